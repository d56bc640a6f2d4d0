import { type ExploredStudy, valuesOf } from '../study/exploredStudy';
import { rivalText } from '../trust/rival';
import { bestStep } from './effectRows';
import { type Effect, estimateOf, type Runs, type Step } from './effects';
import type { WhyQuestion } from './question';

/**
 * What the study measured against the step that would help most or, where none is known to, against the scenario itself, in
 * a sentence; empty before there are runs.
 */
export function whyRivalText(
  study: ExploredStudy,
  { scenario, measure, limits }: WhyQuestion,
  effects: readonly Effect[],
  after: Runs,
  runsOf: (step: Step) => Runs,
): string {
  const step = bestStep(measure, effects);
  const found = estimateOf(measure, step ? runsOf(step) : after)?.mean;
  if (found === undefined) return '';
  return rivalText(study, {
    values: valuesOf(study, step?.scenario ?? scenario),
    found,
    wanted: measure,
    isMoreWanted: measure.better === 'more',
    limits,
    moved: [],
  });
}
