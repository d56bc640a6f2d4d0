import type { Scenario } from '../../scenario/scenario';
import type { Spread } from '../../simulator/ensemble';
import { standings } from '../study/bands';
import { type ExploredStudy, valuesOf } from '../study/exploredStudy';
import type { Candidate, JudgedCandidate, Limit } from './types';

/** Adds to a candidate and its scenario what the model's record says of it, and what the parameters leave open of it. */
export function judging(
  study: ExploredStudy,
  limits: readonly Limit[],
): (candidate: Candidate, scenario: Scenario, excess?: Spread | null) => JudgedCandidate {
  const standingOf = standings(study);
  return (candidate, scenario, excess = null) => {
    const { nearest, bandOf } = standingOf(valuesOf(study, scenario));
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
