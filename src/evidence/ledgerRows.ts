import type { LedgerRow } from '../comparison/boards';
import type { ReplayedStudy } from '../comparison/replayedStudy';
import { whyIncomparable } from '../comparison/studyMetrics';

/** What is not compared and what is not reproduced, each with its reason. */
export function ledgerRows({ ledger, results }: ReplayedStudy): LedgerRow[] {
  const notCompared = results.flatMap(({ configuration: { scenario, metrics } }) => {
    const reason = whyIncomparable(metrics, scenario);
    return reason === null ? [] : [{ scenario, metric: null, error: null, reason, since: null }];
  });
  const notReproduced = ledger.map(({ scenario, metric, reason, since }) => ({
    scenario,
    metric,
    error:
      results
        .find(({ configuration }) => configuration.scenario === scenario)
        ?.comparisons.find((one) => one.metric === metric)?.error ?? null,
    reason,
    since,
  }));
  return [...notCompared, ...notReproduced];
}
