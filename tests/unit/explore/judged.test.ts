import { expect, it } from 'vitest';
import { standings } from '../../../src/explore/study/bands';
import { judgedOf, judgesFrom, type Side } from '../../../src/explore/study/judged';
import { differenceOf } from '../../../src/explore/study/pairs';
import { exploredNamed } from '../../support/explored';

/** A side at the first configuration of a study. */
function sideOf(id: string) {
  const study = exploredNamed(id);
  const values = study.context.configurations[study.context.labels[0] ?? ''] ?? {};
  return { study, values, standing: standings(study)(values) };
}

it('what knobs count needs no judge', () => {
  const { study, values } = sideOf('low-latency');
  const judge = judgesFrom(study, values)({ ...values, sendOnly: 9 });
  const difference = { first: 6, other: 9, runs: { low: 3, high: 3 } };
  expect(judge({ id: 'computers', counted: () => 9 }, difference)).toBeNull();
});

it('what lies outside of what was measured is told by the model alone', () => {
  const { study, values } = sideOf('low-latency');
  const difference = { first: 60, other: 90, runs: { low: 30, high: 30 } };
  const verdict = (changes: object) =>
    judgesFrom(study, values)({ ...values, ...changes })({ id: 'throughput.median' }, difference)
      ?.verdict;
  expect(verdict({ virtualUsers: 12 })).toBe('told');
  expect(verdict({ virtualUsers: 21 })).toBe('model');
  const back = judgesFrom(study, { ...values, virtualUsers: 21 })(values);
  expect(back({ id: 'throughput.median' }, difference)?.verdict).toBe('model');
});

it('between equal scenarios there is no difference to tell, and none that measurements would show', () => {
  const { study, values } = sideOf('low-latency');
  const judge = judgesFrom(study, values)({ ...values });
  for (const runs of [
    { low: 0, high: 0 },
    { low: 10, high: 20 },
  ]) {
    expect(judge({ id: 'throughput.median' }, { first: 60, other: 75, runs })).toEqual({
      band: null,
      verdict: 'cannot-tell',
    });
  }
});

it('between studies nobody measured a difference, so that the model alone tells', () => {
  const difference = differenceOf([100, 101, 102], [150, 151, 152]);
  if (difference === null) throw new Error('no difference');
  const runs = difference.paired;
  const judged = (other: Side) =>
    judgedOf(here, other, 'throughput.median', { first: 101, other: 151, runs });
  const [here, there] = [sideOf('low-latency'), sideOf('capacity')];
  const more = { ...here, values: { ...here.values, virtualUsers: 12 } };
  expect(judged(more).verdict).toBe('told');
  expect(judged(there)).toEqual({ band: null, verdict: 'model' });
});
