import type { Claim, ClaimComparison, Erratum } from '../measured/types';
import { marginsOf, type Repeats } from './claimsMargin';
import { judgePrinted, statedNotes } from './claimsMeasured';
import { boundValue, type ReadPrinted } from './claimsPrinted';
import { judgeSimulated, type Simulation } from './claimsSimulated';
import type { JudgedClaim, JudgedComparison } from './claimsTypes';
import { jointVerdict } from './claimsVerdict';
import type { StudyMetrics } from './studyMetrics';

/** What the claims of a study are judged by. */
export interface ClaimContext extends Simulation {
  read: ReadPrinted;
  errata: readonly Erratum[];
  metrics: StudyMetrics;
  /** What the study has run twice; null where it repeats nothing. */
  repeats: Repeats | null;
}

/** Both verdicts of each claim. */
export function judgeClaims(claims: readonly Claim[], context: ClaimContext): JudgedClaim[] {
  return claims.map(({ comparison, ...claim }) => {
    const comparisons = comparison.map((one) => judgeComparison(one, context));
    return {
      ...claim,
      comparisons,
      measured: jointVerdict(comparisons.map(({ measured }) => measured.verdict)),
      simulated: jointVerdict(comparisons.map(({ simulated }) => simulated.verdict)),
    };
  });
}

/** The configuration of a scenario, such as "20-A". */
const configurationOf = (scenario: string): string => scenario.slice(scenario.indexOf('/') + 1);

function judgeComparison(claimed: ClaimComparison, context: ClaimContext): JudgedComparison {
  const { read, metrics } = context;
  const { direction, metric, rightMetric = metric } = claimed;
  const left = read(configurationOf(claimed.left), metric);
  const right =
    claimed.right === undefined
      ? boundValue(metric, claimed.bound ?? Number.NaN)
      : read(configurationOf(claimed.right), rightMetric);
  const margins = marginsOf(left, right, context);
  const measured = judgePrinted(direction, left, right, context);
  return {
    direction,
    unit: metrics.unitOf(metric),
    metricTexts: [metrics.claimTextOf(metric), metrics.claimTextOf(rightMetric)],
    left,
    right,
    margins,
    measured: {
      ...measured,
      notes: [...measured.notes, ...statedNotes(claimed, left, right, read)],
    },
    simulated: judgeSimulated(direction, left, right, margins.similar, context),
  };
}
