import type { Comparison, LedgerEntry } from './types';
import { verdictOf } from './verdict';

export const isListed = (
  ledger: readonly LedgerEntry[],
  scenario: string,
  metric: string,
): boolean => ledger.some((entry) => entry.scenario === scenario && entry.metric === metric);

/** Results outside the tolerance that no entry explains. */
export const unexplained = (
  ledger: readonly LedgerEntry[],
  comparisons: readonly Comparison[],
): Comparison[] =>
  comparisons.filter(
    (one) => verdictOf(one) === 'outside' && !isListed(ledger, one.scenario, one.metric),
  );

/** Entries whose result is within the tolerance by now, or that name no judged result. */
export const outdated = (
  ledger: readonly LedgerEntry[],
  comparisons: readonly Comparison[],
): LedgerEntry[] =>
  ledger.filter(
    (entry) =>
      !comparisons.some(
        (one) =>
          one.scenario === entry.scenario &&
          one.metric === entry.metric &&
          verdictOf(one) === 'outside',
      ),
  );
