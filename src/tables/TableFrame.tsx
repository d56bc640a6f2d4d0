import clsx from 'clsx';
import type { ReactNode } from 'react';
import { columnNames } from '../charts/frame/columnNames';
import { ScrollFrame } from '../charts/frame/ScrollFrame';
import styles from './tables.module.css';

/** The head of a column. */
export interface Head {
  name: string;
  className?: string;
  /** What the head shows in place of its name. */
  content?: ReactNode;
}

interface Props {
  className?: string;
  /** Names the table for screen readers where no heading does. */
  label?: string;
  /** Heads of the columns, where one row of them is enough. */
  heads?: readonly (string | Head)[];
  /** Whether each row becomes a card on a narrow screen, each value with the name of its column: beside it or above it. */
  cards?: 'beside' | 'above';
  children: ReactNode;
}

/** A table that scrolls in itself where it is wider than the page, or turns into cards there. */
export function TableFrame({ className, label, heads = [], cards, children }: Props) {
  const named = heads.map((head) => (typeof head === 'string' ? { name: head } : head));
  return (
    <ScrollFrame className={cards && 'cards'}>
      <table
        className={clsx(styles.table, className)}
        aria-label={label}
        style={cards && columnNames(named.map(({ name }) => name))}
        data-names={cards}
      >
        {named.length > 0 && (
          <thead>
            <tr>
              {named.map((head) => (
                <th key={head.name} scope="col" className={head.className}>
                  {head.content ?? head.name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </table>
    </ScrollFrame>
  );
}
