import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { GroupHead } from './GroupHead';
import { groupsOf, type ListGroup } from './groups';
import { ListRow, type RowParts } from './ListRow';
import styles from './list.module.css';
import { useAnchor } from './useAnchor';
import type { Visibility } from './useHidden';
import { useWorks } from './useWorks';

/** A set with an element more, or without it where it was in. */
function toggled(set: ReadonlySet<string>, element: string): ReadonlySet<string> {
  const result = new Set(set);
  if (!result.delete(element)) result.add(element);
  return result;
}

interface Props<T extends { id: string }> {
  label: string;
  className?: string;
  /** What the items are, in the singular: "claim". */
  kind: string;
  /** In the order of the list. */
  items: readonly T[];
  /** Heads of the columns between the title and the mark that opens a row. */
  heads: readonly ReactNode[];
  titleHead: string;
  partsOf: (item: T) => RowParts;
  /** Groups of a list in order, each with its heading; one without where nothing is given. */
  groups?: readonly ListGroup<T>[];
  /** How many items of a group are shown at first. */
  most: number;
  /** Items that a filter takes; null where there is none. */
  taken?: ReadonlySet<T> | null;
}

/** A list of rows that are closed to a line each; it shows the first of each group, or what a filter takes. */
export function ListTable<T extends { id: string }>(props: Props<T>) {
  const { label, className, kind, items, heads, titleHead, partsOf, groups, most, taken } = props;
  const works = useWorks();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  /** The item of the address: it shows whatever a filter says. */
  const [linked, setLinked] = useState<string | null>(null);
  const grouped = useMemo(() => groupsOf(items, groups), [items, groups]);
  const parts = useMemo(
    () => new Map(items.map((item) => [item, partsOf(item)])),
    [items, partsOf],
  );
  const columns = heads.length + 2;

  const toggle = useCallback((id: string) => setOpen((now) => toggled(now, id)), []);
  const reveal = useCallback(
    (id: string) => {
      const group = grouped.find((one) => one.items.some((item) => item.id === id));
      if (group === undefined) return;
      setOpen((now) => new Set([...now, id]));
      setWhole((now) => new Set([...now, group.id]));
    },
    [grouped],
  );
  const follow = useCallback(
    (id: string) => {
      if (grouped.some((group) => group.id === id)) return;
      reveal(id);
      setLinked(id);
      const scroll = () => document.getElementById(id)?.scrollIntoView();
      requestAnimationFrame(() => requestAnimationFrame(scroll));
    },
    [grouped, reveal],
  );
  useAnchor(kind, follow);

  const visibilityOf = (item: T, index: number, group: string): Visibility => {
    if (!works || item.id === linked) return 'shown';
    if (taken) return taken.has(item) ? 'shown' : 'hidden';
    return index < most || whole.has(group) ? 'shown' : 'until-found';
  };

  return (
    <div className={styles.frame}>
      <table className={`${styles.list} ${className ?? ''}`} aria-label={label}>
        <thead>
          <tr className={styles.line}>
            <th scope="col">{titleHead}</th>
            {heads}
            <td />
          </tr>
        </thead>
        {grouped.map((group) => {
          const isEmpty =
            taken != null && !group.items.some((item) => taken.has(item) || item.id === linked);
          return [
            group.head !== undefined && (
              <GroupHead key={group.id} group={group} columns={columns} isHidden={isEmpty} />
            ),
            ...group.items.map((item, index) => (
              <ListRow
                key={item.id}
                id={item.id}
                kind={kind}
                visibility={visibilityOf(item, index, group.id)}
                isOpen={!works || open.has(item.id)}
                works={works}
                closes={!works && index >= most}
                columns={columns}
                parts={parts.get(item) as RowParts}
                onToggle={toggle}
                onFound={reveal}
              />
            )),
            works && !taken && group.items.length > most && (
              <tbody key={`${group.id} more`} className={styles.more}>
                <tr>
                  <td colSpan={columns}>
                    <button
                      type="button"
                      aria-expanded={whole.has(group.id)}
                      onClick={() => setWhole((now) => toggled(now, group.id))}
                    >
                      {whole.has(group.id)
                        ? `Show only the first ${most}`
                        : `Show the other ${group.items.length - most}`}
                      {group.name && <span className={styles.unseen}> of {group.name}</span>}
                    </button>
                  </td>
                </tr>
              </tbody>
            ),
          ];
        })}
      </table>
    </div>
  );
}
