import { standings } from '../../study/bands';
import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import type { Candidate, JudgedCandidate, SeekQuestion } from '../types';
import { scenarioOf } from './scenario';

/** Adds to the best so far what the model's record says of it, before the search has come to its end. */
export function judgingSoFar(
  study: ExploredStudy,
  question: SeekQuestion,
): (candidate: Candidate) => JudgedCandidate {
  const standingOf = standings(study);
  return (candidate) => {
    const scenario = scenarioOf(question, candidate.changes);
    const { nearest, bandOf } = standingOf(valuesOf(study, scenario));
    const bands = Object.fromEntries(
      Object.entries(candidate.found).map(([measure, found]) => [
        measure,
        found && bandOf(measure, found),
      ]),
    );
    const uncertain = question.limits.flatMap(({ measure, value }) => {
      const band = bands[measure];
      return band && band.low <= value && value <= band.high ? [measure] : [];
    });
    return { ...candidate, scenario, bands, uncertain, nearest, excess: null };
  };
}
