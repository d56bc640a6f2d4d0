import { ActivityDrawing } from '../activity/ActivityDrawing';
import { useChapter } from './context';
import styles from './derivation.module.css';

/** The chapter's network in the notation of stochastic activity networks, for those who know it. */
export function AsActivities() {
  const { chapter, knobs } = useChapter();
  return (
    <details className={styles.derivation}>
      <summary>The same as a stochastic activity network</summary>
      <p>
        A circle is a place and holds tokens: the number in it is how many there are at the start. A
        bar is a timed activity: it takes a token from each place that leads to it, and after its
        time puts one into each place that it leads to, or as many as it says.
      </p>
      <ActivityDrawing network={chapter.network(knobs)} />
    </details>
  );
}
