import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { vi } from 'vitest';

vi.setConfig({ testTimeout: 600_000 }); // the program is compiled first

/** What the native calibration program prints of a study, from such an input. Throws what it complains about. */
export function calibrate(study: string, options: readonly string[], input: string): string {
  const { stdout, stderr, status } = spawnSync(
    'cargo',
    ['run', '--quiet', '--release', '-p', 'calibrate', '--', study, ...options],
    { cwd: path.join(__dirname, '../../../sim-wasm'), input, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
