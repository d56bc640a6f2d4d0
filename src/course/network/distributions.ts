import type { Distribution, Leg } from './shapes';

export const exponential = (meanMs: number): Distribution => ({ kind: 'exponential', meanMs });
export const constant = (meanMs: number): Distribution => ({ kind: 'constant', meanMs });
/** Service of a mean whose squared coefficient of variation is 0 (constant), 1 (random) or more. */
export const varied = (meanMs: number, squaredVariation: number): Distribution =>
  squaredVariation === 0
    ? constant(meanMs)
    : squaredVariation === 1
      ? exponential(meanMs)
      : { kind: 'lognormal', meanMs, squaredVariation };
/** The same of two kinds, short for most and long for a few: its means settle sooner. */
export const ofTwoKinds = (meanMs: number, squaredVariation: number): Distribution =>
  squaredVariation <= 1
    ? varied(meanMs, squaredVariation)
    : { kind: 'hyperexponential', meanMs, squaredVariation };
/** All messages go to one place. */
export const to = (place: string): Leg[] => [{ to: place, share: 1 }];
export const OUT = to('out');
/** Messages that come at random, so many a second. */
export const arrivals = (perSecond: number): Distribution => exponential(1000 / perSecond);
