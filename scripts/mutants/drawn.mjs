// A sample of the bugs that a folder can have, drawn at random by a seed: whole folders of pages and questions have
// thousands.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const SILENT = { debug() {}, info() {}, isDebugEnabled: () => false };

/** What makes a seeded bug the same in all processes; lines and columns are counted from 0. */
export const keyOf = ({ fileName, mutatorName, replacement, location: { start, end } }) =>
  [
    path.relative('.', fileName),
    ...[start.line, start.column, end.line, end.column],
    mutatorName,
    replacement,
  ].join(' ');

/** All bugs that can be seeded into what reckons below a folder; components draw, and hold words and names of styles. */
async function bugsOf(folder) {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = below.filter(
    (name) => /(?<!\.test|\.d)\.ts$/.test(name) && !/generated/.test(name),
  );
  const sources = files
    .map((file) => path.join(folder, file))
    .map((name) => ({
      name: path.resolve(name),
      mutate: true,
      content: readFileSync(name, 'utf8'),
    }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { mutants } = await new Instrumenter(SILENT).instrument(sources, options);
  return mutants;
}

/**
 * `count` of the bugs of a folder, the same for the same seed and text. A place in the draw depends on the bug alone, so
 * that bugs elsewhere that come and go leave most of a sample as it is.
 */
export async function drawn(folder, count, seed) {
  const bugs = await bugsOf(folder);
  const lotOf = (bug) =>
    createHash('sha256')
      .update(`${seed} ${keyOf(bug)}`)
      .digest('hex');
  const lots = bugs.map((bug) => [lotOf(bug), bug]).sort(([a], [b]) => (a < b ? -1 : 1));
  return { bugs: lots.slice(0, count).map(([, bug]) => bug), of: bugs.length };
}

/** The place of a bug as StrykerJS reads it: lines from 1, columns from 0. */
export const placeOf = ({ fileName, location: { start, end } }) =>
  `${path.relative('.', fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
