import type { StatedCell } from '../measured/types';
import type { PrintedValue } from './claimsTypes';
import { referenceValue } from './reference';

/** Reads what is printed for a metric of a configuration such as "20-A", with its correction. */
export type ReadPrinted = (configuration: string, metric: string) => PrintedValue;

/** What was measured for a configuration, by metric. */
export type MeasuredFor = (configuration: string) => Readonly<Record<string, StatedCell>>;

/** Reads what was measured for a configuration, by metric. */
export function measuredReader(study: string, measuredFor: MeasuredFor): ReadPrinted {
  return (configuration, metric) => {
    const cell = measuredFor(configuration)[metric];
    return {
      scenario: `${study}/${configuration}`,
      configuration,
      metric,
      printed: cell?.printed ?? null,
      value: cell?.value ?? null,
      ...(cell?.reading && { reading: cell.reading }),
    };
  };
}

/** The number that a claim holds a value against, as a value of no configuration. */
export const boundValue = (metric: string, bound: number): PrintedValue => ({
  scenario: null,
  configuration: '',
  metric,
  printed: String(bound),
  value: bound,
});

/** The number that a printed value is compared by. */
export const usedValue = ({
  value,
  corrected,
}: Pick<PrintedValue, 'value' | 'corrected'>): number | null =>
  referenceValue({ measured: value, ...(corrected === undefined ? {} : { corrected }) });
