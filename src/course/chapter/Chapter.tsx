import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NeedsScripts } from '../../lab/NeedsScripts';
import { engineOfPage } from '../figure/engineOfPage';
import { NetworkFigure } from '../figure/NetworkFigure';
import { useCurve, useLines, useReplications, useSteady } from '../figure/useSteady';
import type { Engine } from '../network/engine';
import { ofChapter, withGuess, withStep } from '../progress/progress';
import { changeProgress, leaveAt, useProgress } from '../progress/store';
import styles from './chapter.module.css';
import { ChapterContext } from './context';
import { InStory } from './InStory';
import { startOf } from './knobs';
import { OwnSystem } from './OwnSystem';
import { StepBar } from './StepBar';
import type { Chapter as ChapterOfCourse, Still } from './types';
import { useActiveStep } from './useActiveStep';
import { useKnobs } from './useKnobs';

interface Props {
  of: ChapterOfCourse;
  still: Still;
  children: ReactNode;
}

/** The simulator of networks once it is loaded, or why it is not. */
function useEngine(): { engine: Engine | null; failed: string | null; retry: () => void } {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let left = false;
    setFailed(null);
    engineOfPage().then(
      (loaded) => left || setEngine(loaded),
      (error: unknown) => left || setFailed(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  return { engine, failed, retry: () => setAttempt(attempt + 1) };
}

/** A chapter: its steps beside a figure that they drive. */
export function Chapter({ of: chapter, still, children }: Props) {
  const steps = useRef<HTMLDivElement>(null);
  const { active, inSight } = useActiveStep(steps);
  const progress = ofChapter(useProgress(), chapter.id);
  const hasGuessed = progress.guess !== null;
  const { knobs, isReaders, setKnobs, putKnobs, problems } = useKnobs(chapter, active, hasGuessed);
  const { engine, failed, retry } = useEngine();
  const { report, isOf } = useSteady(engine, chapter, knobs, {
    knobs: startOf(chapter),
    report: still.report,
  });
  const points = useCurve(engine, chapter, knobs, { knobs: startOf(chapter), curve: still.curve });
  const lines = useLines(engine, chapter, knobs, { knobs: startOf(chapter), lines: still.lines });
  const short = useReplications(engine, chapter, knobs, hasGuessed);
  const asked = chapter.steps.findIndex(({ id }) => id === chapter.guess.step);
  const [shown, setShown] = useState(knobs);
  const view = { knobs: isOf ? knobs : shown, report };

  useEffect(() => {
    if (!isOf) return;
    setShown(knobs);
    if (!isReaders) return; // what the chapter sets meets no goal for the reader
    const replications = short.isOf ? short.values : [];
    for (const { id, goal } of chapter.steps.slice(0, inSight + 1))
      if (goal?.met({ knobs, report, replications }))
        changeProgress((all) => withStep(all, chapter.id, id));
  }, [chapter, inSight, knobs, isReaders, report, isOf, short.isOf, short.values]);

  const step = chapter.steps[active];
  useEffect(() => {
    // A look at the beginning is not worth a way back.
    if (active > 0 && step) leaveAt({ chapter: chapter.id, step: step.id, place: active + 1 });
  }, [chapter, active, step]);

  return (
    <ChapterContext
      value={{
        chapter,
        still,
        knobs,
        setKnob: (id, value) => setKnobs({ ...knobs, [id]: value }),
        view,
        isNow: isOf,
        points,
        lines,
        replications: short.values,
        isReaders,
        active,
        progress,
        guess: (option) => {
          changeProgress((all) => withGuess(all, chapter.id, option));
          putKnobs({ ...knobs, ...chapter.guess.after });
        },
      }}
    >
      <NeedsScripts
        what="The figure, the guess and the exercises"
        shown="The figure stands as the chapter begins, even where the address asks for other settings."
      />
      {problems.length > 0 && (
        <ul className={styles.problems} role="status">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <div className={styles.chapter} data-chapter={chapter.id}>
        <div className={styles.steps} ref={steps}>
          {children}
          <InStory />
          <OwnSystem />
        </div>
        <div className={styles.figure}>
          <NetworkFigure engine={engine} failed={failed} retry={retry} />
        </div>
        <StepBar
          steps={chapter.steps}
          active={active}
          open={hasGuessed ? chapter.steps.length : asked + 1}
        />
      </div>
    </ChapterContext>
  );
}
