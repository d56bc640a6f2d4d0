import { cellsOf } from '../measured/testCase';
import type { Erratum, TestCase } from '../measured/types';
import type { PrintedValue } from './claimsTypes';
import { referenceOf, referenceValue } from './reference';

/** Reads what is printed for a metric of a configuration such as "20-A", with its correction. */
export type ReadPrinted = (configuration: string, metric: string) => PrintedValue;

export function printedReader(
  testCases: readonly TestCase[],
  errata: readonly Erratum[],
): ReadPrinted {
  const cells = new Map(
    testCases.flatMap((testCase) =>
      (testCase.tables[0]?.rows ?? []).map(({ id }) => [id, cellsOf(testCase, id)] as const),
    ),
  );
  const corrections = errata.flatMap(({ address, ...erratum }) =>
    'table' in address ? [{ ...erratum, address }] : [],
  );
  return (configuration, metric) => {
    const cell = cells.get(configuration)?.[metric];
    const { measured, ...correction } = referenceOf(
      configuration,
      metric,
      cell?.value ?? null,
      corrections,
    );
    return {
      configuration,
      metric,
      printed: cell?.printed ?? null,
      value: measured,
      ...correction,
    };
  };
}

/** The number that a printed value is compared by. */
export const usedValue = ({ value, corrected }: PrintedValue): number | null =>
  referenceValue({ measured: value, ...(corrected === undefined ? {} : { corrected }) });
