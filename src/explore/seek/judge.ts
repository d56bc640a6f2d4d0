import type { Spread } from '../../simulator/ensemble';
import { standings } from '../study/bands';
import type { ExploredStudy } from '../study/exploredStudy';
import type { Trial } from './trial';
import type { JudgedCandidate, Limit } from './types';

/** Adds to a trial what the model's record says of it. */
export function judging(
  study: ExploredStudy,
  limits: readonly Limit[],
): (trial: Trial, excess?: Spread | null) => JudgedCandidate {
  const standingOf = standings(study);
  return ({ candidate, scenario, values }, excess = null) => {
    const { nearest, bandOf } = standingOf(values);
    const bands = Object.fromEntries(
      Object.entries(candidate.found).map(([measure, found]) => [
        measure,
        found === null || candidate.isUnstable ? null : bandOf(measure, found, excess),
      ]),
    );
    const uncertain = limits
      .filter(({ measure, value }) => {
        const band = bands[measure];
        return band && band.low <= value && value <= band.high;
      })
      .map(({ measure }) => measure);
    return { ...candidate, scenario, bands, uncertain, nearest, excess };
  };
}
