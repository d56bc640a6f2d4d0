/**
 * Makes everything again that is made of a study's model: replays, what its knobs do, refits, and for low latency what is
 * searched with it. Interrupted, it goes on where it was, as long as the simulator is the same.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goOn, left, withDone } from './renewal/standing';
import { stepsOf, stepText } from './renewal/steps';
import { WASM_FILE } from './replay/catalogue';

const ROOT = path.join(__dirname, '..');
const FOLDER = path.join(ROOT, 'generated/renewals');

function renew(id: string): void {
  const steps = stepsOf(id);
  const file = path.join(FOLDER, `${id}.json`);
  const simulator = createHash('sha256').update(readFileSync(WASM_FILE)).digest('hex');
  let standing = goOn(existsSync(file) ? readFileSync(file, 'utf8') : null, simulator);
  mkdirSync(FOLDER, { recursive: true });
  for (const step of left(standing, steps)) {
    console.log(`\n> ${stepText(step)}`);
    const [script, ...given] = step;
    const { status } = spawnSync('npm', ['run', '-s', script, '--', ...given], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0)
      throw new Error(`${stepText(step)} failed; npm run renew -- ${id} goes on from there`);
    standing = withDone(standing, step);
    writeFileSync(file, JSON.stringify(standing));
  }
  rmSync(file);
  console.log(
    `\nAll is made again. Read the differences, then: npm run figures -- --record "What changed."`,
  );
}

try {
  renew(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
