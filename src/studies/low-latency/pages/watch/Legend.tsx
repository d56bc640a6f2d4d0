import type { Present } from '../../watch/moment';
import { MarkShape } from './MarkShape';
import styles from './watch.module.css';

type Look = Pick<Present, 'kind' | 'isWaiting'>;

const LOOKS: readonly { look: Look; text: string; isFollowed?: boolean }[] = [
  { look: { kind: 'request', isWaiting: false }, text: 'request at work' },
  { look: { kind: 'response', isWaiting: false }, text: 'response at work' },
  { look: { kind: 'request', isWaiting: true }, text: 'waiting' },
  { look: { kind: 'request', isWaiting: true }, text: 'followed', isFollowed: true },
];

/** What marks mean. */
export function Legend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      {LOOKS.map(({ look, text, isFollowed }) => (
        <span key={text}>
          <svg width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
            <MarkShape of={look} isFollowed={isFollowed} />
          </svg>
          {text}
        </span>
      ))}
    </p>
  );
}
