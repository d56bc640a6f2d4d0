import { CHAPTERS } from '../../../course/chapters/list';
import { studyNames } from '../../../measured/studyNames';
import { startLink } from '../startLink';
import type { Today } from './today';

/** What the page of readers' systems opens for a chapter or a study, such as "today-locks". */
const startOf = (id: string): string => `today-${id}`;

/** Where the experiment of a chapter or a study opens. */
export const todayLink = (id: string): string => startLink(startOf(id));

const listed = (id: string, name: string, text: string) => ({
  id: startOf(id),
  of: id,
  title: `${name}, today`,
  text,
});

/** An experiment of today for each chapter and each study. */
export const TODAY = [
  ...CHAPTERS.map(({ id, name, asks }) => listed(id, name, asks)),
  ...studyNames().map(({ id, name }) =>
    listed(id, name, 'What its study tells, in other systems.'),
  ),
];

/** The experiment that opens under that name; null where there is none. */
export async function todayOf(start: string): Promise<Today | null> {
  const found = TODAY.find(({ id }) => id === start);
  if (found === undefined) return null;
  const { EXPERIMENTS } = await import('./experiments');
  return EXPERIMENTS[found.of] ?? null;
}
