import { calibratedCount, type StatedParameter } from '../../../comparison/parameters';
import type { HistoryEntry, QuantityFigures } from '../../../comparison/validation';
import { quantityFigures } from '../figures';
import { comparablesOf, heldOutComparisons, ledgerSize, type Study } from './study';

/** Figures as the history keeps them: to a tenth of a percent. */
const rounded = (figures: QuantityFigures): QuantityFigures =>
  Object.fromEntries(
    Object.entries(figures).map(([quantity, { medianPercent, p90Percent }]) => [
      quantity,
      {
        medianPercent: Number(medianPercent.toFixed(1)),
        p90Percent: Number(p90Percent.toFixed(1)),
      },
    ]),
  ) as unknown as QuantityFigures;

/** The figures of the present model. */
export function historyEntry(
  study: Study,
  parameters: readonly StatedParameter[],
  date: string,
): Omit<HistoryEntry, 'change'> {
  const figures = quantityFigures(comparablesOf(study));
  if (figures === null) throw new Error('There is nothing to compare.');
  const heldOut = quantityFigures(heldOutComparisons(study) ?? []);
  return {
    modelVersion: study.modelVersion,
    date,
    calibratedParameters: calibratedCount(parameters),
    ledger: ledgerSize(study),
    figures: rounded(figures),
    heldOut: heldOut && rounded(heldOut),
  };
}

/** The history with the entry of its version renewed or added; `change` may be left out in the first case. */
export function withEntry(
  entries: readonly HistoryEntry[],
  entry: Omit<HistoryEntry, 'change'>,
  change?: string,
): HistoryEntry[] {
  const before = entries.find(({ modelVersion }) => modelVersion === entry.modelVersion);
  const text = change ?? before?.change;
  if (text === undefined) throw new Error(`Say what changed in model ${entry.modelVersion}.`);
  const { modelVersion, date, ...rest } = entry;
  const complete = { modelVersion, date: before?.date ?? date, change: text, ...rest };
  return [...entries.filter((one) => one.modelVersion !== modelVersion), complete];
}
