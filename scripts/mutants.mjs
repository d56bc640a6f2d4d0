// Seeds one bug after the other into a copy of the simulator's kernel and expects the named test to fail. These are bugs
// that cargo-mutants (mutants-simulator.mjs) does not make: a wrong constant, a lost or displaced statement, a bias.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyKernel, KERNEL_SUITES } from './mutants/kernelCrate.mjs';
import { resources } from './mutants/resources.mjs';
import { statistics } from './mutants/statistics.mjs';
import { timersAndRandomness } from './mutants/timersAndRandomness.mjs';

const copy = join('sim-wasm', 'target', 'mutants');
const kernel = join(copy, 'src', 'kernel');
/** A test that takes longer than this has stopped making progress. */
const mostMs = 120_000;

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

copyKernel(copy);
const clean = await test(['--lib', ...KERNEL_SUITES.flatMap(target)]);
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
