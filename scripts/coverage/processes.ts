import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Independent replications of a model whose value is known. */
export interface Process {
  exact: number;
  values: readonly number[];
}

/** The models of the simulator's example `known_processes`, by id. */
export function knownProcesses(): ReadonlyMap<string, Process> {
  const { stdout, stderr, status } = spawnSync(
    'cargo',
    ['run', '--quiet', '--release', '--example', 'known_processes'],
    { cwd: path.join(__dirname, '../../sim-wasm'), encoding: 'utf8', maxBuffer: 2 ** 27 },
  );
  if (status !== 0) throw new Error(stderr);
  const lines = stdout.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const { id, ...process } = JSON.parse(line) as Process & { id: string };
      return [id, process];
    }),
  );
}
