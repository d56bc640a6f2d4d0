// Runs the theory and coverage suites of the simulator and writes their results to static/data/validation.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('cargo', ['test', '--test', 'theory', '--test', 'coverage'], {
  cwd: 'sim-wasm',
  stdio: 'inherit',
  env: { ...process.env, WRITE_VALIDATION: '1' },
});
process.exit(status ?? 1);
