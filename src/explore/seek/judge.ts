import type { Scenario } from '../../scenario/scenario';
import type { Spread } from '../../simulator/ensemble';
import { standings } from '../study/bands';
import { type ExploredStudy, valuesOf } from '../study/exploredStudy';
import { goalOf, meansOf } from './goal';
import type { Candidate, JudgedCandidate, SeekQuestion } from './types';

/** Adds to a candidate and its scenario what the model's record says of it, and what the parameters leave open of it. */
export function judging(
  study: ExploredStudy,
  question: SeekQuestion,
): (candidate: Candidate, scenario: Scenario, excess?: Spread | null) => JudgedCandidate {
  const { limits } = question;
  const goal = goalOf(study, question);
  const standingOf = standings(study);
  return (candidate, scenario, excess = null) => {
    const { nearest, bandOf } = standingOf(valuesOf(study, scenario));
    const bands = Object.fromEntries(
      Object.entries(candidate.found).map(([measure, found]) => [
        measure,
        found === null || candidate.isUnstable
          ? null
          : bandOf(measure, found, candidate.regimes, excess),
      ]),
    );
    const uncertain = limits
      .filter(({ measure, value }) => {
        const band = bands[measure];
        return band && band.low <= value && value <= band.high;
      })
      .map(({ measure }) => measure);
    const numbers = meansOf(candidate);
    const missed = limits
      .filter(({ measure }) => candidate.broken.includes(measure))
      .map((limit) => ({
        limit,
        simulated: numbers[limit.measure] ?? null,
        excess: goal.excess(limit, numbers),
        band: bands[limit.measure] ?? null,
        isInsideBand: uncertain.includes(limit.measure),
      }));
    return { ...candidate, scenario, bands, uncertain, missed, nearest, excess };
  };
}
