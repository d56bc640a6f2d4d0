import { EXERCISES, ofChapter, passedOf } from '../progress/progress';
import { useProgress } from '../progress/store';
import styles from './tick.module.css';

/** How many exercises of a chapter are passed, beside its name; nothing before the first, and nothing for other pages. */
export function ChapterTick({ href }: { href: string | undefined }) {
  const progress = useProgress();
  const [, id = ''] = /\/concepts\/([a-z-]+)$/.exec(href ?? '') ?? [];
  const passed = passedOf(ofChapter(progress, id));
  if (passed === 0) return null;
  return (
    <span className={styles.tick}>
      {passed >= EXERCISES ? '\u2713' : `${passed} of ${EXERCISES}`}
      {passed >= EXERCISES && <span className={styles.hidden}>passed</span>}
    </span>
  );
}
