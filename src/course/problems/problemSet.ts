import { CHAPTERS } from '../chapters/list';
import { seedOf } from '../exercises/seeded';

/** A choice of chapters and whose numbers their exercises have. */
export interface ProblemSet {
  /** Name or number of a student, the seed of the numbers; empty for the chapters' first. */
  student: string;
  /** Ids of chapters, in the order of the course. */
  chapters: readonly string[];
}

const IDS = CHAPTERS.map(({ id }) => id);

/** Where a teacher begins: the chapters that the others stand on. */
export const FIRST_SET: ProblemSet = { student: '', chapters: IDS.slice(0, 4) };

/** The set that a link holds, and what of it could not be taken. */
export function readSet(query: string): { set: ProblemSet; problems: string[] } {
  const { seed: student, problem } = seedOf(query);
  const problems = problem === null ? [] : [problem];
  const text = new URLSearchParams(query).get('chapters');
  if (text === null) return { set: { ...FIRST_SET, student }, problems };
  const asked = text.split('.').filter(Boolean);
  const chapters = IDS.filter((id) => asked.includes(id));
  for (const id of asked.filter((one) => !IDS.includes(one)))
    problems.push(`chapters=${id} is not accepted: ${IDS.join(', ')} are. It is left out.`);
  if (chapters.length === 0 && asked.length > 0)
    return { set: { ...FIRST_SET, student }, problems };
  return { set: { student, chapters }, problems };
}

/** The query of a set. */
export function writeSet({ student, chapters }: ProblemSet): string {
  const query = new URLSearchParams();
  if (student.trim() !== '') query.set('seed', student.trim());
  query.set('chapters', chapters.join('.'));
  return `?${query}`;
}

/** A chapter's exercises with a student's numbers. */
export const exercisesLink = (student: string, chapter: string): string =>
  `/concepts/${chapter}${student.trim() === '' ? '' : `?${new URLSearchParams({ seed: student.trim() })}`}#check-yourself`;
