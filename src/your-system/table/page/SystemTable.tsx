import type { Editing } from '../editing';
import styles from './forms.module.css';
import { RouteForm } from './RouteForm';
import { Sources } from './Sources';
import { StationsTable } from './StationsTable';

/** A system as tables: its stations, where requests go, and who sends them. */
export function SystemTable(editing: Editing) {
  const { description } = editing;
  return (
    <div>
      <StationsTable {...editing} />
      <h3 className={styles.head}>Route</h3>
      <RouteForm {...editing} of={null} />
      {(description.classes ?? []).map(
        ({ name, route }, index) =>
          route && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a class keeps its place while it is renamed
            <div key={index}>
              <h3 className={styles.head}>Route of {name}</h3>
              <RouteForm {...editing} of={index} />
            </div>
          ),
      )}
      <h3 className={styles.head}>Requests</h3>
      <Sources {...editing} />
    </div>
  );
}
