import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Level } from '../../../system/document';
import type { Next } from '../../../system/fitAnswer';
import type { Description } from '../../description';
import { withLevels } from '../reading';
import {
  type Column,
  columnsOf,
  type Draft,
  draftOf,
  hasHeads,
  readDraft,
  withCell,
  withoutRow,
  withPasted,
  withResource,
} from '../table';
import styles from './given.module.css';

export interface LevelTableProps {
  description: Description;
  /** The level that a reader was sent here to enter, another each time; null where they came by themself. */
  asked: Next | null;
  /** What was typed last, with cells that could not be read. */
  kept: Draft | null;
  onDraft: (draft: Draft) => void;
  /** A pasted table with heads of its own. */
  onText: (text: string) => void;
  onChange: (next: Description, what: string) => void;
}

const sorted = (levels: readonly Level[]): string =>
  JSON.stringify(levels.map((level) => JSON.stringify(level)).sort());

/** The draft as long as it makes the levels of the description: others came from elsewhere since. */
const draftFor = (kept: Draft | null, levels: readonly Level[]): Draft =>
  kept !== null && sorted(readDraft(kept).levels) === sorted(levels) ? kept : draftOf(levels);

/** The levels as a table in which they can be typed, edited and pasted. */
export function LevelTable(props: LevelTableProps) {
  const { description, asked, kept, onDraft, onText, onChange } = props;
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const measured = description.measured ?? [];
  const draft = draftFor(kept, measured);
  const columns = columnsOf(draft);
  const { faults } = readDraft(draft);
  const use = (next: Draft, what: string) => {
    onDraft(next);
    const { levels } = readDraft(next);
    if (sorted(levels) !== sorted(measured)) onChange(withLevels(description, levels), what);
  };
  const go = (row: number, column: string) =>
    table.current
      ?.querySelector<HTMLInputElement>(`[data-cell="${row} ${CSS.escape(column)}"]`)
      ?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row for each time that one is asked for
  useEffect(() => {
    if (asked === null) return;
    const text = String(asked.atUsers);
    const open = draft.rows.findIndex(({ cells }) => cells.load === text && !cells.throughput);
    const row = open < 0 ? draft.rows.length : open;
    onDraft(withCell(draft, row, 'load', text));
    // The row is there once it is drawn.
    requestAnimationFrame(() => go(row, 'throughput'));
  }, [asked]);
  /** One row more than there are, in which the next level is typed. */
  const rows = [...draft.rows, { cells: {}, of: null }];
  const faultOf = (row: number, column: string) =>
    faults.findIndex((fault) => fault.row === row && fault.column === column);
  return (
    <>
      <label className={styles.load}>
        Load counted in{' '}
        <select
          value={draft.load}
          onChange={({ target }) =>
            use({ ...draft, load: target.value as Draft['load'] }, 'Count the load otherwise')
          }
        >
          <option value="users">users</option>
          <option value="arrivalsPerSecond">arrivals per second</option>
        </select>
      </label>
      <div className={styles.scroll}>
        <table ref={table} className={styles.levels} aria-label="Measured levels">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.label}
                </th>
              ))}
              <th scope="col">
                <span className={styles.hidden}>Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={at}>
                {columns.map((column) => {
                  const fault = faultOf(at, column.id);
                  return (
                    <td key={column.id}>
                      <Cell
                        at={at}
                        column={column}
                        text={row.cells[column.id] ?? ''}
                        faultId={fault < 0 ? undefined : `${id}-${fault}`}
                        onText={(text) => use(withCell(draft, at, column.id, text), 'Edit a level')}
                        onPasted={(text) =>
                          hasHeads(text)
                            ? onText(text)
                            : use(withPasted(draft, at, column.id, text), 'Paste levels')
                        }
                        onGo={(down) => go(at + down, column.id)}
                      />
                    </td>
                  );
                })}
                <td>
                  {at < draft.rows.length && (
                    <button
                      type="button"
                      aria-label={`Remove row ${at + 1}`}
                      onClick={() => use(withoutRow(draft, at), 'Remove a level')}
                    >
                      ×
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.troubles}>
        {faults.map(({ message }, at) => (
          <li key={message} id={`${id}-${at}`}>
            {message}
          </li>
        ))}
      </ul>
      <AddResource onName={(name) => onDraft(withResource(draft, name))} />
    </>
  );
}

interface CellProps {
  at: number;
  column: Column;
  text: string;
  /** What says why it cannot be used. */
  faultId: string | undefined;
  onText: (text: string) => void;
  onPasted: (text: string) => void;
  onGo: (down: number) => void;
}

const WAYS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

function Cell({ at, column, text, faultId, onText, onPasted, onGo }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed !== text) onText(typed);
    setTyped(null);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setTyped(null);
    const down = WAYS[key];
    if (down === undefined) return;
    commit();
    onGo(down);
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      data-cell={`${at} ${column.id}`}
      aria-label={`${column.label}, row ${at + 1}`}
      aria-invalid={faultId === undefined ? undefined : true}
      aria-describedby={faultId}
      value={typed ?? text}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={press}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (!/[\t\n]/.test(pasted.trim())) return;
        event.preventDefault();
        setTyped(null);
        onPasted(pasted);
      }}
    />
  );
}

/** A column for how busy a resource was, by its name. */
function AddResource({ onName }: { onName: (name: string) => void }) {
  const [name, setName] = useState('');
  const add = () => {
    if (name.trim() !== '') onName(name.trim());
    setName('');
  };
  return (
    <p className={styles.buttons}>
      <input
        type="text"
        aria-label="Name of a resource"
        placeholder="database"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && add()}
      />
      <button type="button" onClick={add}>
        Add its utilisation
      </button>
    </p>
  );
}
