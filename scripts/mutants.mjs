// Seeds one bug after the other into a copy of the simulator's kernel and expects the named test to fail.
import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from './mutants/resources.mjs';
import { statistics } from './mutants/statistics.mjs';
import { timersAndRandomness } from './mutants/timersAndRandomness.mjs';

const crate = 'sim-wasm';
const copy = join(crate, 'target', 'mutants');
const kernel = join(copy, 'src', 'kernel');
const suites = ['laws', 'timers', 'statistics', 'variates'];
/** A test that takes longer than this has stopped making progress. */
const mostMs = 120_000;

/** Optimised only as far as compiling and running together are quickest. */
const manifest = `[package]
name = "messagebox_sim"
version = "0.0.0"
edition = "2024"

[dependencies]
libm = "=0.2.16"

[profile.test]
opt-level = 1
debug = false

[workspace]
`;

/** The kernel and its tests as a crate of their own: without the model it compiles in a moment. */
function copyKernel() {
  for (const folder of ['src', 'tests'])
    rmSync(join(copy, folder), { recursive: true, force: true });
  mkdirSync(join(copy, 'src'), { recursive: true });
  cpSync(join(crate, 'src', 'kernel'), kernel, { recursive: true });
  cpSync(join(crate, 'tests', 'laws'), join(copy, 'tests', 'laws'), { recursive: true });
  for (const file of ['theory/tandem.rs', 'timers.rs', 'statistics.rs', 'variates.rs'])
    cpSync(join(crate, 'tests', file), join(copy, 'tests', file));
  copyFileSync(join(crate, 'Cargo.lock'), join(copy, 'Cargo.lock'));
  writeFileSync(join(copy, 'src', 'lib.rs'), 'pub mod kernel;\n');
  writeFileSync(join(copy, 'Cargo.toml'), manifest);
}

/** Runs `cargo test`; resolves with its output, whether it succeeded, and whether it had to be ended. */
function test(args) {
  return new Promise((resolve) => {
    const child = spawn('cargo', ['test', '--quiet', ...args], {
      cwd: copy,
      env: { ...process.env, CARGO_TARGET_DIR: 'target', RUST_BACKTRACE: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    let endless = false;
    const timer = setTimeout(() => {
      endless = true;
      process.kill(-child.pid, 'SIGKILL');
    }, mostMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0, output, endless });
    });
  });
}

const target = (suite) => (suite === 'lib' ? ['--lib'] : ['--test', suite]);

/** Seeds one bug; returns what is wrong with the mutant or the suite, or null when it is caught. */
async function verdictOn({ file, find, replace, test: [suite, filter] }) {
  const path = join(kernel, file);
  const source = readFileSync(path, 'utf8');
  const places = source.split(find).length - 1;
  if (places !== 1) {
    return `src/kernel/${file} holds "${find}" ${places} times, once is needed: renew the mutant in scripts/mutants`;
  }
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const { ok, output, endless } = await test([...target(suite), filter]);
  writeFileSync(path, source);
  if (endless) return null;
  if (ok) return `SURVIVED ${suite} ${filter}`;
  return output.includes('test result: FAILED') ? null : `does not compile:\n${output}`;
}

copyKernel();
const clean = await test(['--lib', ...suites.flatMap(target)]);
if (!clean.ok) {
  console.error(`${clean.output}\nThe kernel fails its tests without a seeded bug.`);
  process.exit(1);
}
const mutants = [...resources, ...timersAndRandomness, ...statistics];
let missed = 0;
for (const mutant of mutants) {
  const problem = await verdictOn(mutant);
  if (problem === null) continue;
  missed += 1;
  console.error(`${mutant.bug}: ${problem}`);
}
console.log(`${mutants.length - missed} of ${mutants.length} seeded bugs caught`);
process.exit(missed > 0 ? 1 : 0);
