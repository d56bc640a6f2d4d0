import { isHeld } from '../../edit/fields';
import {
  isShareTable,
  type RouteOf,
  routeAsSteps,
  routeAsTable,
  routeOf,
  withRoute,
} from '../../edit/route';
import type { Editing } from '../editing';
import { refusalAt } from '../refused';
import styles from './forms.module.css';
import { ShareCells } from './ShareCells';
import { StepRows } from './StepRows';

/** Where requests go: of the system, or of one of its classes. */
export function RouteForm(props: Editing & { of: RouteOf }) {
  const { description, refusals, onChange, of } = props;
  const route = routeOf(description, of);
  const stations = description.stations.filter((one) => !isHeld(one)).map(({ name }) => name);
  const who = of === null ? 'route' : `route of ${description.classes?.[of]?.name}`;
  const field = of === null ? 'route' : `classes[${of}].route`;
  const refusal = refusalAt(refusals, field);
  return (
    <div className={styles.form}>
      {isShareTable(route) ? (
        <ShareCells {...props} stations={stations} route={route} field={field} />
      ) : (
        <StepRows {...props} stations={stations} isGiven={Boolean(route)} field={field} />
      )}
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      <span className={styles.actions}>
        {isShareTable(route) ? (
          <button type="button" onClick={() => onChange(routeAsSteps(description, of), who)}>
            As steps in order
          </button>
        ) : (
          <button type="button" onClick={() => onChange(routeAsTable(description, of), who)}>
            As a table of shares
          </button>
        )}
        {of === null && route && (
          <button
            type="button"
            onClick={() => onChange(withRoute(description, null, undefined), who)}
          >
            Through all stations in order
          </button>
        )}
      </span>
    </div>
  );
}
