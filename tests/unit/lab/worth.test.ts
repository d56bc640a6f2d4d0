import { describe, expect, it } from 'vitest';
import type { MetricDifferences } from '../../../src/comparison/differences';
import type { DifferenceGround } from '../../../src/comparison/studyDifferences';
import { likeStepText } from '../../../src/lab/view/likeStepText';
import { worthText } from '../../../src/lab/view/worth';
import { knobById } from '../../../src/scenario/schema';
import type { Summary } from '../../../src/simulator/types';
import { context, summaryWith } from './fixture';

const THIN = '\u202f';
const users = knobById(context.schema, 'virtualUsers');
if (users === undefined) throw new Error('no users');

const errors = (halfWidth: number, directionFrom: number | null): MetricDifferences => ({
  scale: 'ratio',
  all: { halfWidth, directionFrom },
  knobs: {},
  groups: {},
});
const ground = (record: Record<string, MetricDifferences>): DifferenceGround => ({
  record,
  precise: ['roundtrip'],
  changed: [users],
  growth: 1,
  isOutside: false,
});
const THROUGHPUT = { id: 'throughput', label: 'Throughput', unit: 'messages/s', metric: 'done' };
const ROUNDTRIP = { id: 'roundtrip', label: 'Roundtrip', unit: 'ms', metric: 'roundtrip' };
const CPU = { id: 'cpu', label: 'CPU', unit: '%', metric: 'cpu' };

const made = (metrics: Record<string, number>, half = 1, replications = 8): Summary =>
  summaryWith(1, {
    replications,
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, mean]) => [
        name,
        { mean, low: mean - half, high: mean + half },
      ]),
    ),
  });

describe('what a change is worth', () => {
  it('is the band that measurements would lie in, and a word', () => {
    const text = worthText(
      ground({ done: errors(0.05, 0.03), roundtrip: errors(0.3, 0.1) }),
      [THROUGHPUT, ROUNDTRIP],
      made({ done: 100, roundtrip: 300 }),
      made({ done: 120, roundtrip: 360 }),
    );
    // 100 (1.2 e^±0.05 − 1), and 300 (1.2 e^±0.3 − 1).
    expect(text).toBe(
      `Nine of ten measurements of before and after would show throughput +14.1 to +26.2${THIN}messages/s (told), roundtrip −33 to +186${THIN}ms (only the model tells).`,
    );
  });

  it('is not told where runs or pairs do not tell the direction', () => {
    const word = (record: MetricDifferences, now: Summary) =>
      /\((.*)\)/.exec(
        worthText(ground({ done: record }), [THROUGHPUT], made({ done: 100 }), now),
      )?.[1];
    expect(word(errors(0.01, 0.05), made({ done: 103 }))).toBe('cannot tell');
    expect(word(errors(0.01, 0.05), made({ done: 106 }))).toBe('told');
    expect(word(errors(0.01, null), made({ done: 150 }))).toBe('cannot tell');
    // Half widths of 1 and 8 are one of some 8 for the difference.
    expect(word(errors(0.01, 0.01), made({ done: 106 }, 8))).toBe('cannot tell');
    expect(word(errors(0.01, 0.01), made({ done: 106 }, 0, 1))).toBe('cannot tell');
  });

  it('rests on pairs of its own, and without such on what the study tells best', () => {
    const record = { done: errors(0.05, 0.03), roundtrip: errors(0.3, null) };
    const textOf = (outcomes: (typeof THROUGHPUT)[]) =>
      worthText(
        ground(record),
        outcomes,
        made({ done: 100, cpu: 40 }),
        made({ done: 120, cpu: 50 }),
      );
    expect(textOf([THROUGHPUT])).toContain('(told)');
    expect(textOf([CPU])).toBe('Which way CPU would go cannot be told.');
  });

  it('grows with the distance from what was measured', () => {
    const far = { ...ground({ done: errors(0.15, 0.03) }), growth: 2 };
    const text = (of: DifferenceGround) =>
      worthText(of, [THROUGHPUT], made({ done: 100 }), made({ done: 120 }));
    expect(text(ground({ done: errors(0.15, 0.03) }))).toContain('(told)');
    expect(text(far)).toContain('(only the model tells)');
  });

  it('is the model’s alone where nothing was measured, and nobody’s where the runs cannot tell', () => {
    const text = worthText(
      ground({}),
      [THROUGHPUT, ROUNDTRIP, CPU],
      made({ done: 100, roundtrip: 300, cpu: 40 }),
      made({ done: 120, roundtrip: 300, cpu: 50 }),
    );
    expect(text).toBe(
      'Of throughput and CPU only the model tells: no measured differences say how far it errs. Which way roundtrip would go cannot be told.',
    );
  });

  it('leaves out what either result lacks', () => {
    expect(worthText(ground({}), [CPU], made({ cpu: 1 }), made({}))).toBe('');
  });
});

describe('a like step of the study', () => {
  const metric = 'roundtripTime.median';
  const outcome = { ...ROUNDTRIP, metric };
  const asked = { knob: users, from: 3, to: 4, outcome, statistic: 'median' as const };
  const text = (now: number, halfWidth = 0.05, growth = 1) =>
    likeStepText(
      context,
      { ...ground({ [metric]: errors(halfWidth, 0) }), growth },
      asked,
      made({ [metric]: 300 }),
      made({ [metric]: now }),
    );

  it('says what was measured, what is simulated, and whether they agree within the error', () => {
    // Printed for 20-A and 20-B: 307 and 349 ms, a logarithm of 0.128 more.
    expect(text(330)).toBe(
      `A like step in the study, 20-A to 20-B (3 → 4): median roundtrip 307 → 349${THIN}ms, +14${THIN}%; simulated here +10${THIN}%, which agrees within the model’s error.`,
    );
    expect(text(300 * Math.exp(0.128 - 0.049))).toMatch(/agrees/);
    expect(text(300 * Math.exp(0.128 - 0.051))).toMatch(
      /differs by more than the model’s error\.$/,
    );
    expect(text(300 * Math.exp(0.128 + 0.09), 0.05, 2)).toMatch(/agrees/);
    expect(text(290, 0.2)).toMatch(
      /simulated here −3\.3\u202f%: the other way, within the model’s error\.$/,
    );
    expect(text(290)).toMatch(/: the other way, by more than the model’s error\.$/);
  });

  it('gives both without a word where no pairs tell the error', () => {
    const plain = likeStepText(
      context,
      ground({}),
      asked,
      made({ [metric]: 300 }),
      made({ [metric]: 309 }),
    );
    expect(plain).toMatch(/; simulated here \+3\.0\u202f%\.$/);
    expect(likeStepText(context, ground({}), asked, made({}), made({}))).toMatch(/349\u202fms\.$/);
  });

  it('is empty where the study made none', () => {
    const none = { ...asked, knob: { ...users, id: 'requestKb' } };
    expect(likeStepText(context, ground({}), none, made({}), made({}))).toBe('');
  });
});
