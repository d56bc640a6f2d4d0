import type { Note, Table } from '../../../measured/types';
import { ErratumNotes } from '../../../tables/ErratumNotes';
import { PrintedTable } from '../../../tables/PrintedTable';
import styles from '../../../tables/tables.module.css';
import type { Replays } from '../../../tables/types';
import { erratumAt } from '../errata';
import { ByConfiguration } from './ByConfiguration';
import { flaggedCells } from './flaggedCells';
import { ResultsTable } from './ResultsTable';

interface Props {
  table: Table;
  replays?: Replays;
  /** Footnotes of the test case; those that stand at this table are shown under it. */
  notes?: readonly Note[];
}

const simulatedKinds: readonly Table['kind'][] = ['throughput', 'cpu'];
const byConfigurationKinds: readonly Table['kind'][] = ['software', 'cpu', 'memory'];

function body(table: Table, replays: Replays | undefined) {
  const simulated = simulatedKinds.includes(table.kind) ? replays : undefined;
  if (table.kind === 'throughput') {
    return <ResultsTable table={table} replays={simulated} erratumAt={erratumAt} />;
  }
  if (byConfigurationKinds.includes(table.kind)) {
    return <ByConfiguration table={table} replays={simulated} erratumAt={erratumAt} />;
  }
  return <PrintedTable table={table} />;
}

/** A table of the study in the layout of its kind, with its footnotes and errata under it. */
export function MeasuredTable({ table, replays, notes = [] }: Props) {
  const own = notes.filter((note) => new RegExp(`^Table ${table.number}\\b`).test(note.anchor));
  return (
    <div className={styles.measured}>
      {body(table, replays)}
      {own.map((note) => (
        <p key={note.id} className={styles.footnote}>
          {note.marker} {note.text}
        </p>
      ))}
      <ErratumNotes errata={flaggedCells(table)} />
    </div>
  );
}
