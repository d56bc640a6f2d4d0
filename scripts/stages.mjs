// What a run of all tests consists of: commands, what each waits for, and how its tests are counted.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cargoCounts, playwrightCounts, pytestCounts } from './counts.mjs';
import { isDrawn } from './parts/drawn.mjs';

export const RESULTS = 'test-results';
const vitestReport = `${RESULTS}/vitest.json`;
const wasmTarget = 'wasm32-unknown-unknown';
const wasmPackages = ['--package', 'messagebox_sim', '--package', 'messagebox_network'];

/** A stage that counts as one test: it passes or it fails. */
const single = (_output, ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function vitestCounts() {
  const report = readReport(vitestReport);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    undrawn: report?.numPendingTests ?? 0,
  };
}

const cargo = (...args) => ['cargo', args, { cwd: 'sim-wasm' }];
const local = (bin, ...args) => [`node_modules/.bin/${bin}`, args, {}];
const script = (name) => ['npm', ['run', '-s', name], {}];
const clippy = (...args) => cargo('clippy', '--quiet', ...args, '--', '-D', 'warnings');

/** The names of Rust's suites, a file or a folder each. */
const rustSuites = () =>
  ['sim-wasm/tests', 'sim-wasm/network/tests'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.rs') || existsSync(`${folder}/${name}/main.rs`))
      .map((name) => ({ name: name.replace(/\.rs$/, ''), file: `${folder}/${name}` })),
  );

/** The tests of Rust: those within the crates, and the suites that are drawn. */
function rustTests(draw) {
  const drawn = rustSuites().filter(({ file }) => isDrawn(draw, file, ''));
  return cargo(
    ...['test', '--quiet', '--workspace', '--no-fail-fast', '--lib', '--bins'],
    ...drawn.flatMap(({ name }) => ['--test', name]),
  );
}

const BUILT = ['derived files'];

/**
 * The stages, the most telling first. A job of the workflow runs those of one group; those of none are built on, and
 * those for all tests run with them alone.
 *
 * @param {import('./parts/drawn.mjs').Draw | null} draw null where all tests run
 */
export const stagesOf = (draw) => [
  { name: 'simulator build', command: script('build:wasm'), count: single },
  {
    name: 'derived files',
    after: ['simulator build'],
    cores: 2,
    command: script('build:derived'),
    count: single,
  },
  {
    name: 'unit, data and fidelity tests',
    group: 'unit',
    after: BUILT,
    cores: 2,
    command: local(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ),
    count: vitestCounts,
  },
  {
    name: 'format and lint',
    group: 'unit',
    after: BUILT,
    command: local('biome', 'check', '.'),
    count: single,
  },
  { name: 'types', group: 'unit', after: BUILT, command: local('tsc'), count: single },
  {
    name: 'dependency rules',
    group: 'unit',
    after: BUILT,
    command: script('dependencies'),
    count: single,
  },
  { name: 'rustfmt', group: 'code', command: cargo('fmt', '--all', '--check'), count: single },
  // One compiler of Rust after the other: they lock the folder that they write to.
  {
    name: 'clippy',
    group: 'code',
    after: ['simulator build'],
    command: clippy('--workspace', '--all-targets'),
    count: single,
  },
  {
    name: 'clippy for WebAssembly',
    group: 'code',
    after: ['clippy'],
    command: clippy(...wasmPackages, '--target', wasmTarget),
    count: single,
  },
  {
    name: 'simulator tests',
    group: 'code',
    after: ['clippy for WebAssembly'],
    command: rustTests(draw),
    count: cargoCounts,
  },
  {
    name: 'examples in the simulator',
    group: 'code',
    after: ['simulator tests'],
    command: cargo('test', '--quiet', '--workspace', '--doc'),
    count: cargoCounts,
  },
  {
    name: 'Python format, lint and types',
    group: 'code',
    after: BUILT,
    command: script('lint:python'),
    count: single,
  },
  {
    name: 'Python tests',
    group: 'code',
    after: ['Python format, lint and types'],
    command: script('test:python'),
    count: pytestCounts,
  },
  {
    name: 'site build',
    group: 'browser',
    after: BUILT,
    command: script('build:site'),
    count: single,
  },
  {
    name: 'browser tests',
    group: 'browser',
    after: ['site build'],
    cores: 2,
    command: local('playwright', 'test'),
    count: () => playwrightCounts(readReport(`${RESULTS}/playwright.json`)),
  },
  {
    name: 'tests in Firefox and WebKit',
    group: 'browser',
    isForAll: true,
    after: ['site build'],
    cores: 2,
    command: script('test:browsers'),
    count: () => playwrightCounts(readReport(`${RESULTS}/other-browsers.json`)),
  },
];

/** What a job of the workflow asks for. */
export const GROUPS = [...new Set(stagesOf(null).flatMap(({ group }) => group ?? []))];
