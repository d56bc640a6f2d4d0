// Holds the subjects of the commits in a range to what CONTRIBUTING.md asks: `node scripts/commit-subjects.mjs main..HEAD`.
// Node built-ins only.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MOST_CHARACTERS = 72;

/** What is wrong with the subject of a commit; empty where nothing is. */
export function subjectProblems(subject) {
  const characters = [...subject].length;
  return [
    subject.trim() === '' && 'is empty',
    characters > MOST_CHARACTERS && `has ${characters} characters, at most ${MOST_CHARACTERS} fit`,
    subject.endsWith('.') && 'ends with a full stop',
  ].filter(Boolean);
}

/** Commits of a range with their subjects; merges name what they join and are left out. */
function subjectsOf(range) {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', range, '--'], {
    encoding: 'utf8',
  });
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => /^(\S+) (.*)$/.exec(line).slice(1));
}

function check(range) {
  const problems = subjectsOf(range).flatMap(([commit, subject]) =>
    subjectProblems(subject).map((problem) => `${commit} “${subject}” ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check(process.argv[2] ?? 'HEAD^!');
