// Runs the theory suite of the simulator and that of common random numbers, counts what the intervals of
// the pages hold, and writes the results to static/data/validation.
import { spawnSync } from 'node:child_process';

const run = (command, args, options) => spawnSync(command, args, { stdio: 'inherit', ...options });

const suites = run('cargo', ['test', '--test', 'theory', '--test', 'common_random_numbers'], {
  cwd: 'sim-wasm',
  env: { ...process.env, WRITE_VALIDATION: '1' },
});
const coverage = run('node_modules/.bin/tsx', ['scripts/coverage.ts']);
process.exit(suites.status || coverage.status || 0);
