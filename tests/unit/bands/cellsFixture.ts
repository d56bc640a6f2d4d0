import type { BandCell } from '../../../src/evidence/bands/cells';

/** A cell of a made-up study; everything that a test does not set is ordinary. */
export const cell = (changes: Partial<BandCell> = {}): BandCell => ({
  scenario: 'toy/a',
  metric: 'rate',
  quantity: 'rate',
  cluster: 'a',
  regimes: ['elsewhere'],
  isHeldOut: true,
  isFitted: true,
  scale: 'ratio',
  measured: 1.1,
  predicted: 1,
  fitted: 1.1,
  residual: 0.1,
  fitResidual: 0,
  isInInterval: false,
  distance: 0,
  ...changes,
});

/** Uniform numbers from 0 to 1, the same in every run (mulberry32). */
export function uniforms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A normal variate of mean 0 and standard deviation 1. */
export const normal = (uniform: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
