import Link from '@docusaurus/Link';
import { CHAPTERS, pathOf } from '../chapters/list';
import { GoOn } from '../progress/GoOn';
import { EXERCISES, ofChapter, passedOf } from '../progress/progress';
import { useProgress } from '../progress/store';
import styles from './courseList.module.css';

/** The chapters in order, each with what it answers and how far the reader is. */
export function CourseList() {
  const progress = useProgress();
  return (
    <>
      <GoOn />
      <ol className={styles.list}>
        {CHAPTERS.map((chapter) => {
          const passed = passedOf(ofChapter(progress, chapter.id));
          return (
            <li key={chapter.id}>
              <Link to={pathOf(chapter)}>{chapter.name}</Link>
              <p>{chapter.asks}</p>
              <span>
                {chapter.minutes} minutes
                {passed > 0 && <span>{`, ${passed} of ${EXERCISES} passed`}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
