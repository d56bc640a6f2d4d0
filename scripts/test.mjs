// Runs every check of the project, goes on after a failed one, and ends with one count.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cargoCounts, mutantCounts, pytestCounts } from './counts.mjs';
import { ensureBrowser } from './ensure-browser.mjs';

const results = 'test-results';
const vitestReport = `${results}/vitest.json`;
const playwrightReport = `${results}/playwright.json`;
const wasmTarget = 'wasm32-unknown-unknown';

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

const stages = [
  { name: 'simulator build', command: script('build:wasm'), count: single },
  { name: 'derived files', command: script('build:derived'), count: single },
  { name: 'format and lint', command: local('biome', 'check', '.'), count: single },
  { name: 'types', command: local('tsc'), count: single },
  { name: 'dependency rules', command: script('dependencies'), count: single },
  { name: 'rustfmt', command: cargo('fmt', '--all', '--check'), count: single },
  {
    name: 'clippy',
    command: cargo('clippy', '--quiet', '--workspace', '--all-targets', '--', '-D', 'warnings'),
    count: single,
  },
  {
    name: 'clippy for WebAssembly',
    command: cargo('clippy', '--quiet', '--target', wasmTarget, '--', '-D', 'warnings'),
    count: single,
  },
  {
    name: 'simulator tests',
    command: cargo('test', '--quiet', '--workspace', '--no-fail-fast'),
    count: cargoCounts,
  },
  { name: 'seeded bugs', command: script('mutants'), count: mutantCounts },
  {
    name: 'unit, data and fidelity tests',
    command: local(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ),
    count: vitestCounts,
  },
  { name: 'Python format, lint and types', command: script('lint:python'), count: single },
  { name: 'Python tests', command: script('test:python'), count: pytestCounts },
  { name: 'site build', command: script('build:site'), count: single },
  { name: 'browser tests', command: local('playwright', 'test'), count: playwrightCounts },
];

/** Runs one stage, showing its output while it arrives. */
function run([command, args, options], env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        target.write(text);
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
const outcomes = [];
for (const { name, command, count } of stages) {
  console.log(`\n${name}`);
  const started = Date.now();
  const { ok, output } = await run(command, browser ? { CHROMIUM_PATH: browser } : {});
  const seconds = Math.round((Date.now() - started) / 1000);
  outcomes.push({ name, seconds, ...settle(count(output, ok), ok) });
}

console.log('');
for (const { name, seconds, passed, failed } of outcomes) {
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  );
}
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
