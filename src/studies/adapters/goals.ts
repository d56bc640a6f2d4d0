import { median } from 'd3-array';
import { FAILED, size } from '../../comparison/goalReader';
import type { GoalFigures } from '../../comparison/goals';
import { isListed } from '../../comparison/ledger';
import type { ReplayedStudy } from '../../comparison/replayedStudy';
import type { AdapterFit } from './fit';

/** Figures of the adapter study's goals; what the ledger lists is left out of the errors. */
export function goalFigures({ results, ledger }: ReplayedStudy, fit: AdapterFit): GoalFigures {
  const errors = results.flatMap(({ comparisons }) =>
    comparisons.flatMap(({ scenario, metric, error }) =>
      error === null || isListed(ledger, scenario, metric) ? [] : [size(100 * error)],
    ),
  );
  return {
    'adapters.median': median(errors) ?? FAILED,
    'adapters.worst': Math.max(...errors),
    'adapters.heldOut': fit.withoutCell['2kb'].medianPercent,
    'adapters.procedure': fit.procedureBias.worstPercent,
  };
}
