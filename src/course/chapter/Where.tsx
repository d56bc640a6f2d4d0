import { CHAPTERS } from '../chapters/list';
import { NOTHING, ofChapter } from '../progress/progress';
import { useProgress } from '../progress/store';
import styles from './where.module.css';

/** Where in the course a chapter is. */
export function Where({ id }: { id: string }) {
  const progress = useProgress();
  const index = CHAPTERS.findIndex((chapter) => chapter.id === id);
  const minutes = CHAPTERS[index]?.minutes ?? 0;
  return (
    <p className={styles.where}>
      Chapter {index + 1} of {CHAPTERS.length}, {minutes} minutes
      <span className={styles.segments} aria-hidden="true">
        {CHAPTERS.map((chapter) => {
          const begun = ofChapter(progress, chapter.id) !== NOTHING;
          const state = chapter.id === id ? 'here' : begun ? 'begun' : 'ahead';
          return <span key={chapter.id} data-state={state} />;
        })}
      </span>
    </p>
  );
}
