import { CHAPTERS, EXERCISES, pathOf } from '../chapters/list';
import { ofChapter } from '../progress/progress';
import { useProgress } from '../progress/store';
import styles from './where.module.css';

/** How many exercises of a chapter are passed, beside its name; nothing before the first. */
export function ChapterTick({ href }: { href: string | undefined }) {
  const progress = useProgress();
  const chapter = CHAPTERS.find((one) => href?.endsWith(pathOf(one)));
  const passed = chapter ? ofChapter(progress, chapter.id).passed.length : 0;
  if (passed === 0) return null;
  return (
    <span className={styles.tick}>
      {passed >= EXERCISES ? '\u2713' : `${passed} of ${EXERCISES}`}
      {passed >= EXERCISES && <span className={styles.hidden}>passed</span>}
    </span>
  );
}
