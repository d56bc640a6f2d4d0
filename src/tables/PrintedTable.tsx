import type { Table } from '../measured/types';
import { MeasuredCell } from './MeasuredCell';
import { TableFrame } from './TableFrame';
import styles from './tables.module.css';

/** A table with the rows and columns that the study printed. */
export function PrintedTable({ table }: { table: Table }) {
  const numeric = (id: string) => table.rows.some((row) => row.cells[id]?.value != null);
  return (
    <TableFrame className={styles.printed} label={`Table ${table.number}: ${table.title}`}>
      <thead>
        <tr>
          <td />
          {table.columns.map((column) => (
            <th key={column.id} scope="col" className={numeric(column.id) ? styles.number : ''}>
              {column.label}
              {column.unit && !column.label.includes(column.unit) && (
                <span>{`, ${column.unit}`}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            {table.columns.map((column) => (
              <td key={column.id} className={numeric(column.id) ? styles.number : ''}>
                <MeasuredCell cell={row.cells[column.id]} metric={column.id} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
