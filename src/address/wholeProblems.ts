import { nearestName } from './nearestName';
import { type Problem, problemOf } from './problem';
import { quoted } from './quoted';
import type { Reader } from './reader';

/** What was wrong with a query of which everything has been read, with the keys that `whole`, such as "A sweep", does not have. */
export function wholeProblems(reader: Reader, whole: string): Problem[] {
  const keys = reader.keys();
  const unknown = new Map([...reader.rest()].reverse());
  const problems = [...unknown].reverse().map(([key, text]) => {
    const near = nearestName(key, keys);
    const hint = near === undefined ? '' : `Did you mean ${near}? `;
    const what = `${whole} has no ${quoted(key)}`;
    return problemOf(key, text, what, keys.join(', '), `${hint}It is ignored.`);
  });
  return [...reader.problems(), ...problems];
}
