import type { ListGroup } from './groups';
import styles from './list.module.css';

interface Props<T> {
  group: ListGroup<T>;
  columns: number;
  isHidden: boolean;
}

/** The heading of a group of rows. */
export function GroupHead<T>({ group: { id, head }, columns, isHidden }: Props<T>) {
  return (
    <tbody id={id} className={styles.group} hidden={isHidden}>
      <tr>
        <th scope="rowgroup" colSpan={columns}>
          {head}
        </th>
      </tr>
    </tbody>
  );
}
