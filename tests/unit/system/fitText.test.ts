import { describe, expect, it } from 'vitest';
import { fitText } from '../../../scripts/system/fitText';
import type { Prediction, Range } from '../../../src/system/fitAnswer';
import type { LoadTestAnswer } from '../../../src/system/loadTest';

const ranged = (value: number): Range => ({ value, low: 0.9 * value, high: 1.1 * value });
const level = (users: number, throughputPerSecond: number, mean: number) => ({
  users,
  throughputPerSecond,
  responseMs: { mean, p50: null, p90: null, p95: null, p99: null },
  tool: 'wrk',
  warnings: [],
});
const prediction = (users: number, rate: number, isHeldBack = false): Prediction => ({
  users,
  arrivalsPerSecond: null,
  throughputPerSecond: ranged(rate),
  responseMs: ranged((1000 * users) / rate),
  isHeldBack,
  isBeyond: false,
  lawPerSecond: 0.5 * rate,
});
const ANSWER: LoadTestAnswer = {
  levels: [level(1, 50, 20), { ...level(2, 90, 22), warnings: [] }, level(32, 240, 133)],
  sentence: 'Two at a time, 8 ms each.',
  fits: true,
  notes: ['One user is few.'],
  explanations: [
    {
      kind: 'places',
      says: 'two at a time',
      places: 2,
      demandMs: 8,
      delayMs: 12,
      fittedErrorPercent: 0.4,
      leftOutErrorPercent: 1.25,
      verdict: 'best',
      placesBetween: [1, 3],
      secondPlaces: null,
      secondDemandMs: null,
      costPerRequest: null,
      variability: null,
      names: [],
      limitPerSecond: 250,
      share: 1,
      system: {},
    },
  ],
  limit: { throughputPerSecond: ranged(250), knee: ranged(5) },
  limitAbove: null,
  predictions: [
    prediction(1, 51),
    prediction(2, 90),
    prediction(32, 250, true),
    prediction(64, 250),
  ],
  usersUnderTarget: [{ of: 'p95', ms: 100, users: ranged(20), isBeyond: false, why: null }],
  next: { what: 'level', atUsers: 6, differs: 3.5 },
  law: { leftOutErrorPercent: 28, gammaPerSecond: 50, alpha: 0.1, beta: 0.001 },
  resources: [],
  scatterPercent: 1,
};
const lines = (answer: LoadTestAnswer, at: readonly number[] = []) =>
  fitText(answer, at).split('\n');
const row = (text: readonly string[], title: string, start: string) =>
  text
    .slice(text.findIndex((line) => line.startsWith(title)))
    .find((line) => line.trim().startsWith(start))
    ?.trim()
    .split(/\s{2,}/);

describe('the answer about a load test as a person reads it', () => {
  it('begins with the sentence', () => {
    expect(lines(ANSWER)[0]).toBe(ANSWER.sentence);
  });

  it('has each level beside what explains it, with its error, and marks what was kept back', () => {
    const text = lines(ANSWER);
    const found = (start: string) => row(text, 'Levels, measured', start);
    expect(found('1 ')?.slice(0, 4)).toEqual(['1', '50.00', '51.00', '+2.0']);
    expect(found('1 ')).not.toContain('kept back');
    expect(found('32 ')?.slice(0, 4)).toEqual(['32', '240.0', '250.0', '+4.2']);
    expect(found('32 ')?.at(-1)).toBe('kept back');
  });

  it('has explanations with verdicts, the limit with its range, targets and what to measure', () => {
    const text = lines(ANSWER);
    const explained = ['places', '2 (1 to 3)', '8.000', '12.00', '0.4', '1.3', 'best'];
    expect(row(text, 'Explanations', 'places')).toEqual(explained);
    expect(text).toContain(
      'Limit: 250.0 per second (225.0 to 275.0), from 5.000 users on (4.500 to 5.500).',
    );
    expect(text).toContain('Under p95 100 ms: 20.00 users (18.00 to 22.00).');
    expect(fitText(ANSWER, [])).toMatch(/Measure next: a level at 6 users.*3\.500 times/);
    expect(fitText(ANSWER, [])).toMatch(/scalability law.*28\.0 % off/);
    expect(text.slice(-2)).toEqual(['Notes', 'One user is few.']);
  });

  it('says that no limit was seen where that is so', () => {
    const open = { ...ANSWER, limit: null, limitAbove: 300 };
    expect(lines(open)).toContain('Limit: none was seen; it lies above 300.0 per second.');
  });

  it('predicts what was kept back, what lies beyond and what was asked for, and no other level', () => {
    const users = (at: readonly number[]) => {
      const text = lines(ANSWER, at);
      const from = text.findIndex((line) => line.startsWith('Predictions')) + 2;
      return text.slice(from, text.indexOf('', from)).map((line) => Number.parseInt(line, 10));
    };
    expect(users([])).toEqual([32, 64]);
    expect(users([2])).toEqual([2, 32, 64]);
  });

  it('gathers warnings, each once with its levels', () => {
    const warnings = [{ code: 'short' as const, sentence: 'It was short.' }];
    const warned = { ...ANSWER, levels: ANSWER.levels.map((one) => ({ ...one, warnings })) };
    expect(lines(warned).at(-1)).toBe('It was short. (users 1, 2, 32)');
  });
});
