import type { LedgerRow } from '../comparison/boards';
import { whyIncomparable } from '../comparison/studyMetrics';
import type { Comparison, LedgerEntry } from '../comparison/types';
import { metricsFor } from '../studies/registry';

/** The results of a configuration. */
interface Judged {
  scenario: string;
  comparisons: readonly Comparison[];
}

/** What is not compared and what is not reproduced, each with its reason. */
export function ledgerRows(
  ledger: readonly LedgerEntry[],
  results: readonly Judged[],
): LedgerRow[] {
  const notCompared = results.flatMap(({ scenario }) => {
    const reason = whyIncomparable(metricsFor(scenario), scenario);
    return reason === null ? [] : [{ scenario, metric: null, error: null, reason, since: null }];
  });
  const notReproduced = ledger.map(({ scenario, metric, reason, since }) => ({
    scenario,
    metric,
    error:
      results
        .find((one) => one.scenario === scenario)
        ?.comparisons.find((one) => one.metric === metric)?.error ?? null,
    reason,
    since,
  }));
  return [...notCompared, ...notReproduced];
}
