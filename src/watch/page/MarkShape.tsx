import { edgeOf, MARK } from '../../charts/marks/fold';
import type { Present } from '../run/moment';
import styles from './watch.module.css';

/** Round for a request, a rounded square for a response; lighter while it waits, ringed while it is followed. */
export function MarkShape(props: {
  of: Pick<Present, 'kind' | 'isWaiting'>;
  isFollowed?: boolean;
  /** In px; that of the picture where it has room. */
  radius?: number;
}) {
  const { radius = MARK } = props;
  const { kind, isWaiting } = props.of;
  const state = {
    className: styles.mark,
    strokeWidth: edgeOf(radius),
    'data-waiting': isWaiting || undefined,
  };
  return (
    <>
      {kind === 'request' ? (
        <circle {...state} r={radius} />
      ) : (
        <rect
          {...state}
          x={-radius}
          y={-radius}
          width={2 * radius}
          height={2 * radius}
          rx={(2.5 * radius) / MARK}
        />
      )}
      {props.isFollowed && <circle className={styles.ring} r={radius + 5} />}
    </>
  );
}
