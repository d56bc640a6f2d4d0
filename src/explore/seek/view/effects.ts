import type { Scenario } from '../../../scenario/scenario';
import type { ExploredStudy } from '../../study/exploredStudy';
import type { Finished } from '../../why/answer';
import { type Limit, type Steps, stepsOf } from '../../why/effects';
import { type PlannedRun, PREVIEWS, scenarioRuns, stepRuns } from '../../why/plan';
import { measuresOf } from '../goal';
import type { SeekQuestion } from '../types';

/** What one step of every knob does from the best, as far as it has been run. */
export interface FoundEffects {
  steps: Steps;
  finished: Finished;
}

/** The short runs that tell what one step of every knob does from a scenario. */
export function effectPlan(
  study: ExploredStudy,
  scenario: Scenario,
): { steps: Steps; plan: readonly PlannedRun[] } {
  const steps = stepsOf(study, scenario);
  const short = { protocol: 'preview', replications: PREVIEWS, seed: scenario.seed } as const;
  return {
    steps,
    plan: [...scenarioRuns(study, scenario, short), ...stepRuns(study, steps.steps, short)],
  };
}

/** The limits of a question with what they limit. */
export function limitsOf(study: ExploredStudy, { limits, prices }: SeekQuestion): Limit[] {
  const measures = measuresOf(study, prices);
  return limits.flatMap(({ measure: id, value }) => {
    const measure = measures.find((one) => one.id === id);
    return measure ? [{ measure, value }] : [];
  });
}
