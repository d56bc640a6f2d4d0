import { lazy, Suspense, useId } from 'react';
import type { ExploredStudy } from '../../../explore/study/exploredStudy';
import type { DescriptionState } from '../../page/useDescription';
import styles from '../../page/yourSystem.module.css';

const Beside = lazy(() => import('./Beside').then((module) => ({ default: module.Beside })));

interface BeforeProps {
  state: DescriptionState;
  /** Null while there is something to put right. */
  study: ExploredStudy | null;
}

/** The system before a change, kept while it is changed or tested anew. */
export function Before({ state, study }: BeforeProps) {
  const title = useId();
  const { description, before, setBefore } = state;
  return (
    <section className={styles.before} aria-labelledby={title} data-part="before">
      <h2 id={title}>Before and after</h2>
      {before ? (
        <Suspense fallback={<p>Loading.</p>}>
          <Beside state={state} study={study} before={before} />
        </Suspense>
      ) : (
        <>
          <p>Keep it as it is, then change it, or paste the next test.</p>
          <button type="button" onClick={() => setBefore(description, 'Keep as before a change')}>
            Keep as before a change
          </button>
        </>
      )}
    </section>
  );
}
