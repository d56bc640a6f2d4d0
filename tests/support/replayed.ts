import { spawnSync } from 'node:child_process';

/** A metric as the command line gives it. */
interface Replayed {
  metric: string;
  simulated: number;
  low: number;
  high: number;
  bandLow: number | null;
  bandHigh: number | null;
}

/** What the command line makes of a scenario. */
export function replayed(scenario: string, ...options: string[]): Replayed[] {
  const { stdout } = spawnSync(
    'node_modules/.bin/tsx',
    ['scripts/replay.ts', scenario, ...options, '--json'],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout) as Replayed[];
}
