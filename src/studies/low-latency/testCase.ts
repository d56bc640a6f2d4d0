import type { Cell, Row, Table, TableKind, TestCase } from '../../measured/types';

export const tableOf = (testCase: TestCase, kind: TableKind): Table | undefined =>
  testCase.tables.find((table) => table.kind === kind);

/** Row ids such as "20-A", in the order of the study. */
export const configurationIds = (testCase: TestCase): string[] =>
  testCase.tables[0]?.rows.map((row) => row.id) ?? [];

/** The scenario id of a row, such as "low-latency/20-A". */
export const scenarioId = (row: string): string => `low-latency/${row}`;

export const rowOf = (table: Table | undefined, id: string): Row | undefined =>
  table?.rows.find((row) => row.id === id);

/** A configuration's cells of all tables by column id. */
export function cellsOf(testCase: TestCase, configuration: string): Record<string, Cell> {
  return Object.assign(
    {},
    ...testCase.tables.map((table) => rowOf(table, configuration)?.cells),
  ) as Record<string, Cell>;
}

/** What was measured for a configuration: value by column id, null where none is printed. */
export function measuredValues(
  testCase: TestCase,
  configuration: string,
): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(cellsOf(testCase, configuration))
      .filter(([column]) => !column.startsWith('software.'))
      .map(([column, cell]) => [column, cell.value]),
  );
}
