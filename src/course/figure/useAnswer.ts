import { useEffect, useState } from 'react';
import { useChapter } from '../chapter/context';
import { type Answer, answerSlices } from './answer';
import { engineOfPage } from './engineOfPage';
import { workIdly } from './idle';

/** The two runs that answer the chapter's question: those of the build until the reader's own are done. */
export function useAnswer(): Answer {
  const { chapter, still, progress } = useChapter();
  const [answer, setAnswer] = useState<Answer>(still);
  const asked = progress.guess !== null;
  useEffect(() => {
    if (!asked) return;
    let stop = () => {};
    let left = false;
    engineOfPage().then(
      (engine) => {
        if (!left) stop = workIdly(answerSlices(engine, chapter), setAnswer);
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
