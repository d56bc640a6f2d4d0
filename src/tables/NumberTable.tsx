import type { Key, ReactNode } from 'react';
import reference from './reference.module.css';
import stories from './stated/stories.module.css';
import { TableFrame } from './TableFrame';

export interface NumberRow {
  key: Key;
  name: ReactNode;
  /** One for each column after the first. */
  cells: readonly ReactNode[];
}

/** More numbers than this find no room side by side on a narrow screen. */
const MOST_IN_A_ROW = 3;

/** A small table: each row has a name and numbers, set to the right. */
export function NumberTable(props: {
  /** Names the table for screen readers. */
  label: string;
  /** Heads of the columns, that of the names first. */
  columns: readonly [string, ...string[]];
  rows: readonly NumberRow[];
}) {
  const [first, ...numbers] = props.columns;
  return (
    <div className={stories.story}>
      <TableFrame
        className={reference.compact}
        label={props.label}
        cards={numbers.length > MOST_IN_A_ROW ? 'beside' : undefined}
        heads={[first, ...numbers.map((name) => ({ name, className: reference.number }))]}
      >
        <tbody>
          {props.rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {numbers.map((column, index) => (
                <td key={column} className={reference.number}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
