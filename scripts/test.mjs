// Runs every check of the project, side by side where cores allow, goes on after a failed one, and ends with one count.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { cargoCounts, pytestCounts } from './counts.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { absence, otherBrowsers } from './other-browsers.mjs';
import { runStages } from './schedule.mjs';

const results = 'test-results';
const vitestReport = `${results}/vitest.json`;
const playwrightReport = `${results}/playwright.json`;
const wasmTarget = 'wasm32-unknown-unknown';
const wasmPackages = ['--package', 'messagebox_sim', '--package', 'messagebox_network'];

/** A stage that counts as one test: it passes or it fails. */
const single = (_output, ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function vitestCounts() {
  const report = readReport(vitestReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function playwrightCounts() {
  const stats = readReport(playwrightReport)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

const cargo = (...args) => ['cargo', args, { cwd: 'sim-wasm' }];
const local = (bin, ...args) => [`node_modules/.bin/${bin}`, args, {}];
const script = (name) => ['npm', ['run', '-s', name], {}];

const BUILT = ['derived files'];
const stages = [
  { name: 'simulator build', command: script('build:wasm'), count: single },
  {
    name: 'derived files',
    after: ['simulator build'],
    command: script('build:derived'),
    count: single,
  },
  // One compiler of Rust after the other: they lock the folder that they write to.
  {
    name: 'clippy',
    after: ['simulator build'],
    command: cargo('clippy', '--quiet', '--workspace', '--all-targets', '--', '-D', 'warnings'),
    count: single,
  },
  {
    name: 'clippy for WebAssembly',
    after: ['clippy'],
    command: cargo(
      'clippy',
      '--quiet',
      ...wasmPackages,
      '--target',
      wasmTarget,
      '--',
      '-D',
      'warnings',
    ),
    count: single,
  },
  {
    name: 'simulator tests',
    after: ['clippy for WebAssembly'],
    command: cargo('test', '--quiet', '--workspace', '--no-fail-fast'),
    count: cargoCounts,
  },
  { name: 'rustfmt', command: cargo('fmt', '--all', '--check'), count: single },
  { name: 'site build', after: BUILT, command: script('build:site'), count: single },
  { name: 'format and lint', after: BUILT, command: local('biome', 'check', '.'), count: single },
  { name: 'types', after: BUILT, command: local('tsc'), count: single },
  { name: 'dependency rules', after: BUILT, command: script('dependencies'), count: single },
  {
    name: 'Python format, lint and types',
    after: BUILT,
    command: script('lint:python'),
    count: single,
  },
  {
    name: 'Python tests',
    after: ['Python format, lint and types'],
    command: script('test:python'),
    count: pytestCounts,
  },
  {
    name: 'unit, data and fidelity tests',
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
    name: 'browser tests',
    after: ['site build'],
    cores: 2,
    command: local('playwright', 'test'),
    count: playwrightCounts,
  },
];

/** Runs one stage, showing each line of its output as it arrives, under the stage's name. */
function run({ name, command: [command, args, options] }, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        console.log(`${name}: ${line}`);
      });
    }
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** A runner that stopped without counting a failure still failed once. */
function settle(counts, ok) {
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const browser = await ensureBrowser();
const began = Date.now();
const secondsSince = (start) => Math.round((Date.now() - start) / 1000);
const outcomes = await runStages(stages, Math.min(2, availableParallelism()), async (stage) => {
  const started = Date.now();
  const { ok, output } = await run(stage, browser ? { CHROMIUM_PATH: browser } : {});
  const outcome = { ...settle(stage.count(output, ok), ok), seconds: secondsSince(started) };
  console.log(`${stage.name}: ${ok ? 'ended' : 'FAILED'} after ${outcome.seconds} s`);
  return { name: stage.name, ...outcome };
});

console.log('');
for (const { name, seconds, passed, failed } of outcomes) {
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  );
}
for (const { name, isInstalled } of otherBrowsers()) {
  if (!isInstalled) console.log(absence(name));
}
console.log(`All of it took ${secondsSince(began)} s.`);
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
