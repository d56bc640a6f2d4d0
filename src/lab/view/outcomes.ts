import { referenceOf, referenceValue } from '../../comparison/reference';
import { erratumIn, ledgerEntry } from '../../comparison/studyIndex';
import { independentDifference } from '../../simulator/statistics';
import type { Estimate, Summary } from '../../simulator/types';
import type { LabStudy, Outcome, OutcomeView, PrintedConfiguration, Statistic } from '../types';

const relative = (value: number, reference: number) => value / reference - 1;

/** A published configuration and what is printed for it. */
type Subject = Pick<PrintedConfiguration, 'row' | 'cells'> & { scenario: string };

/** The outcomes of a published configuration. */
export const outcomesOf = (
  study: LabStudy,
  subject: Subject,
  summary: Summary,
  statistic: Statistic,
): OutcomeView[] =>
  study.outcomes(statistic).map((outcome) => outcomeView(study, subject, summary, outcome));

function outcomeView(
  { index, metrics }: LabStudy,
  { scenario, row, cells }: Subject,
  summary: Summary,
  outcome: Outcome,
): OutcomeView {
  const { metric } = outcome;
  const cell = cells[metric];
  const erratum = erratumIn(index, row, metric);
  const reference = referenceValue(referenceOf(row, metric, cell?.value ?? null, index.errata));
  const simulated = summary.metrics[metric];
  const comparable =
    metrics.incomparable[scenario] === undefined && reference !== null && reference !== 0;
  return {
    ...outcome,
    cell,
    erratum,
    reference,
    simulated,
    error:
      comparable && simulated !== undefined
        ? {
            mean: relative(simulated.mean, reference),
            low: relative(simulated.low, reference),
            high: relative(simulated.high, reference),
          }
        : null,
    tolerance: metrics.quantities.find(({ id }) => id === outcome.id)?.tolerance ?? 0,
    ledger: ledgerEntry(index, scenario, metric),
  };
}

/** What changed against the published simulation, with the half width of its 95 % interval. */
export interface Difference {
  change: number;
  /** Half width of the interval of the difference, taken as of independent runs. */
  halfWidth: number;
}

export function differenceOf(now: Estimate, before: Estimate): Difference {
  const { mean, high } = independentDifference(before, now);
  return { change: mean, halfWidth: high - mean };
}
