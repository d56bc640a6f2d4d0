import type { ReadPrinted } from '../../comparison/claimsPrinted';
import { referenceOf } from '../../comparison/reference';
import type { Erratum, TestCase } from '../../measured/types';
import { cellsOf, scenarioId } from './testCase';

/** Reads what is printed for a metric of a configuration such as "20-A", with its correction. */
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
      scenario: scenarioId(configuration),
      configuration,
      metric,
      printed: cell?.printed ?? null,
      value: measured,
      ...correction,
    };
  };
}
