import { useMemo, useState } from 'react';
import type { Chapter } from '../chapter/types';
import { ofChapter, withPassed } from '../progress/progress';
import { changeProgress, useProgress } from '../progress/store';
import { ChoiceCard } from './ChoiceCard';
import { ExerciseCard } from './ExerciseCard';
import styles from './exercises.module.css';
import { KnobsCard } from './KnobsCard';
import { NumberCard } from './NumberCard';
import { OtherNumbers } from './OtherNumbers';
import { exercisesOf } from './seeded';
import { useSeed } from './useSeed';

/** The three exercises of a chapter, judged by the page. */
export function Exercises({ of: chapter }: { of: Chapter }) {
  const { passed } = ofChapter(useProgress(), chapter.id);
  const { seed, problem, take } = useSeed();
  const [number, knobs, choice] = useMemo(() => exercisesOf(chapter, seed), [chapter, seed]);
  const pass = (index: number) => () => changeProgress((all) => withPassed(all, chapter.id, index));
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const frame = (index: number, kind: 'number' | 'knobs' | 'choice', title: string) => ({
    kind,
    title: `${index + 1}. ${title}`,
    status: passed.includes(index)
      ? ('passed' as const)
      : tried.has(index)
        ? ('not-yet' as const)
        : ('open' as const),
  });
  const fail = (index: number) => () => setTried((all) => new Set(all).add(index));
  return (
    <div>
      <p className={styles.count} role="status">
        {passed.length} of {chapter.exercises.length} passed. The page judges on your machine;
        nothing is sent.
      </p>
      {problem !== null && <p role="status">{problem}</p>}
      <div className={styles.cards}>
        <ExerciseCard {...frame(0, 'number', number.title)}>
          <NumberCard key={seed} exercise={number} passed={pass(0)} failed={fail(0)} />
        </ExerciseCard>
        <ExerciseCard {...frame(1, 'knobs', knobs.title)}>
          <KnobsCard
            key={seed}
            chapter={chapter}
            exercise={knobs}
            passed={pass(1)}
            failed={fail(1)}
          />
        </ExerciseCard>
        <ExerciseCard {...frame(2, 'choice', choice.title)}>
          <ChoiceCard key={seed} exercise={choice} passed={pass(2)} failed={fail(2)} />
        </ExerciseCard>
      </div>
      <OtherNumbers chapter={chapter} seed={seed} take={take} />
    </div>
  );
}
