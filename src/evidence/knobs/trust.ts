import type { Estimate } from '../../simulator/types';
import type { PairOutcome } from './pairs';
import type { TriedValue } from './types';

/** How far a knob's effect is to be trusted, the best first. */
export const TRUST = [
  'measured',
  'contradicted',
  'varied',
  'mechanism only',
  'no effect here',
] as const;
export type Trust = (typeof TRUST)[number];

/** An effect below this, relative, is none: the noise of short runs that share few random numbers. */
export const LEAST_EFFECT = 0.01;

/** Whether an effect is told from none: its interval leaves out zero, and it is not tiny. */
export const isEffect = (effect: Estimate | null | undefined): boolean =>
  effect != null && (effect.low > 0 || effect.high < 0) && Math.abs(effect.mean) >= LEAST_EFFECT;

/** Whether a value does anything to what is looked at, running out of bounds included. */
export const acts = ({ status, isSame, effects }: TriedValue): boolean =>
  !isSame && (status === 'unstable' || Object.values(effects).some(isEffect));

interface Grounds {
  /** How many values it has among the published configurations. */
  published: number;
  /** Of the pairs that differ in it alone. */
  outcomes: readonly PairOutcome[];
  tried: readonly TriedValue[];
}

/**
 * Pairs decide where any has a measured direction: most of them must agree. Without, a knob that does nothing
 * in the base comes first, then whether it was ever varied.
 */
export function trustOf({ published, outcomes, tried }: Grounds): Trust {
  const agreeing = outcomes.filter((one) => one === 'agrees').length;
  const against = outcomes.filter((one) => one === 'opposes' || one === 'flat').length;
  if (agreeing + against > 0) return agreeing > against ? 'measured' : 'contradicted';
  if (!tried.some(acts)) return 'no effect here';
  return published > 1 ? 'varied' : 'mechanism only';
}
