import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../lab/Icon';
import styles from './list.module.css';
import { useHidden, type Visibility } from './useHidden';

/** What a row shows. */
export interface RowParts {
  /** Short name of the item, which links to it. */
  name?: string;
  /** What the item is, cut where the closed row ends. */
  title: ReactNode;
  /** The other cells of the closed row. */
  cells: ReactNode;
  /** What an open row shows below. */
  detail: ReactNode;
}

export interface RowProps {
  id: string;
  /** What the items are, in the singular: "claim". */
  kind: string;
  visibility: Visibility;
  isOpen: boolean;
  /** Whether scripts run, with which it opens once it shows: a long list is ready sooner for it. */
  works: boolean;
  /** Whether the row is hidden as soon as scripts run. */
  closes: boolean;
  /** How many columns the list has. */
  columns: number;
  parts: RowParts;
  onToggle: (id: string) => void;
  /** The browser's search came upon the row, or upon what it hides. */
  onFound: (id: string) => void;
}

/** An item of a list: one line, and what it shows when opened. */
export const ListRow = memo(function ListRow(props: RowProps) {
  const { id, kind, visibility, isOpen, works, closes, columns, parts, onToggle, onFound } = props;
  const opens = works && visibility === 'shown';
  const row = useHidden<HTMLTableSectionElement>(visibility, () => onFound(id));
  const detail = useHidden<HTMLDivElement>(isOpen ? 'shown' : 'until-found', () => onFound(id));
  const { collectAnchor } = useBrokenLinks();
  collectAnchor(id);
  collectAnchor(`${kind}-${id}`);
  return (
    <tbody
      id={id}
      ref={row}
      className={clsx(styles.row, closes && styles.closes)}
      data-open={isOpen}
    >
      <tr className={styles.line}>
        <th scope="row" data-named={parts.name !== undefined}>
          {parts.name !== undefined && (
            <a href={`#${id}`} className={styles.id}>
              {parts.name}
            </a>
          )}{' '}
          {opens ? (
            <button
              type="button"
              className={styles.title}
              aria-expanded={isOpen}
              onClick={() => onToggle(id)}
            >
              {parts.title}
            </button>
          ) : (
            <span className={clsx(styles.title, works || styles.short)}>{parts.title}</span>
          )}
        </th>
        {parts.cells}
        <td className={styles.chevron} aria-hidden="true">
          {opens && <Icon name="chevron" />}
        </td>
      </tr>
      <tr className={styles.detail}>
        <td colSpan={columns}>
          <div ref={detail} className={clsx(styles.inner, works || styles.closes)}>
            {parts.detail}
          </div>
        </td>
      </tr>
    </tbody>
  );
});
