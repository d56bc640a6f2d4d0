import Link from '@docusaurus/Link';
import { useFields } from '../../address/page/useFields';
import type { Chapter } from '../chapter/types';
import { COURSE } from '../chapters/course';
import { exercisesOf } from '../exercises/seeded';
import { CopyButton } from './CopyButton';
import { exercisesLink, SET_FIELDS, WHOLE } from './problemSet';
import styles from './problems.module.css';
import { SetForm } from './SetForm';

const Choices = ({ of }: { of: readonly { id: string; text: string }[] }) => (
  <ul className={styles.choices}>
    {of.map(({ id, text }) => (
      <li key={id}>{text}</li>
    ))}
  </ul>
);

function Problems({ chapter, student }: { chapter: Chapter; student: string }) {
  const [number, knobs, choice] = exercisesOf(chapter, student);
  return (
    <section className={styles.problem} data-problem={chapter.id}>
      <h3>{chapter.name}</h3>
      <ol type="a">
        <li>
          {number.ask} <span className={styles.blank}>{number.unit}</span>
        </li>
        <li>
          {knobs.ask}{' '}
          <span className={styles.note}>Done on the page of the chapter; note what you set.</span>
        </li>
        <li>
          {choice.ask}
          <Choices of={choice.options} />
          Because
          <Choices of={choice.reasons} />
        </li>
      </ol>
      <p className={styles.where}>
        <Link to={exercisesLink(student, chapter.id)}>
          Do them in the chapter “{chapter.name}”, with these numbers
        </Link>
      </p>
    </section>
  );
}

/** The exercises of some chapters with one student's numbers, to be printed or followed by a link. */
export function ProblemSheet() {
  const { state: set, setState, problems } = useFields(SET_FIELDS, WHOLE);
  const chapters = COURSE.filter(({ id }) => set.chapters.includes(id));
  return (
    <>
      <SetForm set={set} problems={problems} change={setState}>
        <button type="button" className="button button--primary" onClick={() => window.print()}>
          Print
        </button>
        <CopyButton label="Copy link" text={() => window.location.href} />
      </SetForm>
      <div data-problem-set={set.student}>
        <h2>
          {set.student.trim() === '' ? 'The problems' : `The problems of ${set.student.trim()}`}
        </h2>
        {chapters.length === 0 && <p>Choose a chapter.</p>}
        {chapters.map((chapter) => (
          <Problems key={chapter.id} chapter={chapter} student={set.student} />
        ))}
      </div>
    </>
  );
}
