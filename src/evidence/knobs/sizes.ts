import { ln } from '../../numbers/elementary';
import type { KnobPair } from './pairs';

/** What of a measured effect the simulation has: its size and direction, its direction alone, or neither. */
export type SizeTrust = 'size and direction' | 'direction' | 'neither' | 'no measured effect';

/** How the simulated effects of a knob in one metric stand to the measured ones. */
export interface KnobSize {
  metric: string;
  /** Of configurations that differ in it alone. */
  pairs: number;
  /** Those of them whose measured change is beyond chance. */
  beyondChance: number;
  /** Those of these that go the same way in the simulation. */
  agreeing: number;
  /**
   * The share of a measured change that is simulated: slope through the origin of logarithms of ratios, over the changes
   * beyond chance; null where they are too few.
   */
  slope: number | null;
  trust: SizeTrust;
}

/** Fewer changes tell no slope. */
const FEWEST = 3;
/** Sizes are right within this factor. */
export const WITHIN = 4 / 3;
/** Of so many directions one may be wrong. */
export const ONE_OF = 10;

/** The logarithm of a ratio, by the change relative to the first. */
const logOf = (change: number): number => ln(1 + change);

function slopeOf(pairs: readonly KnobPair[]): number | null {
  const usable = pairs.filter(({ measured, simulated }) => measured > -1 && simulated > -1);
  if (usable.length < FEWEST) return null;
  const sum = (of: (pair: KnobPair) => number) =>
    usable.reduce((total, pair) => total + of(pair), 0);
  return (
    sum(({ measured, simulated }) => logOf(measured) * logOf(simulated)) /
    sum(({ measured }) => logOf(measured) * logOf(measured))
  );
}

function trustOf(beyondChance: number, agreeing: number, slope: number | null): SizeTrust {
  if (beyondChance === 0) return 'no measured effect';
  if (beyondChance - agreeing > beyondChance / ONE_OF) return 'neither';
  const isSized = slope !== null && slope >= 1 / WITHIN && slope <= WITHIN;
  return isSized ? 'size and direction' : 'direction';
}

/** How the effects of a knob stand in each metric that its pairs have. */
export function knobSizes(pairs: readonly KnobPair[]): KnobSize[] {
  const metrics = [...new Set(pairs.map(({ metric }) => metric))];
  return metrics.map((metric) => {
    const own = pairs.filter((pair) => pair.metric === metric);
    const told = own.filter(({ outcome }) => outcome !== 'cannot tell');
    const agreeing = told.filter(({ outcome }) => outcome === 'agrees').length;
    const slope = slopeOf(told);
    return {
      metric,
      pairs: own.length,
      beyondChance: told.length,
      agreeing,
      slope,
      trust: trustOf(told.length, agreeing, slope),
    };
  });
}
