import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import { type RouteOf, type ShareTable, withShare } from '../../edit/route';
import { ownValue } from '../../ownValue';
import type { Editing } from '../editing';
import { NUMBERS } from '../numbers';
import { refusalAt } from '../refused';
import { NumberCell } from './Cells';
import { moveCell } from './moveCell';
import styles from './tables.module.css';

/** Further rows and columns than this are left to a file. */
const MOST = 30;

/** A route as a table: from row to column. */
export function ShareCells(
  props: Editing & {
    of: RouteOf;
    stations: readonly string[];
    route: ShareTable;
    field: string;
  },
) {
  const { description, refusals, onChange, of, stations, route, field } = props;
  if (stations.length > MOST)
    return (
      <p>A table of {stations.length} stations is edited in the file of the system, under route.</p>
    );
  return (
    <ScrollFrame className={styles.scroll} aria-label="Shares of the route">
      <table className={styles.table} onKeyDown={moveCell}>
        <thead>
          <tr>
            <th scope="col">from, to</th>
            {[...stations, 'out'].map((to) => (
              <th key={to} scope="col">
                {to}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {['in', ...stations].map((from) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              {[...stations, 'out'].map((to) => (
                <td key={to}>
                  <NumberCell
                    label={`Share from ${from} to ${to}`}
                    field={NUMBERS.share}
                    value={ownValue(ownValue(route, from), to)}
                    isOptional
                    refusal={refusalAt(refusals, `${field}.${from}.${to}`)}
                    onValue={(share = 0) =>
                      onChange(
                        withShare(description, of, { from, to, share }),
                        `share from ${from} to ${to}`,
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
