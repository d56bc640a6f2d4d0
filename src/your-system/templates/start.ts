import { type GuideName, withGuide } from '../../address/guide';
import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import type { Description } from '../description';
import { EXAMPLES, TEMPLATES, TEXTBOOK } from './list';
import { STUDY_STARTS } from './studies/starts';

/** Key of the query that names what a page starts from, such as "broker-lock". */
export const START = 'start';

const ALL = [...TEMPLATES, ...EXAMPLES, ...STUDY_STARTS, ...TEXTBOOK];

/** What a page can start from. */
export const STARTS: readonly string[] = ALL.map(({ id }) => id);

/** Where a page starts from a template or an example, beside the guide that is open. */
export const startLink = (id: string, guide: GuideName | null = null): string =>
  `/your-system${withGuide(`?${START}=${id}`, guide)}`;

/** The template or example of that name; a problem where there is none. */
export async function startNamed(
  id: string,
): Promise<{ description: Description | null; problems: readonly Problem[] }> {
  const found = ALL.find((one) => one.id === id);
  if (found) return { description: await found.description(), problems: [] };
  const what = `Start (${START}) is ${quoted(id)}`;
  const problem = problemOf(START, id, what, STARTS.join(', '), 'Nothing is opened.');
  return { description: null, problems: [problem] };
}
