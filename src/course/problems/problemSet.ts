import type { Fields } from '../../address/field';
import { writeFields } from '../../address/fields';
import { listField } from '../../address/list';
import { addressOf } from '../../address/written';
import { CHAPTERS } from '../chapters/list';
import { SEED, SEED_FIELDS } from '../exercises/seeded';

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

const CHAPTER_LIST = listField({
  key: 'chapters',
  title: 'Chapters',
  options: IDS,
  otherwise: FIRST_SET.chapters,
  separator: '.',
  takesNearest: false,
});

/** What has the address of its page. */
export const WHOLE = { name: 'A set of problems' };

/** A set in the address of its page, the chapters in the order of the course. */
export const SET_FIELDS: Fields<ProblemSet> = {
  student: SEED,
  chapters: {
    ...CHAPTER_LIST,
    read: (text) => {
      const { value, problems } = CHAPTER_LIST.read(text);
      return { value: IDS.filter((id) => value.includes(id)), problems };
    },
  },
};

/** A chapter's exercises with a student's numbers. */
export const exercisesLink = (student: string, chapter: string): string =>
  `${addressOf(`/concepts/${chapter}`, writeFields(SEED_FIELDS, { seed: student }))}#check-yourself`;
