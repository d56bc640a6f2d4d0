import type { ModelRecord, RecordedCell } from '../../comparison/modelRecord';
import type { ReplayedResult, ReplayedStudy } from '../../comparison/replayedStudy';
import type { HeldOutPrediction } from '../../comparison/validation';
import type { BandEvidence } from './table';

const short = (value: number): number => Number(value.toPrecision(4));

/** What is known of the errors of a study's model, in the form that scenarios beyond the published ones are judged by. */
export function modelRecord(
  evidence: BandEvidence,
  { replications, results }: ReplayedStudy,
  predictions: readonly HeldOutPrediction[],
): ModelRecord {
  const banded = new Set(evidence.rows.map(({ metric }) => metric));
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
    errors: Object.fromEntries(
      evidence.rows.map(({ metric, pool, errors, heldOut, clusters, coverage }) => [
        metric,
        { pool, errors, heldOut, clusters, cells: coverage.cells, covered: coverage.covered },
      ]),
    ),
    wideningError: short(evidence.widening.standardError),
    wideningFrom: evidence.wideningFrom,
  };
}
