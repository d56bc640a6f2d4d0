import { shortNumber } from '../../../charts/frame/format';
import type { Description } from '../../description';
import { isHeld, takes } from '../../edit/fields';
import { ownValue } from '../../ownValue';
import { msText } from '../words';
import styles from './system.module.css';

interface StationListProps {
  description: Description;
  bottleneck: string | null;
  /** By station, how far its time may be off, ms. */
  errors: Readonly<Record<string, number>>;
}

/** The numbers of the stations below their drawing: those from the points are bold, the others say that they were typed. */
export function StationList({ description, bottleneck, errors }: StationListProps) {
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          <th scope="col">station</th>
          <th scope="col">servers</th>
          <th scope="col">ms a request</th>
        </tr>
      </thead>
      <tbody>
        {description.stations.map((station) => {
          const { name, kind, count, demandMs, fromPoints } = station;
          const error = ownValue(errors, name);
          return (
            <tr
              key={name}
              data-bottleneck={name === bottleneck || undefined}
              data-from-points={fromPoints || undefined}
            >
              <th scope="row">{kind === 'delay' ? `${name}, delay` : name}</th>
              <td>{takes(station, 'count') || kind === 'lock' ? shortNumber(count ?? 1) : '–'}</td>
              <td>
                <span className={styles.value}>
                  {isHeld(station) || demandMs === undefined || demandMs === null
                    ? '–'
                    : msText(demandMs)}
                  {error !== undefined && <span> ± {msText(error)}</span>}
                </span>
                {!fromPoints && <small> typed</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
