import type { Present } from '../run/moment';
import { MarkShape } from './MarkShape';
import styles from './watch.module.css';

type Look = Pick<Present, 'kind' | 'isWaiting'>;

const LOOKS: readonly { look: Look; text: string; isFollowed?: boolean }[] = [
  { look: { kind: 'request', isWaiting: false }, text: 'request at work' },
  { look: { kind: 'response', isWaiting: false }, text: 'response at work' },
  { look: { kind: 'request', isWaiting: true }, text: 'waiting' },
  { look: { kind: 'request', isWaiting: true }, text: 'followed', isFollowed: true },
];

/** Where no message comes back, there is one kind. */
const PLAIN = LOOKS.filter(({ look }) => look.kind === 'request').map((one) => ({
  ...one,
  text: one.text.replace('request ', ''),
}));

/** What marks mean. */
export function Legend({ hasPaths }: { hasPaths: boolean }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {(hasPaths ? LOOKS : PLAIN).map(({ look, text, isFollowed }) => (
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
