import type { StatedBoard, StatedRow } from '../comparison/boards';
import { isListed } from '../comparison/ledger';
import type { ReplayedStudy } from '../comparison/replayedStudy';
import { basisOf } from '../comparison/studyMetrics';
import type { Comparison } from '../comparison/types';
import { verdictOf } from '../comparison/verdict';

function acceptedOf({ tolerance, measured, reading }: Comparison): StatedRow['accepted'] {
  if (reading !== undefined) return { low: reading.low, high: reading.high };
  if (measured === 0) return { low: 0, high: 0 };
  return tolerance === null ? null : { tolerance };
}

function rowsOf({ ledger, results }: ReplayedStudy): StatedRow[] {
  return results.flatMap(({ configuration: { cells, metrics }, comparisons }) => {
    return comparisons.flatMap((comparison): StatedRow[] => {
      const { scenario, metric, unit, measured, simulated, low, high, error, role } = comparison;
      const cell = cells[metric];
      if (cell === undefined) return [];
      return [
        {
          scenario,
          metric,
          label: metrics.textOf(metric),
          unit,
          printed: cell.printed,
          measured,
          simulated:
            simulated === null || low === null || high === null
              ? null
              : { mean: simulated, low, high },
          error,
          accepted: acceptedOf(comparison),
          verdict: verdictOf(comparison),
          role: role === 'not-reproduced' ? 'not reproduced' : basisOf(metrics, scenario, metric),
          inLedger: isListed(ledger, scenario, metric),
        },
      ];
    });
  });
}

/** Every printed result of a study beside its simulation. */
export function statedBoardOf(results: ReplayedStudy): StatedBoard {
  const { study, modelVersion, replications } = results;
  return { study, modelVersion, replications, rows: rowsOf(results) };
}
