import { useEffect, useState } from 'react';
import { useChapter } from '../chapter/context';
import { startOf } from '../chapter/knobs';
import type { Report } from '../network/shapes';
import { steadySlices } from '../network/steady';
import { engineOfPage } from './engineOfPage';
import { workIdly } from './idle';

interface Answer {
  before: Report;
  after: Report;
}

/** The two runs that answer the chapter's question: those of the build until the reader's own are done. */
export function useAnswer(): Answer {
  const { chapter, still, progress } = useChapter();
  const [answer, setAnswer] = useState<Answer>(still);
  const asked = progress.guess !== null;
  useEffect(() => {
    if (!asked) return;
    let stop = () => {};
    let left = false;
    const { before, after } = chapter.guess;
    engineOfPage().then(
      (engine) => {
        if (left) return;
        const of = (knobs: typeof before) =>
          steadySlices(engine, chapter.network({ ...startOf(chapter), ...knobs }));
        stop = workIdly(
          (function* both() {
            const first = yield* of(before);
            return { before: first, after: yield* of(after) };
          })(),
          setAnswer,
        );
      },
      () => {}, // The figure says that it cannot be loaded; the runs of the build stand.
    );
    return () => {
      left = true;
      stop();
    };
  }, [chapter, asked]);
  return answer;
}
