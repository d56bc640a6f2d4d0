import type { Present } from '../run/moment';
import { MARK } from './layout';
import styles from './watch.module.css';

/** Round for a request, a rounded square for a response; lighter while it waits, ringed while it is followed. */
export function MarkShape(props: {
  of: Pick<Present, 'kind' | 'isWaiting'>;
  isFollowed?: boolean;
}) {
  const { kind, isWaiting } = props.of;
  const state = { className: styles.mark, 'data-waiting': isWaiting || undefined };
  return (
    <>
      {kind === 'request' ? (
        <circle {...state} r={MARK} />
      ) : (
        <rect {...state} x={-MARK} y={-MARK} width={2 * MARK} height={2 * MARK} rx={2.5} />
      )}
      {props.isFollowed && <circle className={styles.ring} r={MARK + 5} />}
    </>
  );
}
