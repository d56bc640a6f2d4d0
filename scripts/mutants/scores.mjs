// What became of the seeded bugs, by folder, as CONTRIBUTING shows it and a reviewer compares it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = 'tests/mutants/scores.json';
const EQUIVALENT = 'tests/mutants/equivalent.json';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Bugs that change nothing a caller could see, each with the reason; they count as survivors all the same. */
const equivalents = () => readJson(EQUIVALENT);

const isSame = (one) => (other) => ['file', 'bug', 'line'].every((key) => one[key] === other[key]);

/** Of `survivors` those that no entry explains, and entries of these files that are no survivors. */
export function compareWithEquivalents(survivors, isCovered) {
  const known = equivalents().filter(({ file }) => isCovered(file));
  return {
    unexplained: survivors.filter((one) => !known.some(isSame(one))),
    outdated: known.filter((one) => !survivors.some(isSame(one))),
    equivalent: known.filter((one) => survivors.some(isSame(one))).length,
  };
}

/** Percentage of the valid bugs that a test saw, or that ran into the time limit; equivalent ones count as missed. */
const scoreOf = ({ caught, timedOut, survived }) =>
  Math.round((1000 * (caught + timedOut)) / (caught + timedOut + survived)) / 10;

/** Writes what became of the bugs of a folder. */
export function record(folder, counts) {
  const scores = existsSync(FILE) ? readJson(FILE) : {};
  const renewed = { ...scores, [folder]: { score: scoreOf(counts), ...counts } };
  const sorted = Object.fromEntries(
    Object.keys(renewed)
      .sort()
      .map((key) => [key, renewed[key]]),
  );
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  return renewed[folder];
}

/** Says how a folder did, which survivors need a test, and which entries no longer hold. */
export function report(folder, { score, ...counts }, { unexplained, outdated }) {
  const words = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(`\n${folder}: ${score} % caught (${words.join(', ')})`);
  for (const { file, bug, line } of unexplained)
    console.log(`  survived: ${file}: ${bug}\n    ${line}`);
  for (const { file, bug } of outdated)
    console.log(`  no survivor any more, delete it from ${EQUIVALENT}: ${file}: ${bug}`);
}
