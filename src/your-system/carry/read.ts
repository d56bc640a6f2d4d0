import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import type { Description } from '../description';
import { withGoodLevels } from './goodLevels';
import { keptOf } from './kept';
import { isRecord } from './record';
import type { RootSchema } from './schema';
import { migrated } from './versions';

/** A description, null where nothing of it can be read, and what could not. */
export interface ReadDescription {
  description: Description | null;
  problems: Problem[];
}

/** Nobody reads more. */
const MOST_PROBLEMS = 20;

export const unreadable = (
  field: string,
  given: string,
  what: string,
  accepted: string,
): ReadDescription => ({
  description: null,
  problems: [problemOf(field, given, what, accepted, 'Nothing of it is read.')],
});

function listed(problems: Problem[]): Problem[] {
  const more = problems.length - MOST_PROBLEMS;
  if (more <= 0) return problems;
  const what = `${more} more of its fields cannot be used`;
  const left = problemOf('system', String(more), what, 'fields of a system', 'They are left out.');
  return [...problems.slice(0, MOST_PROBLEMS), left];
}

function isTooDeep(given: unknown): boolean {
  try {
    JSON.stringify(given);
    return false;
  } catch {
    return true;
  }
}

/**
 * The nearest description to a value from JSON: of an older version, and without what is of another kind, which is
 * named. A number that is clearly meant otherwise is the nearest that is accepted; what else numbers may be, the module
 * checks. Never throws.
 */
export async function readDescription(given: unknown): Promise<ReadDescription> {
  if (isTooDeep(given)) {
    const what = 'The system is nested deeper than can be read';
    return unreadable('system', '', what, 'at most 127 levels');
  }
  if (!isRecord(given)) {
    const shown = typeof given === 'object' ? 'a list' : String(given);
    const what = `The system is ${quoted(shown)}`;
    return unreadable('system', shown, what, 'stations or measured levels');
  }
  const read = migrated(given);
  if ('problem' in read) return { description: null, problems: [read.problem] };
  const { default: schema } = await import('../../../static/schemas/system.schema.json');
  const root = schema as unknown as RootSchema;
  const { value, problems } = keptOf({ root, whole: read.description }, root, '', read.description);
  const kept = isRecord(value) ? value : {};
  // What the schema accepts is a description: its type is written from the same shapes.
  const typed = { ...kept, stations: kept.stations ?? [] } as Description;
  const { description, problems: left } = withGoodLevels(typed);
  return { description, problems: listed([...problems, ...left]) };
}
