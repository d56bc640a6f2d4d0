// A verdict on the files that differ from the last commit, or that are named: format, types, and the tests that
// reach them. What takes minutes (fidelity, builds, browser) is left to `npm test`.
import { execFileSync, spawnSync } from 'node:child_process';

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : [
        ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
        ...git('ls-files', '-o', '--exclude-standard'),
      ];
const among = (pattern) => files.filter((file) => pattern.test(file));
const typed = among(/^(src|scripts|tests)\/.*\.tsx?$/);
const python = among(/^python\/.*\.py$/).map((file) => file.replace(/^python\//, ''));
const isRust = among(/^sim-wasm\/.*\.rs$/).length > 0;

const SLOW = ['tests/fidelity/**', 'tests/unit/simulator/idle.test.ts', 'tests/unit/replay/**'];
const local = (bin, ...args) => [`node_modules/.bin/${bin}`, args, '.'];
const stages = [
  among(/\.(tsx?|mjs|cjs|js|json|css)$/).length > 0 &&
    local('biome', 'check', '--no-errors-on-unmatched', ...files),
  typed.length > 0 &&
    local('tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/quick.tsbuildinfo'),
  typed.length > 0 &&
    local(
      'vitest',
      'related',
      '--run',
      '--passWithNoTests',
      ...SLOW.flatMap((path) => ['--exclude', path]),
      ...typed,
    ),
  isRust && ['cargo', ['fmt', '--all', '--check'], 'sim-wasm'],
  isRust && ['cargo', ['test', '--quiet', '--lib'], 'sim-wasm'],
  python.length > 0 && ['node', ['scripts/python.mjs', 'ruff', 'check', ...python], '.'],
  python.length > 0 && ['node', ['scripts/python.mjs', 'mypy'], '.'],
].filter(Boolean);

const failed = stages.filter(([command, args, cwd]) => {
  console.log(`\n${command.replace('node_modules/.bin/', '')} ${args[0]}`);
  return spawnSync(command, args, { cwd, stdio: 'inherit' }).status !== 0;
});
console.log(
  `\n${files.length} files, ${stages.length - failed.length} checks passed, ${failed.length} failed`,
);
process.exit(failed.length > 0 ? 1 : 0);
