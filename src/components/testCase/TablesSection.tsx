import { Icon } from '../../lab/Icon';
import { Fold } from '../../lab/sections/Fold';
import { Late } from '../../lab/sections/Late';
import { Section } from '../../lab/sections/Section';
import { useSections } from '../../lab/sections/SectionsContext';
import type { Table, TestCase } from '../../measured/types';
import { flaggedCells } from '../../studies/low-latency/pages/flaggedCells';
import { Flag } from '../../tables/Flag';
import type { Replays } from '../../tables/types';
import { measuredTableAtOnce } from './lateRows';
import { sortTables, tableDigest, tableName } from './tableDigest';
import styles from './testCase.module.css';

/** The anchor of a printed table, which is also its fold. */
export const tableAnchor = ({ number }: Table): string => `table-${number}`;

const fetchTable = () =>
  import('../../studies/low-latency/pages/MeasuredTable').then(
    ({ MeasuredTable }) => MeasuredTable,
  );

interface Props {
  testCase: TestCase;
  replays: Replays;
}

function explanation(table: Table): string {
  if (table.kind === 'throughput') return 'with the simulated value beside each printed pair';
  if (table.kind === 'cpu') return 'percent of each computer, with the simulated value beside it';
  if (table.kind === 'memory') return 'average use, MB; memory is not simulated';
  if (table.kind === 'software') return 'what the study set for each configuration';
  return table.title;
}

function Card({ table }: { table: Table }) {
  const { isOpen, set } = useSections();
  const anchor = tableAnchor(table);
  const open = isOpen(anchor);
  const { size, misprint, missing } = tableDigest(table, flaggedCells(table));
  return (
    <button
      type="button"
      className={styles.card}
      aria-expanded={open}
      aria-controls={anchor}
      onClick={() => set([anchor], !open)}
    >
      <strong>{tableName(table)}</strong> <Icon name="chevron" />
      <span>{size}</span>{' '}
      {misprint && (
        <span className={styles.misprint}>
          <Flag /> {misprint}
        </span>
      )}{' '}
      {missing && <span>{missing}</span>}
    </button>
  );
}

/** Every table that the study printed for a test case; a card of each unfolds it. */
export function TablesSection({ testCase, replays }: Props) {
  const { isOpen, opened } = useSections();
  const tables = sortTables(testCase.tables);
  const count = tables.length;
  return (
    <Section
      id="tables"
      title="Printed tables"
      count={String(count)}
      folds={tables.map(tableAnchor)}
      more={count === 1 ? 'Open' : `Open all ${count}`}
      aliases={['printed']}
    >
      <div className={styles.cards}>
        {tables.map((table) => (
          <Card key={table.number} table={table} />
        ))}
      </div>
      {tables.map((table) => (
        <Fold key={table.number} fold={tableAnchor(table)} id={tableAnchor(table)}>
          <h3 className={styles.tableName}>{tableName(table)}</h3>
          <p className={styles.caption}>
            Table {table.number}: {explanation(table)}.
          </p>
          <Late
            atOnce={measuredTableAtOnce}
            fetch={fetchTable}
            isShown={opened !== null && isOpen(tableAnchor(table))}
            isOutdated={false}
            given={{ table, replays, notes: testCase.notes }}
          />
        </Fold>
      ))}
    </Section>
  );
}
