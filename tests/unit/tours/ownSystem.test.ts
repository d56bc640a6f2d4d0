import { expect, it } from 'vitest';
import { judge } from '../../../src/tours/judge';
import { seenSystem } from '../../../src/tours/seen';
import type { Text } from '../../../src/tours/text';
import { ownSystem } from '../../../src/tours/tours/own-system';
import type { LabStep, SystemStep } from '../../../src/tours/types';
import { withExplanation } from '../../../src/your-system/answer/taken';
import type { Answered } from '../../../src/your-system/answered';
import type { Description } from '../../../src/your-system/description';
import type { OpenSystem } from '../../../src/your-system/page/openSystem';
import { RESPONSE } from '../../../src/your-system/study/named';
import { answeredHere, measuredOf } from '../your-system/answer/answeredHere';

const pool = answeredHere(measuredOf('c-pool.csv'));
const NOTHING: Answered = {
  description: { version: 1, stations: [] },
  isChanged: false,
  refusals: [],
  fit: null,
  bounds: null,
  simulated: [],
  status: 'empty',
  why: null,
};

const seen = (
  { answered = pool, before = null }: Partial<OpenSystem>,
  changes: Partial<Description> = {},
): OpenSystem => ({
  answered: { ...answered, description: { ...answered.description, ...changes } },
  before,
});

const words = (text: Text | null): string =>
  (text ?? []).map((part) => (typeof part === 'string' ? part : part.value)).join('');

function stepAt(number: number): SystemStep {
  const step = ownSystem.steps[number - 1];
  if (step?.of !== 'system') throw new Error(`Step ${number} is judged by a lab`);
  return step;
}

/** Which goals of a step are met: "yn" the first of two. */
const met = (step: number, open: OpenSystem): string =>
  judge(stepAt(step).goals, open)
    .met.map((one) => (one ? 'y' : 'n'))
    .join('');

const measured = pool.description.measured ?? [];
const [first, second, third] = measured;
const other = pool.fit?.explanations[1];
if (!first || !second || !third || !other) throw new Error('The test has too little in it');
const taken = withExplanation(pool.description, other);

it.each<[step: number, expected: string, what: string, open: OpenSystem]>([
  [1, 'n', 'nothing', seen({ answered: NOTHING })],
  [1, 'n', 'two levels', seen({}, { measured: [first, second] })],
  [1, 'n', 'two levels, one twice', seen({}, { measured: [first, second, second] })],
  [1, 'y', 'three levels', seen({}, { measured: [first, second, third] })],
  [2, 'nn', 'nothing', seen({ answered: NOTHING })],
  [2, 'yn', 'all fitted', seen({}, { hold: [] })],
  [2, 'ny', 'the highest kept back', seen({}, { hold: [64] })],
  [2, 'nn', 'another kept back', seen({}, { hold: [32] })],
  [3, 'n', 'no target', seen({})],
  [3, 'y', 'a target', seen({}, { targets: [{ of: 'mean', ms: 100 }] })],
  [
    3,
    'n',
    'a target without an answer',
    seen({ answered: NOTHING }, { targets: [{ of: 'mean', ms: 100 }] }),
  ],
  [4, 'n', 'as the first says', seen({})],
  [4, 'y', 'as the second says', seen({}, { stations: taken.stations })],
  [4, 'n', 'without a fit', seen({ answered: { ...pool, fit: null } })],
  [6, 'nn', 'nothing kept', seen({})],
  [6, 'yn', 'kept and alike', seen({ before: pool.description })],
  [6, 'yy', 'kept and changed', seen({ before: pool.description }, { stations: taken.stations })],
])('step %i says %s of %s', (step, expected, _, open) => {
  expect(met(step, open)).toBe(expected);
});

it('judges the lab by its result', () => {
  const { goals } = ownSystem.steps[4] as LabStep;
  const result = (mean: number) => ({ metrics: { [RESPONSE]: { mean, low: mean, high: mean } } });
  const at = (mean: number, isChanged: boolean) =>
    judge(goals, { summary: result(mean), published: result(20), isChanged } as never);
  expect(at(20, false).met).toEqual([false, false]);
  expect(at(19, true).isPassed).toBe(true);
  expect(at(20, true).met).toEqual([true, false]);
  expect(words(at(21, true).missing)).toBe('A request takes 21 ms, before it was 20 ms.');
});

it('says what is missing, of a target too that nothing is known of', () => {
  const said = (step: number, open: OpenSystem) => words(judge(stepAt(step).goals, open).missing);
  expect(said(1, seen({ answered: NOTHING }))).toBe('No level is there yet.');
  expect(said(1, seen({}, { measured: [first] }))).toMatch(/^Another load/);
  expect(said(2, seen({}, { hold: [64] }))).toMatch(/^Some levels are kept back/);
  expect(said(3, seen({}))).toMatch(/no target/);
  const targets = [{ of: 'mean', ms: 100 }];
  expect(said(3, seen({ answered: NOTHING }, { targets }))).toContain(
    'Nothing is known of mean response at most 100',
  );
  expect(said(4, seen({ answered: NOTHING }))).toMatch(/come with a load test/);
  expect(said(6, seen({ before: pool.description }))).toMatch(/alike/);
});

it('waits while something is worked out, or failed', () => {
  const open = seen({});
  expect(seenSystem(open)).toBe(open);
  for (const status of ['running', 'failed'] as const) {
    expect(seenSystem(seen({ answered: { ...pool, status } }))).toBeNull();
  }
});
