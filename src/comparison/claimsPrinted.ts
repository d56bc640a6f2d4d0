import type { StudyId } from '../measured/studies';
import type { Cell, Erratum, ProseCell, TestCase } from '../measured/types';
import { cellsOf, scenarioId } from '../studies/low-latency/testCase';
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
      scenario: scenarioId(configuration),
      configuration,
      metric,
      printed: cell?.printed ?? null,
      value: measured,
      ...correction,
    };
  };
}

/** What was measured for a configuration, by metric. */
export type MeasuredFor = (
  configuration: string,
) => Readonly<Record<string, Cell & Pick<ProseCell, 'reading'>>>;

/** Reads what was measured for a configuration, by metric. */
export function measuredReader(study: StudyId, measuredFor: MeasuredFor): ReadPrinted {
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
