import { groups } from 'd3-array';
import type { ModelRecord, RecordedCell } from '../../comparison/modelRecord';
import type { ReplayedResult, ReplayedStudy } from '../../comparison/replayedStudy';
import type { HeldOutPrediction } from '../../comparison/validation';
import type { BandEvidence } from './table';

const short = (value: number): number => Number(value.toPrecision(4));

/** What rows of metrics in regimes say, by both. */
const byMetric = <T extends { metric: string; regime: string }, U>(
  rows: readonly T[],
  told: (row: T) => U,
): Record<string, Record<string, U>> =>
  Object.fromEntries(
    groups(rows, ({ metric }) => metric).map(([metric, own]) => [
      metric,
      Object.fromEntries(own.map((row) => [row.regime, told(row)])),
    ]),
  );

/** What is known of the errors of a study's model, in the form that scenarios beyond the published ones are judged by. */
export function modelRecord(
  evidence: BandEvidence,
  { replications, results }: ReplayedStudy,
  predictions: readonly HeldOutPrediction[],
): ModelRecord {
  const banded = new Set([...evidence.rows, ...evidence.failed].map(({ metric }) => metric));
  const predictedOf = (scenario: string, metric: string) =>
    predictions.find((one) => one.scenario === scenario && one.metric === metric)?.predicted;
  const cellsOf = ({ configuration: { scenario }, comparisons }: ReplayedResult) =>
    comparisons.flatMap(({ metric, simulated, reference, measured }): [string, RecordedCell][] => {
      const held = reference ?? measured;
      const predicted = predictedOf(scenario, metric);
      return !banded.has(metric) || held === null || simulated === null
        ? []
        : [
            [
              metric,
              {
                measured: held,
                simulated: short(simulated),
                ...(predicted !== undefined && { heldOut: short(predicted) }),
              },
            ],
          ];
    });
  return {
    modelVersion: evidence.modelVersion,
    replications,
    cells: Object.fromEntries(
      results.map((result) => [result.configuration.row, Object.fromEntries(cellsOf(result))]),
    ),
    errors: byMetric(evidence.rows, ({ pool, errors, heldOut, predicted, clusters, coverage }) => ({
      pool,
      errors,
      heldOut,
      predicted,
      clusters,
      cells: coverage.cells,
      covered: coverage.covered,
    })),
    failed: byMetric(evidence.failed, ({ coverage: { cells, covered } }) => ({ cells, covered })),
    wideningError: evidence.widening && short(evidence.widening.standardError),
  };
}
