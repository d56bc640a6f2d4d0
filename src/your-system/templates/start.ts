import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import type { Description } from '../description';
import { EXAMPLES, TEMPLATES, TEXTBOOK } from './list';
import { START } from './startLink';
import { STUDY_STARTS } from './studies/starts';
import { TODAY, todayOf } from './today/starts';

const ALL = [...TEMPLATES, ...EXAMPLES, ...STUDY_STARTS, ...TEXTBOOK];

/** What a page can start from. */
export const STARTS: readonly string[] = [...ALL, ...TODAY].map(({ id }) => id);

/** The template, example or experiment of that name; a problem where there is none. */
export async function startNamed(
  id: string,
): Promise<{ description: Description | null; problems: readonly Problem[] }> {
  const found = ALL.find((one) => one.id === id);
  if (found) return { description: await found.description(), problems: [] };
  const today = await todayOf(id);
  if (today) return { description: today.description, problems: [] };
  const what = `Start (${START}) is ${quoted(id)}`;
  const problem = problemOf(START, id, what, STARTS.join(', '), 'Nothing is opened.');
  return { description: null, problems: [problem] };
}
