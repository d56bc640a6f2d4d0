import { useMemo, useState } from 'react';
import { useFields } from '../../address/page/useFields';
import type { Chapter } from '../chapter/types';
import { ofChapter, passedOf, questionOf, withPassed } from '../progress/progress';
import { changeProgress, useProgress } from '../progress/store';
import { ChoiceCard } from './ChoiceCard';
import { ExerciseCard } from './ExerciseCard';
import styles from './exercises.module.css';
import type { Verdict } from './judge';
import { KnobsCard } from './KnobsCard';
import { NumberCard } from './NumberCard';
import { OtherNumbers } from './OtherNumbers';
import { exercisesOf, plain, SEED, SEED_FIELDS } from './seeded';

/** The three exercises of a chapter, judged by the page. */
export function Exercises({ of: chapter }: { of: Chapter }) {
  const progress = ofChapter(useProgress(), chapter.id);
  const passed = passedOf(progress);
  const { state, setState, problems } = useFields(SEED_FIELDS);
  const { seed } = state;
  // The figure of the chapter tells what else is wrong with the link.
  const problem = problems.find(({ field }) => field === SEED.key);
  const [number, knobs, choice] = useMemo(() => exercisesOf(chapter, seed), [chapter, seed]);
  const [judged, setJudged] = useState<{
    seed: string;
    verdicts: Readonly<Record<number, Verdict>>;
  }>({
    seed,
    verdicts: {},
  });
  const verdicts = judged.seed === seed ? judged.verdicts : {};
  /** By the last answer, so that it never contradicts what the card says of that. */
  const statusOf = (index: number): Verdict | 'open' =>
    verdicts[index] ??
    (progress.questions.includes(questionOf(index, plain(seed))) ? 'passed' : 'open');
  const say = (index: number, verdict: Verdict) =>
    setJudged(({ seed: before, verdicts: others }) => ({
      seed,
      verdicts: { ...(before === seed ? others : {}), [index]: verdict },
    }));
  const pass = (index: number) => () => {
    changeProgress((all) => withPassed(all, chapter.id, index, plain(seed)));
    say(index, 'passed');
  };
  const fail = (index: number) => () => say(index, 'not-yet');
  const frame = (index: number, kind: 'number' | 'knobs' | 'choice', title: string) => ({
    kind,
    title: `${index + 1}. ${title}`,
    status: statusOf(index),
  });
  const all = chapter.exercises.length;
  const now = chapter.exercises.filter((_, index) => statusOf(index) === 'passed').length;
  return (
    <div>
      <div className={styles.count}>
        <p role="status">
          {now} of {all} passed.{' '}
          {passed > now && (
            <span>{`${passed} of ${all} ${passed === 1 ? 'was' : 'were'} passed before. `}</span>
          )}
          The page judges on your machine; nothing is sent.
        </p>
        <OtherNumbers chapter={chapter} seed={seed} take={(next) => setState({ seed: next })} />
      </div>
      {problem && <p role="status">{problem.message}</p>}
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
    </div>
  );
}
