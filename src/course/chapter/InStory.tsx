import Link from '@docusaurus/Link';
import type { PicturePart } from '../../picture/plan';
import type { StopId } from '../../story/run/stops';
import { partOf } from '../figure/part';
import { useChapter } from './context';
import styles from './derivation.module.css';

/** Where the story of one message comes by each part of the picture. */
const STOP: Readonly<Record<PicturePart, StopId>> = {
  users: 'receive',
  receive: 'receive',
  processors: 'lock',
  publishLock: 'lock',
  queue: 'poll',
  send: 'dispatch',
  backend: 'backend',
  wayBack: 'answer',
};

/** The way from a chapter to its place in the story of one message. */
export function InStory() {
  const [first] = partOf(useChapter().chapter);
  return (
    first && (
      <p className={styles.derivation}>
        <Link to={`/start/one-message#${STOP[first]}`}>See one message pass this place</Link>
      </p>
    )
  );
}
