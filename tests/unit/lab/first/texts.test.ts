import { describe, expect, it } from 'vitest';
import { readSchema } from '../../../../scripts/replay/catalogue';
import { loadsAround } from '../../../../src/lab/curve/loadsAround';
import { firstOf, nameOf, shortText, unitBeside } from '../../../../src/lab/first/numbers';
import type { LabView } from '../../../../src/lab/types';
import { changeBegins } from '../../../../src/lab/view/changeBegins';
import { settingText } from '../../../../src/lab/view/settingText';
import { placesAround, surroundingsOf } from '../../../../src/scenario/distance';
import { knobById } from '../../../../src/scenario/schema';
import { knobSchema } from '../../../../src/studies/low-latency/knobs';
import { context } from '../fixture';

const setting = (study: string, id: string, value: number) => {
  const knob = knobById(readSchema(study), id);
  if (knob === undefined) throw new Error(`There is no ${id}.`);
  return settingText(knob, value).replaceAll('\u202f', ' ');
};

describe('a setting in a sentence', () => {
  it.each([
    ['low-latency', 'virtualUsers', 60, '60 virtual users'],
    ['low-latency', 'virtualUsers', 1, '1 virtual user'],
    ['low-latency', 'messageBoxes', 1, '1 MessageBox'],
    ['low-latency', 'sendOnly', 1, 'send only on 1 computer'],
    ['low-latency', 'sendOnly', 6, 'send only on 6 computers'],
    ['low-latency', 'maxReceiveIntervalMs', 500, 'longest pause between looks of 500 ms'],
    ['low-latency', 'workerThreads', 1, '1 thread that takes messages in'],
    ['low-latency', 'tracking', 3, '2 body tracking points'],
    ['low-latency', 'keepAlive', 0, 'HTTP keep-alive off'],
    ['low-latency', 'server', 0, 'MessageBox server 8-way Xeon'],
    ['capacity', 'burstAtMinutes', 30, 'floodgate event after 30 min'],
    ['capacity', 'throttleSessions', 18, 'throttling threshold of 18'],
  ])('of %s, %s at %s is “%s”', (study, id, value, text) => {
    expect(setting(study, id, value)).toBe(text);
  });
});

describe('how a sentence about a change begins', () => {
  const own = context.configurations.A ?? {};
  const begins = (changes: Readonly<Record<string, number>>, changeCount = 1) =>
    changeBegins(context, {
      values: { ...own, ...changes },
      publishedValues: own,
      changeCount,
    } as LabView);

  it('names one more user, the setting with what it was, or how many there are', () => {
    expect(begins({ virtualUsers: 4 })).toBe('A fourth user:');
    expect(begins({ virtualUsers: 5 })).toBe('5 virtual users instead of 3:');
    expect(begins({ virtualUsers: 2 })).toBe('2 virtual users instead of 3:');
    expect(begins({ globalTracking: 0 })).toBe('Global tracking off:');
    expect(begins({ virtualUsers: 4, sendOnly: 5 }, 2)).toBe('Your 2 changes:');
    expect(begins({ virtualUsers: 4 }, 2)).toBe('Your 2 changes:');
    expect(begins({})).toBe('Other random numbers:');
  });
});

describe('the numbers that come first', () => {
  const outcome = (id: string, label: string, unit: string) => ({ id, label, unit, metric: id });
  it('are two: those that stay in sight, then others', () => {
    const all = ['a', 'b', 'c'].map((id) => outcome(id, id, ''));
    expect(firstOf({ sticky: ['c'] }, all).map(({ id }) => id)).toEqual(['c', 'a']);
    expect(firstOf({ sticky: ['c', 'b'] }, all).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('have what a rate counts in their names, and other units beside them', () => {
    const rate = outcome('x', 'Throughput', 'messages/s');
    const time = outcome('r', 'Roundtrip', 'ms');
    expect([nameOf(rate), unitBeside(rate), shortText(rate, 109.4)]).toEqual([
      'messages a second',
      '',
      '109/s',
    ]);
    expect([nameOf(time), unitBeside(time), shortText(time, 349)]).toEqual([
      'roundtrip',
      'ms',
      '349\u202fms',
    ]);
    expect(nameOf(outcome('x', 'Throughput', '/s'))).toBe('throughput, a second');
  });
});

it('loads around the present one are less and more, once each, within the knob', () => {
  const users = knobById(knobSchema, 'virtualUsers');
  if (users === undefined) throw new Error('There are no users.');
  expect(loadsAround(users, 3)).toEqual([1, 2, 3, 4, 5, 6, 9]);
  expect(loadsAround(users, 40)).toEqual([10, 20, 30, 40, 50, 60]);
});

describe('the two measured places around a scenario', () => {
  const places = [
    { label: 'near', values: { virtualUsers: 4, server: 1 } },
    { label: 'few', values: { virtualUsers: 2, server: 1 } },
    { label: 'many', values: { virtualUsers: 20, server: 1 } },
    { label: 'other', values: { virtualUsers: 6, server: 2 } },
    { label: 'others', values: { virtualUsers: 7, server: 2 } },
  ];
  const around = (values: Readonly<Record<string, number>>) =>
    placesAround(surroundingsOf(knobSchema, places), values);

  it('have each of its settings between theirs, and are the nearest that do', () => {
    expect(around({ virtualUsers: 3, server: 1 })).toEqual(['near', 'few']);
    expect(around({ virtualUsers: 9, server: 1 })).toEqual(['near', 'many']);
  });

  it('are none where one of them is another system by more than the study varied a knob', () => {
    expect(around({ virtualUsers: 5, server: 2 })).toBeNull();
    expect(around({ virtualUsers: 6, server: 2 })).toEqual(['other', 'others']);
  });

  it('are none where a setting lies beyond, or is a choice that neither has', () => {
    expect(around({ virtualUsers: 1, server: 1 })).toBeNull();
    expect(around({ virtualUsers: 3, server: 0 })).toBeNull();
  });
});
