import { erratumAt } from '../../lab/studies/lowLatency';
import type { Table, TestCase } from '../../measured/types';
import { MeasuredCell } from './MeasuredCell';

interface Props {
  /** What holds the tables: a test case, or the analysis, summary and in-text figures of the study. */
  from: TestCase | { tables: readonly Table[] };
  row: string;
  column: string;
}

/** One printed number in running text, taken from the transcription. */
export function Cell({ from, row, column }: Props) {
  const cell = from.tables
    .flatMap((table) => table.rows)
    .find(({ id, cells }) => id === row && column in cells)?.cells[column];
  if (!cell) throw new Error(`No cell ${row}, ${column}`);
  return <MeasuredCell cell={cell} metric={column} erratum={erratumAt(row, column)} />;
}
