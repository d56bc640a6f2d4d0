import type { DifferencePair } from '../../../src/evidence/differences/pairs';

/** A pair of a made-up study; everything that a test does not set is ordinary. */
export const pair = (changes: Partial<DifferencePair> = {}): DifferencePair => ({
  metric: 'rate',
  scale: 'ratio',
  from: 'toy/a',
  to: 'toy/b',
  clusters: ['1'],
  changed: [{ id: 'users', group: 'load' }],
  measured: 0.1,
  predicted: 0.1,
  isHeldOut: true,
  ...changes,
});

/** Pairs that share no test case, with such errors of predictions of such a size. */
export const pairsOf = (
  errors: readonly number[],
  predicted = 0.5,
  changes: Partial<DifferencePair> = {},
): DifferencePair[] =>
  errors.map((error, index) =>
    pair({
      clusters: [`${changes.metric ?? ''}${index}`],
      measured: predicted + error,
      predicted,
      ...changes,
    }),
  );
