import clsx from 'clsx';
import type { Row, Table } from '../../../measured/types';
import { MeasuredCell } from '../../../tables/MeasuredCell';
import { SimulatedCell } from '../../../tables/SimulatedCell';
import { TableFrame } from '../../../tables/TableFrame';
import styles from '../../../tables/tables.module.css';
import type { ErratumAt, Replays } from '../../../tables/types';

const quantities = [
  { id: 'throughput', label: 'Throughput', unit: 'messages/s' },
  { id: 'requestTime', label: 'Request', unit: 'ms' },
  { id: 'responseTime', label: 'Response', unit: 'ms' },
  { id: 'roundtripTime', label: 'Roundtrip', unit: 'ms' },
] as const;

interface Group {
  id: string;
  label: string;
  unit: string;
  statistics: string[];
  /** The statistic of the simulated value: the last that the table has a number for. */
  simulated: string | undefined;
}

function groupsOf(table: Table): Group[] {
  const columns = new Set(table.columns.map((column) => column.id));
  const hasNumber = (column: string) => table.rows.some((row) => row.cells[column]?.value != null);
  return quantities
    .map((quantity) => {
      const column = (statistic: string) => `${quantity.id}.${statistic}`;
      const statistics = ['mean', 'median'].filter((statistic) => columns.has(column(statistic)));
      const simulated = statistics.filter((statistic) => hasNumber(column(statistic))).at(-1);
      return { ...quantity, statistics, simulated };
    })
    .filter((group) => group.statistics.length > 0);
}

interface Props {
  table: Table;
  replays?: Replays;
  erratumAt: ErratumAt;
}

/** Throughput and times per configuration, with the simulated value of the last printed statistic beside them. */
export function ResultsTable({ table, replays, erratumAt }: Props) {
  const groups = groupsOf(table);
  const hasCounts = table.columns.some((column) => column.id === 'roundtrips');
  return (
    <TableFrame className={styles.results}>
      <thead>
        <tr className={styles.groupHeads}>
          <th rowSpan={2} scope="col">
            Configuration
          </th>
          {groups.map((group) => (
            <th
              key={group.id}
              colSpan={group.statistics.length + (replays ? 1 : 0)}
              scope="colgroup"
            >
              {group.label}, {group.unit}
            </th>
          ))}
          {hasCounts && (
            <th rowSpan={2} scope="col">
              Roundtrips
            </th>
          )}
        </tr>
        <tr>
          {groups.flatMap((group) => [
            ...group.statistics.map((statistic) => (
              <th key={`${group.id}.${statistic}`} scope="col">
                {statistic}
              </th>
            )),
            ...(replays
              ? [
                  <th key={`${group.id}.simulated`} scope="col" className={styles.simulated}>
                    sim. <span>{group.simulated}</span>
                  </th>,
                ]
              : []),
          ])}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <ResultsRow key={row.id} {...{ row, groups, hasCounts, replays, erratumAt }} />
        ))}
      </tbody>
    </TableFrame>
  );
}

interface RowProps extends Omit<Props, 'table'> {
  row: Row;
  groups: Group[];
  hasCounts: boolean;
}

function ResultsRow({ row, groups, hasCounts, replays, erratumAt }: RowProps) {
  const summary = replays?.configurations[row.label];
  const printed = (metric: string) => (
    <MeasuredCell cell={row.cells[metric]} metric={metric} erratum={erratumAt(row.id, metric)} />
  );
  return (
    <tr data-configuration={row.id}>
      <th scope="row">
        {row.id}
        {(groups[0]?.statistics ?? []).map((statistic) => (
          <span key={statistic} className={styles.turnedHeads} aria-hidden="true">
            {statistic}
          </span>
        ))}
        {replays && (
          <span className={clsx(styles.turnedHeads, styles.simulated)} aria-hidden="true">
            sim. <span>{groups[0]?.simulated}</span>
          </span>
        )}
      </th>
      {groups.flatMap((group) => [
        ...group.statistics.map((statistic, index) => {
          const metric = `${group.id}.${statistic}`;
          return (
            <td
              key={metric}
              className={erratumAt(row.id, metric) && styles.flagged}
              data-group={index === 0 ? `${group.label}, ${group.unit}` : undefined}
            >
              {printed(metric)}
            </td>
          );
        }),
        ...(replays
          ? [
              <td key={`${group.id}.simulated`}>
                <SimulatedCell summary={summary} metric={`${group.id}.${group.simulated}`} />
              </td>,
            ]
          : []),
      ])}
      {hasCounts && <td data-group="Roundtrips">{printed('roundtrips')}</td>}
    </tr>
  );
}
