import { summariseClaims } from '../../comparison/claimsSummary';
import type { JudgedClaim } from '../../comparison/claimsTypes';
import { errorGoalFigures, type GoalFigures } from '../../comparison/goals';
import { calibratedCount, type StatedParameter } from '../../comparison/parameters';
import { machineDifferences, meansOf } from './evidence/means';
import { comparablesOf, heldOutComparisons, ledgerSize, type Study } from './evidence/study';
import { metricFigures, pointFigures, quantityFigures } from './figures';

const inPercent = (share: number | null): number | null =>
  share === null ? null : Number((100 * share).toPrecision(12));

/** Figures of the study's goals. */
export function goalFigures(
  study: Study,
  parameters: readonly StatedParameter[],
  claims: readonly JudgedClaim[],
): GoalFigures {
  const comparisons = comparablesOf(study);
  const roundtrips = metricFigures(comparisons, 'roundtrips');
  return {
    ...errorGoalFigures('in-sample', quantityFigures(comparisons)),
    ...errorGoalFigures('in-sample', roundtrips && { roundtrips }),
    'in-sample.bizTalkCpu.median':
      pointFigures(machineDifferences(meansOf(study)))?.medianPoints ?? null,
    ...errorGoalFigures('held-out', quantityFigures(heldOutComparisons(study) ?? [])),
    'model.ledger': ledgerSize(study),
    'model.calibratedParameters': calibratedCount(parameters),
    'model.claims': inPercent(summariseClaims(claims).share),
  };
}
