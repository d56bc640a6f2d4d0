import { useFields } from '../../address/page/useFields';
import { formatShare, shortNumber } from '../../charts/frame/format';
import type { Chapter, Knobs } from '../chapter/types';
import { COURSE } from '../chapters/course';
import { exercisesOf } from '../exercises/seeded';
import { answerText } from './answers';
import { ClassKey } from './ClassKey';
import { SET_FIELDS, WHOLE } from './problemSet';
import styles from './problems.module.css';
import { SetForm } from './SetForm';

function settingText({ knobs }: Chapter, setting: Knobs, moved: readonly string[]): string {
  return knobs
    .filter(({ id }) => moved.includes(id))
    .map(({ id, label, unit }) =>
      `${label.toLowerCase()} ${shortNumber(setting[id] ?? 0)} ${unit}`.trim(),
    )
    .join(', ');
}

function Answers({ chapter, student }: { chapter: Chapter; student: string }) {
  const [number, knobs, choice] = exercisesOf(chapter, student);
  const { measure, limit } = knobs;
  const textOf = (of: readonly { id: string; text: string }[], id: string) =>
    of.find((one) => one.id === id)?.text ?? '';
  return (
    <section className={styles.problem} data-key={chapter.id}>
      <h3>{chapter.name}</h3>
      <ol type="a">
        <li>
          {number.ask}{' '}
          <strong data-answer={chapter.id}>
            {answerText(number)} {number.unit}
          </strong>
          , or anything within {formatShare(number.tolerance, 0)}. {number.why}
        </li>
        <li>
          {knobs.ask}{' '}
          <strong>For example {settingText(chapter, knobs.solution, knobs.knobs)}.</strong> Right is
          whatever gives {limit.below ? 'at most' : 'at least'} {shortNumber(limit.at)}{' '}
          {measure.unit} ({measure.label.toLowerCase()}) as it is asked. {knobs.hint}
        </li>
        <li>
          {choice.ask}{' '}
          <strong>
            {textOf(choice.options, choice.right.option)}.{' '}
            {textOf(choice.reasons, choice.right.reason)}.
          </strong>
          <dl className={styles.reasons}>
            {choice.reasons.map(({ id, text }) => (
              <div key={id}>
                <dt>{text}</dt>
                <dd>{choice.answers[id]}</dd>
              </div>
            ))}
          </dl>
        </li>
      </ol>
    </section>
  );
}

/** Answers to the problems of a student, with how to get them, and of a whole class. */
export function KeySheet() {
  const { state: set, setState, problems } = useFields(SET_FIELDS, WHOLE);
  const chapters = COURSE.filter(({ id }) => set.chapters.includes(id));
  return (
    <>
      <SetForm set={set} problems={problems} change={setState} />
      <h2>A whole class</h2>
      <ClassKey chapters={chapters} />
      <h2>{set.student.trim() === '' ? 'The answers' : `The answers of ${set.student.trim()}`}</h2>
      {chapters.length === 0 && <p>Choose a chapter.</p>}
      {chapters.map((chapter) => (
        <Answers key={chapter.id} chapter={chapter} student={set.student} />
      ))}
    </>
  );
}
