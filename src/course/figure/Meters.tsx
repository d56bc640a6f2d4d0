import { formatShare, withUnit } from '../../charts/frame/format';
import type { Chapter, FigureView } from '../chapter/types';
import { FIRST_MS } from '../network/steady';
import styles from './figure.module.css';

/** A line without end is told of by its first minute. */
const ofFirst = ({ report }: FigureView): string =>
  report.status === 'unstable' ? `, here in the first ${withUnit(FIRST_MS / 1000, 's')}` : '';

/** How busy each resource is, as bars. */
export function Meters({ chapter, view }: { chapter: Chapter; view: FigureView }) {
  return (
    <div>
      <p className={styles.label}>Busy share of the time</p>
      <dl className={styles.meters}>
        {chapter.meters.map((meter) => {
          const share = Math.min(1, meter.of(view));
          return (
            <div key={meter.label}>
              <dt>{meter.label}</dt>
              <dd>
                <span className={styles.track}>
                  <span style={{ width: `${100 * share}%` }} />
                </span>
                <data value={share} data-metric={meter.label} data-kind="simulated">
                  {formatShare(share, 0)}
                </data>
              </dd>
              {meter.note && (
                <dd className={styles.note}>
                  {meter.note(view)}
                  {ofFirst(view)}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}
