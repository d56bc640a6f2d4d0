import type { Problem } from '../../address/problem';
import { problemOf } from '../../address/problem';

/** The version of descriptions that this site writes. */
export const VERSION = 1;

type Fields = Readonly<Record<string, unknown>>;

/** Makes a description of the version before into one of the next. */
export type Step = (description: Fields) => Fields;

/** From version 1 to 2, from 2 to 3 and so on. */
const STEPS: readonly Step[] = [];

/** A description of any version as the newest, or why it is none that can be read. */
export function migrated(
  given: Fields,
  steps = STEPS,
): { description: Fields } | { problem: Problem } {
  const newest = steps.length + 1;
  const version = given.version ?? 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    const shown = JSON.stringify(version);
    const what = `version is ${shown}`;
    const instead = 'Nothing of it is read.';
    return { problem: problemOf('version', shown, what, `1 to ${newest}`, instead) };
  }
  if (version > newest) {
    const what = `The system was made by a newer version, ${version}, and this one reads up to ${newest}`;
    const instead = 'Nothing of it is read; open it where it was made, or reload this page.';
    return { problem: problemOf('version', String(version), what, `1 to ${newest}`, instead) };
  }
  const description = steps.slice(version - 1).reduce<Fields>((older, step) => step(older), given);
  return { description: version === newest ? description : { ...description, version: newest } };
}
