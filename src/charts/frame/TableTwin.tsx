import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** A cell as shown; where its numbers are marked as data, with its text beside. */
export type TwinCell = string | { text: string; shown: ReactNode };

/** The data of a chart as a table; the first column heads its row. */
export interface TwinData {
  /** Column heads, unit included: "roundtrip, ms". */
  columns: readonly string[];
  /** Cells as shown; numbers are already formatted. */
  rows: readonly (readonly TwinCell[])[];
}

const textOf = (cell: TwinCell): string => (typeof cell === 'string' ? cell : cell.text);
const shownOf = (cell: TwinCell): ReactNode => (typeof cell === 'string' ? cell : cell.shown);

const NUMBER = /^[+\u2212]?[\d,.]+(\u202f%)?$/;

/** Which columns hold numbers, apart from the words for a missing one. */
function numericColumns({ columns, rows }: TwinData): boolean[] {
  return columns.map((_, column) => {
    const cells = rows.flatMap((row) => row.slice(column, column + 1).map(textOf));
    return (
      cells.every((cell) => NUMBER.test(cell) || /^(none|n\/a)?$/.test(cell)) &&
      cells.some((cell) => NUMBER.test(cell))
    );
  });
}

/** The table a reader can switch to in place of a chart. */
export function TableTwin({ caption, data }: { caption: string; data: TwinData }) {
  const numeric = numericColumns(data);
  const align = (column: number) => (column > 0 && numeric[column] ? styles.number : undefined);
  return (
    <table className={styles.twin}>
      <caption className={styles.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {data.columns.map((column, index) => (
            <th key={column} scope="col" className={align(index)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map((cells) => (
          <tr key={cells.map(textOf).join()}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={data.columns[column]} scope="row">
                  {shownOf(cell)}
                </th>
              ) : (
                <td key={data.columns[column]} className={align(column)}>
                  {shownOf(cell)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
