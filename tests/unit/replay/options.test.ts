import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../scripts/command/usage';
import {
  applySettings,
  matching,
  readOptions,
  readSettings,
} from '../../../scripts/replay/options';
import { knobSchema as schema } from '../../../src/studies/low-latency/knobs';

const read = (...args: string[]) => readOptions(args);

describe('readOptions', () => {
  it('has defaults for everything', () => {
    expect(read()).toEqual({
      prefix: '',
      settings: [],
      replications: null,
      precision: null,
      seed: null,
      json: false,
    });
  });

  it.each([
    ['2%', 0.02],
    ['0.5 %', 0.005],
    ['50%', 0.5],
  ])('reads a precision of %s', (text, share) => {
    expect(read('--precision', text).precision).toBe(share);
  });

  it('reads settings as links write them', () => {
    const options = read(
      'low-latency/20',
      '--set',
      'sendOnly=6',
      '--set',
      'server=xeon',
      '--seed',
      '7',
      '--json',
    );
    expect(options).toMatchObject({ prefix: 'low-latency/20', seed: 7, json: true });
    const settings = readSettings(schema, options.settings);
    expect(settings).toHaveProperty('sendOnly', 6);
    expect(settings).toHaveProperty('server');
  });

  it.each([
    [['--set', 'sendOnly'], 'accepted: knob=value'],
    [['--set', 'sendOly=3'], 'Did you mean sendOnly?'],
    [['--set', 'sendOnly=1000'], '--set sendOnly is "1000"; accepted: whole numbers from 0'],
    [['--set', 'sendOnly=many'], '--set sendOnly is "many"; accepted: whole numbers'],
    [['--set', 'server=pdp'], 'accepted: xeon, opteron or dual'],
    [['--set', 'sqlAgent=1'], 'accepted: on or off'],
    [['--set', 'sendOnly=1', '--set', 'sendOnly=2'], 'more than once'],
    [['--seed', '-1'], '--seed is "-1"; accepted: whole numbers from 0 to 4294967295'],
    [['--seed', '1e3'], '--seed is "1e3"'],
    [['--replications', '0'], '--replications is "0"; accepted: whole numbers from 1 to 200'],
    ...['2', '0.02', '0%', '51%', '-2%', 'two%', ''].map((text): [string[], string] => [
      ['--precision', text],
      `--precision is "${text}"; accepted: a percentage from 0.1% to 50%, such as 2%`,
    ]),
    [['--precision', '2%', '--replications', '8'], 'accepted: one of them'],
    [['--unknown'], "Unknown option '--unknown'"],
    [['a', 'b'], 'accepted: one'],
  ])('refuses %j', (args, message) => {
    const read = () => readSettings(schema, readOptions(args).settings);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(message);
  });
});

describe('applySettings', () => {
  const base = { sendOnly: 2, receiveOnly: 1 };

  it('gives the values in the order of the schema', () => {
    const { values, changed } = applySettings(
      { scenario: 'x', schema, values: base },
      { sendOnly: 3 },
    );
    const index = schema.knobs.findIndex((knob) => knob.id === 'sendOnly');
    expect(values[index]).toBe(3);
    expect(changed).toBe(true);
  });

  it('does not count the published value as a change', () => {
    expect(applySettings({ scenario: 'x', schema, values: base }, { sendOnly: 2 }).changed).toBe(
      false,
    );
  });

  it('refuses a system in which nothing receives', () => {
    const settings = { receiveOnly: 0, receiveAndSend: 0 };
    expect(() =>
      applySettings({ scenario: 'low-latency/1-A', schema, values: base }, settings),
    ).toThrow('low-latency/1-A: receiveOnly would be 0; accepted: at least 1');
  });
});

describe('matching', () => {
  const all = ['low-latency/1-A', 'low-latency/20-A', 'low-latency/20-B'].map((scenario) => ({
    scenario,
  }));

  it('finds by the start of the name', () => {
    expect(matching(all, 'low-latency/20')).toHaveLength(2);
    expect(matching(all, '')).toHaveLength(3);
  });

  it('names what is known when nothing matches', () => {
    expect(() => matching(all, 'low-latency/20-C')).toThrow('Did you mean low-latency/20-A?');
  });
});
