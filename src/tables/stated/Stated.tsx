import { formatNumber } from '../../charts/frame/format';
import type { Prose, ProseCell } from '../../measured/types';

interface Props {
  from: Prose;
  row: string;
  column: string;
}

export function statedCell(prose: Prose, row: string, column: string): ProseCell {
  const cell = prose.cells.find((entry) => entry.row === row && entry.column === column);
  if (!cell) throw new Error(`No figure ${row}, ${column} in ${prose.id}`);
  return cell;
}

/** Decimals a value needs, at most two. */
const digitsOf = (value: number): number =>
  [0, 1, 2].find((digits) => Number(value.toFixed(digits)) === value) ?? 2;

/** One figure of a source's text inside our own; the wording it stands in is its tooltip. */
export function Stated({ from, row, column }: Props) {
  const cell = statedCell(from, row, column);
  if (cell.value === null) return <q title={cell.label}>{cell.printed}</q>;
  return (
    <data
      value={cell.value}
      data-metric={column}
      data-kind="measured"
      title={`${cell.label}; printed “${cell.printed}”`}
    >
      {formatNumber(cell.value, digitsOf(cell.value))}
    </data>
  );
}
