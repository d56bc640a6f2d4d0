import { groupedText } from '../../../charts/frame/format';
import { MeasuredCell } from '../../../tables/MeasuredCell';
import { erratumAt } from '../errata';
import { cellAt, type Tabled } from './valuesOf';

interface Props {
  /** What holds the tables: a test case, or the analysis, summary and in-text figures of the study. */
  from: Tabled;
  row: string;
  column: string;
}

/** One printed number in running text, taken from the transcription and grouped as all others there. */
export function Cell({ from, row, column }: Props) {
  const cell = cellAt(from, row, column);
  if (!cell) throw new Error(`No cell ${row}, ${column}`);
  const grouped = { ...cell, printed: groupedText(cell.printed) };
  return <MeasuredCell cell={grouped} metric={column} erratum={erratumAt(row, column)} />;
}
