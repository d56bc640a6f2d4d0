import type { Column, Table } from '../../../measured/types';
import { MeasuredCell } from '../../../tables/MeasuredCell';
import { SimulatedCell } from '../../../tables/SimulatedCell';
import { TableFrame } from '../../../tables/TableFrame';
import styles from '../../../tables/tables.module.css';
import type { ErratumAt, Replays } from '../../../tables/types';

interface Props {
  table: Table;
  /** Adds the simulated value beside each printed one; left out for tables that are settings. */
  replays?: Replays;
  erratumAt: ErratumAt;
}

const heads: Readonly<Partial<Record<Table['kind'], string>>> = {
  cpu: 'Computer',
  memory: 'Computer',
  software: 'Setting',
};

/** Units that a label does not imply; a count of users or connections says what it counts. */
const tellingUnit = /^(ms|KB|MB)$|per /;

function name(column: Column, table: Table): string {
  const unitInHead = table.kind === 'cpu' || table.kind === 'memory';
  const unitInLabel = column.label.toLowerCase().includes(`(${column.unit.toLowerCase()})`);
  if (unitInHead || unitInLabel || !tellingUnit.test(column.unit)) return column.label;
  return `${column.label}, ${column.unit}`;
}

/** Configurations as columns, as the study prints its settings: one row per setting or computer. */
export function ByConfiguration({ table, replays, erratumAt }: Props) {
  const unit = table.kind === 'cpu' ? ', %' : table.kind === 'memory' ? ', MB' : '';
  return (
    <TableFrame className={styles.byConfiguration} label={`Table ${table.number}: ${table.title}`}>
      <thead>
        <tr>
          <th scope="col">
            {heads[table.kind] ?? 'Quantity'}
            {unit}
          </th>
          {table.rows.flatMap((row) => [
            <th key={row.id} scope="col">
              {row.id}
            </th>,
            ...(replays
              ? [
                  <th key={`${row.id}.simulated`} scope="col" className={styles.simulated}>
                    sim.
                  </th>,
                ]
              : []),
          ])}
        </tr>
      </thead>
      <tbody>
        {table.columns.map((column) => (
          <tr key={column.id}>
            <th scope="row">{name(column, table)}</th>
            {table.rows.flatMap((row) => {
              const erratum = erratumAt(row.id, column.id);
              return [
                <td key={row.id} className={erratum && styles.flagged}>
                  <MeasuredCell cell={row.cells[column.id]} metric={column.id} erratum={erratum} />
                </td>,
                ...(replays
                  ? [
                      <td key={`${row.id}.simulated`}>
                        <SimulatedCell
                          summary={replays.configurations[row.label]}
                          metric={column.id}
                        />
                      </td>,
                    ]
                  : []),
              ];
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
