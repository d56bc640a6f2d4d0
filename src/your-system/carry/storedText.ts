import type { Problem } from '../../address/problem';
import { type ReadDescription, readDescription } from './read';
import { saysAnything } from './said';

/** The system of a text that this browser kept. */
export async function readText(text: string): Promise<ReadDescription> {
  try {
    return await readDescription(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return readDescription(text);
  }
}

const note = (message: string): Problem => ({ field: 'draft', given: '', accepted: '', message });

const UNREADABLE = note(
  'What this browser kept of the system that was open here last cannot be read: you begin anew.',
);
const PARTLY = note(
  'Of what this browser kept of the system that was open here last, a part cannot be read.',
);

/** The same of a draft, which no reader gave as a text: what is wrong with it is said as such. */
export async function readDraftText(text: string): Promise<ReadDescription> {
  const read = await readText(text);
  if (read.problems.length === 0) return read;
  const { description, problems } = read;
  return description !== null && saysAnything(description)
    ? { description, problems: [PARTLY, ...problems] }
    : { description: null, problems: [UNREADABLE] };
}
