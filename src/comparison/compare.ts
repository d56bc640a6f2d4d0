import type { Estimate } from '../simulator/types';
import { isListed } from './ledger';
import type { Published } from './published';
import { type Correction, type Reference, referenceOf, referenceValue } from './reference';
import { basisOf, type StudyMetrics, whyIncomparable } from './studyMetrics';
import type { Comparison, LedgerEntry, Role } from './types';

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
  { scenario, row, measured, readings = {}, metrics }: Published,
  simulated: Simulated,
  context: ComparisonContext,
  changed = false,
): Comparison[] {
  const shown = Object.keys(simulated).filter(metrics.isShown);
  const judged = new Map(metrics.quantities.map((one) => [one.metric(measured), one]));
  const consistent = whyIncomparable(metrics, scenario) === null;

  return [...new Set([...Object.keys(measured), ...shown])].map((metric) => {
    const reference = referenceOf(row, metric, measured[metric] ?? null, context.errata);
    const result = simulated[metric];
    const quantity = changed ? undefined : judged.get(metric);
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
      quantity: quantity?.id ?? null,
      tolerance: quantity?.tolerance ?? null,
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
