import styles from './frame.module.css';

/** The data of a chart as a table; the first column heads its row. */
export interface TwinData {
  /** Column heads, unit included: "roundtrip, ms". */
  columns: readonly string[];
  /** Cells as shown; numbers are already formatted. */
  rows: readonly (readonly string[])[];
}

/** The table a reader can switch to in place of a chart. */
export function TableTwin({ caption, data }: { caption: string; data: TwinData }) {
  return (
    <table className={styles.twin}>
      <caption className={styles.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {data.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map((cells) => (
          <tr key={cells.slice(0, 2).join()}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={data.columns[column]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={data.columns[column]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
