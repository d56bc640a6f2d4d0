import { studyOf } from '../measured/studies';
import type { Reading } from '../measured/types';
import type { Estimate } from '../simulator/types';
import { basisOf, metricsOf, whyIncomparable } from '../studies/metricsOf';
import { isListed } from './ledger';
import { type Correction, type Reference, referenceOf, referenceValue } from './reference';
import type { Measured, StudyMetrics } from './studyMetrics';
import type { Comparison, LedgerEntry, Role } from './types';

/** A published configuration and what was measured for it. */
export interface Published {
  /** Such as "low-latency/20-A". */
  scenario: string;
  /** Row of its cells, such as "20-A". */
  row: string;
  /** By metric, in the order to show. */
  measured: Measured;
  /** What figures given in words are read as, by metric. */
  readings?: Readonly<Record<string, Reading>>;
}

/** What comparisons of a study need besides the simulation. */
export interface ComparisonContext {
  errata: readonly Correction[];
  ledger: readonly LedgerEntry[];
}

type Simulated = Readonly<Record<string, Estimate>>;

/**
 * Compares a simulation of a published configuration with its measurement: the measured metrics,
 * then the simulated ones that the study does not print. `changed` says that the simulated scenario
 * differs from the published one: then the measured values are shown, but no error is given.
 */
export function compare(
  { scenario, row, measured, readings = {} }: Published,
  simulated: Simulated,
  context: ComparisonContext,
  changed = false,
): Comparison[] {
  const metrics = metricsOf(studyOf(scenario));
  const shown = Object.keys(simulated).filter(metrics.isShown);
  const judged = new Map(metrics.quantities.map((one) => [one.metric(measured), one.id]));
  const consistent = whyIncomparable(scenario) === null;

  return [...new Set([...Object.keys(measured), ...shown])].map((metric) => {
    const reference = referenceOf(row, metric, measured[metric] ?? null, context.errata);
    const result = simulated[metric];
    const reproduced =
      consistent && result !== undefined && !isListed(context.ledger, scenario, metric);
    return {
      scenario,
      metric,
      unit: metrics.unitOf(metric),
      measured: reference.measured,
      ...correctionOf(reference),
      ...(readings[metric] && !changed && { reading: readings[metric] }),
      simulated: result?.mean ?? null,
      low: result?.low ?? null,
      high: result?.high ?? null,
      error: consistent && !changed ? errorOf(result, reference) : null,
      role: changed
        ? 'predicted'
        : roleOf(metrics, {
            scenario,
            metric,
            reproduced,
            isPrinted: referenceValue(reference) !== null || metric in readings,
          }),
      quantity: changed ? null : (judged.get(metric) ?? null),
    };
  });
}

const correctionOf = ({ corrected, erratum }: Reference) =>
  corrected === undefined ? {} : { reference: corrected, erratum };

function errorOf(result: Estimate | undefined, reference: Reference): number | null {
  const value = referenceValue(reference);
  if (result === undefined || value === null || value === 0) return null;
  return result.mean / value - 1;
}

interface Evidence {
  scenario: string;
  metric: string;
  reproduced: boolean;
  isPrinted: boolean;
}

function roleOf(
  metrics: StudyMetrics,
  { scenario, metric, reproduced, isPrinted }: Evidence,
): Role {
  if (!reproduced) return 'not-reproduced';
  return isPrinted && basisOf(metrics, scenario, metric) !== 'predicted'
    ? 'calibrated'
    : 'predicted';
}
