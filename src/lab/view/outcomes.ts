import { TOLERANCES } from '../../comparison/metrics';
import { referenceOf, referenceValue } from '../../comparison/reference';
import { whyIncomparable } from '../../comparison/studies';
import type { LedgerEntry } from '../../comparison/types';
import { scenarioId } from '../../measured/testCase';
import type { Cell } from '../../measured/types';
import type { Estimate, Summary } from '../../simulator/types';
import type { Statistic } from '../state/types';
import { type CellErratum, erratumAt, ledgerEntry, study } from '../study';
import { metricName, OUTCOMES, type Outcome } from './metrics';

/** One outcome of one configuration: measured, simulated as published, and how far apart. */
export interface OutcomeView extends Outcome {
  metric: string;
  cell: Cell | undefined;
  erratum: CellErratum | undefined;
  /** What the simulation is compared with: the printed value or its correction. */
  reference: number | null;
  simulated: Estimate | undefined;
  /** Relative error with its 95 % interval; null where nothing can be compared. */
  error: Estimate | null;
  tolerance: number;
  ledger: LedgerEntry | undefined;
  p90: Estimate | undefined;
  p95: Estimate | undefined;
}

const relative = (value: number, reference: number) => value / reference - 1;

/** The four outcomes of a configuration such as "20-A". */
export function outcomesOf(
  configuration: string,
  cells: Readonly<Record<string, Cell>>,
  summary: Summary,
  statistic: Statistic,
): OutcomeView[] {
  const comparable = whyIncomparable(scenarioId(configuration)) === null;
  return OUTCOMES.map((outcome) => {
    const metric = metricName(outcome, statistic);
    const cell = cells[metric];
    const erratum = erratumAt(configuration, metric);
    const reference = referenceValue(
      referenceOf(configuration, metric, cell?.value ?? null, study.errata),
    );
    const simulated = summary.metrics[metric];
    const error =
      comparable && reference !== null && simulated !== undefined
        ? {
            mean: relative(simulated.mean, reference),
            low: relative(simulated.low, reference),
            high: relative(simulated.high, reference),
          }
        : null;
    return {
      ...outcome,
      metric,
      cell,
      erratum,
      reference,
      simulated,
      error,
      tolerance: TOLERANCES[outcome.id],
      ledger: ledgerEntry(scenarioId(configuration), metric),
      p90: outcome.unit === 'ms' ? summary.metrics[metricName(outcome, 'p90')] : undefined,
      p95: outcome.unit === 'ms' ? summary.metrics[metricName(outcome, 'p95')] : undefined,
    };
  });
}

/** What changed against the published simulation, with the half width of its 95 % interval. */
export interface Difference {
  change: number;
  /** Half width of the interval of the difference, taken as of independent runs. */
  halfWidth: number;
}

export function differenceOf(now: Estimate, before: Estimate): Difference {
  const half = (estimate: Estimate) => (estimate.high - estimate.low) / 2;
  return { change: now.mean - before.mean, halfWidth: Math.hypot(half(now), half(before)) };
}
