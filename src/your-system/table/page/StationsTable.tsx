import { type ClipboardEvent, Fragment, useState } from 'react';
import type { Problem } from '../../../address/problem';
import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import { isHeld, type Kind, takes } from '../../edit/fields';
import { renamed } from '../../edit/names';
import { added, duplicated, moved, removed, withFields, withKind } from '../../edit/stations';
import type { Editing } from '../editing';
import { NUMBERS } from '../numbers';
import { withPasted } from '../pasted';
import { refusalAt } from '../refused';
import { ChoiceCell, NameCell, NumberCell } from './Cells';
import { moveCell } from './moveCell';
import { KIND_OPTIONS, StationForm } from './StationForm';
import { Tools } from './Tools';
import styles from './tables.module.css';

const None = () => <span className={styles.none}>–</span>;

/** The stations as rows that can be typed, pasted and moved; what has no column of its own opens below its row. */
export function StationsTable(editing: Editing) {
  const { description, refusals, onChange } = editing;
  const [open, setOpen] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const names = description.stations.map(({ name }) => name);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const pasted = withPasted(description, text);
    setProblems(pasted.problems);
    if (pasted.description !== description) onChange(pasted.description, 'pasted rows');
  };
  return (
    <>
      <ScrollFrame className={styles.scroll} aria-label="Stations">
        <table className={styles.table} onPaste={paste} onKeyDown={moveCell}>
          <thead>
            <tr>
              {['station', 'kind', 'servers', 'ms a request', 'most there', ''].map((head) => (
                <th key={head} scope="col">
                  {head === '' ? <span className={styles.hidden}>change the row</span> : head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {description.stations.map((station, index) => {
              const { name, kind, count, demandMs, limit, fromPoints, sharing } = station;
              const refusal = (field: string) => refusalAt(refusals, `stations[${index}].${field}`);
              const set = (field: 'count' | 'demandMs' | 'limit') => (value: number | undefined) =>
                onChange(
                  withFields(description, name, { [field]: value }),
                  `${NUMBERS[field].title.toLowerCase()} of ${name}`,
                );
              return (
                // Rows keep their cells while a station is renamed.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Fragment key={index}>
                  <tr data-from-points={fromPoints || undefined}>
                    <th scope="row">
                      <NameCell
                        label={`Name of ${name}`}
                        title="The name of a station"
                        value={name}
                        others={names}
                        refusal={refusal('name')}
                        onValue={(next) => {
                          onChange(renamed(description, name, next), `name of ${name}`);
                          if (open === name) setOpen(next);
                        }}
                      />
                    </th>
                    <td>
                      <ChoiceCell<Kind>
                        label={`Kind of ${name}`}
                        value={kind}
                        options={KIND_OPTIONS}
                        onValue={(next) =>
                          onChange(withKind(description, name, next), `kind of ${name}`)
                        }
                      />
                      {sharing === 'shared' && (
                        <span className={styles.from}>shared by all inside</span>
                      )}
                    </td>
                    <td>
                      {takes(station, 'count') ? (
                        <NumberCell
                          label={`Servers of ${name}`}
                          field={NUMBERS.count}
                          value={count ?? 1}
                          refusal={refusal('count')}
                          onValue={set('count')}
                        />
                      ) : (
                        <None />
                      )}
                    </td>
                    <td>
                      {takes(station, 'demandMs') ? (
                        <NumberCell
                          label={`Time of a request at ${name}, ms`}
                          field={NUMBERS.demandMs}
                          unit="ms"
                          value={demandMs}
                          isOptional
                          refusal={refusal('demandMs')}
                          onValue={set('demandMs')}
                        />
                      ) : (
                        <span className={styles.none}>
                          {isHeld(station) ? `held over ${station.over?.length}` : '–'}
                        </span>
                      )}
                      <span className={styles.from}>
                        {fromPoints ? 'from the points' : 'typed'}
                      </span>
                    </td>
                    <td>
                      {takes(station, 'limit') ? (
                        <NumberCell
                          label={`Most requests at ${name}`}
                          field={NUMBERS.limit}
                          value={limit}
                          isOptional={kind !== 'queue'}
                          refusal={refusal('limit')}
                          onValue={set('limit')}
                        />
                      ) : (
                        <None />
                      )}
                    </td>
                    <td>
                      <Tools
                        name={name}
                        isOpen={open === name}
                        isFirst={index === 0}
                        isLast={index === names.length - 1}
                        onOpen={() => setOpen(open === name ? null : name)}
                        onMove={(by) => onChange(moved(description, name, by), `order of ${name}`)}
                        onCopy={() => onChange(duplicated(description, name), `copy of ${name}`)}
                        onRemove={() => onChange(removed(description, name), `remove ${name}`)}
                      />
                    </td>
                  </tr>
                  {open === name && (
                    <tr>
                      <td colSpan={6}>
                        <StationForm {...editing} name={name} onRenamed={setOpen} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
            <tr>
              <th scope="row">
                <NameCell
                  key={names.length}
                  label="Name of one more station"
                  title="The name of a station"
                  value=""
                  others={names}
                  onValue={(name) => onChange(added(description, { name }), `add ${name}`)}
                />
              </th>
              <td colSpan={5} className={styles.hint}>
                Type a name, or paste rows of a spreadsheet: name, kind, servers, ms, most there.
              </td>
            </tr>
          </tbody>
        </table>
      </ScrollFrame>
      <ul className={styles.problems} aria-live="polite" aria-label="Rows that were not read">
        {problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}
