import { differenceError } from '../../comparison/differences';
import { ln } from '../../numbers/elementary';
import { type Coverage, coverageOf } from '../bands/coverage';
import { isRight, metricDifferences } from './errors';
import type { DifferencePair } from './pairs';

/** Measured changes above this count as large, relative. */
export const LARGE = 0.12;

/** A pair judged by errors of pairs that have nothing in common with it. */
export interface TriedPair {
  pair: DifferencePair;
  isCovered: boolean;
  isTold: boolean;
}

/** How differences fared that were judged without their own. */
export interface TriedDifferences {
  coverage: Coverage;
  told: number;
  /** Of those told. */
  right: number;
  large: number;
  /** Of the large ones. */
  largeTold: number;
}

/** Each pair of one metric judged by the others that share no test case with it; those that nothing tells of are left out. */
export function triedPairs(pairs: readonly DifferencePair[]): TriedPair[] {
  const sets = new Map<string, ReturnType<typeof metricDifferences>>();
  const knownWithout = (clusters: readonly string[]) => {
    const key = [...clusters].sort().join();
    const found =
      sets.get(key) ??
      metricDifferences(pairs.filter((one) => !one.clusters.some((of) => clusters.includes(of))));
    sets.set(key, found);
    return found;
  };
  return pairs.flatMap((pair) => {
    const known = knownWithout(pair.clusters);
    if (known === null) return [];
    const { halfWidth, directionFrom } = differenceError(known, pair.changed);
    const size = Math.abs(pair.predicted);
    return [
      {
        pair,
        isCovered: Math.abs(pair.measured - pair.predicted) <= halfWidth,
        isTold: directionFrom !== null && size >= directionFrom && size > halfWidth,
      },
    ];
  });
}

const isLarge = ({ scale, measured }: DifferencePair): boolean =>
  Math.abs(measured) > (scale === 'ratio' ? ln(1 + LARGE) : 100 * LARGE);

/** Counts tried pairs; test cases err together, so that they are what is drawn. */
export function triedDifferences(tried: readonly TriedPair[]): TriedDifferences {
  const told = tried.filter(({ isTold }) => isTold);
  const large = tried.filter(({ pair }) => isLarge(pair));
  return {
    coverage: coverageOf(
      tried.map(({ pair, isCovered }) => ({ cluster: pair.clusters.join(), isCovered })),
    ),
    told: told.length,
    right: told.filter(({ pair }) => isRight(pair)).length,
    large: large.length,
    largeTold: large.filter(({ isTold }) => isTold).length,
  };
}
