import { cellsOf, scenarioId, tableOf } from '../measured/testCase';
import type { TestCase } from '../measured/types';
import type { Estimate } from '../simulator/types';
import { whyIncomparable } from './incomparable';
import { isListed } from './ledger';
import { judgedMetric, QUANTITIES, UNPRINTED_METRICS, unitOf } from './metrics';
import { type Correction, type Reference, referenceOf, referenceValue } from './reference';
import { roleOf } from './role';
import type { Comparison, LedgerEntry } from './types';

/** What comparisons of a study need besides the simulation. */
export interface ComparisonContext {
  errata: readonly Correction[];
  ledger: readonly LedgerEntry[];
}

/** The measured metrics of a configuration, then the simulated ones that the study does not print. */
function metricsOf(testCase: TestCase, simulated: Readonly<Record<string, Estimate>>): string[] {
  const columns = (['throughput', 'cpu'] as const).flatMap(
    (kind) => tableOf(testCase, kind)?.columns.map((column) => column.id) ?? [],
  );
  const machines = Object.keys(simulated).filter((metric) => metric.startsWith('cpu.'));
  return [...new Set([...columns, ...UNPRINTED_METRICS, ...machines])];
}

/**
 * Compares a simulation of a published configuration ("20-A" of test case 20) with its measurement.
 * `changed` says that the simulated scenario differs from the published one: then the measured
 * values are shown, but no error is given.
 */
export function compare(
  testCase: TestCase,
  configuration: string,
  simulated: Readonly<Record<string, Estimate>>,
  context: ComparisonContext,
  changed = false,
): Comparison[] {
  const scenario = scenarioId(configuration);
  const cells = cellsOf(testCase, configuration);
  const measured = Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, cell.value]),
  );
  const judged = new Map(
    QUANTITIES.map((quantity) => [judgedMetric(quantity, measured), quantity]),
  );
  const consistent = whyIncomparable(scenario) === null;
  const comparable = consistent && !changed;

  return metricsOf(testCase, simulated).map((metric) => {
    const reference = referenceOf(configuration, metric, measured[metric] ?? null, context.errata);
    const result = simulated[metric];
    const quantity = judged.get(metric) ?? null;
    const reproduced =
      consistent && result !== undefined && !isListed(context.ledger, scenario, metric);
    return {
      scenario,
      metric,
      unit: unitOf(metric),
      measured: reference.measured,
      ...correctionOf(reference),
      simulated: result?.mean ?? null,
      low: result?.low ?? null,
      high: result?.high ?? null,
      error: comparable ? errorOf(result, reference) : null,
      role: changed ? 'predicted' : roleOf(metric, reproduced, referenceValue(reference) !== null),
      quantity,
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
