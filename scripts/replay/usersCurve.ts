import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UserPoint } from '../../src/charts/plane/ConfigurationCurve';
import { USERS_CURVE_FILE, type UsersCurve } from '../../src/components/start/usersCurve';
import { DEFAULT_SEED } from '../../src/scenario/scenario';
import { readConfiguration } from './catalogue';
import { applySettings } from './options';
import { simulateScenarios } from './simulate';

/** The configuration whose load the start page varies, and what its slider offers. */
export const CURVE = {
  base: 'low-latency/4-D',
  seed: DEFAULT_SEED,
  replications: 4,
  users: Array.from({ length: 14 }, (_, index) => index + 1),
} as const;

/** Simulates the curve's configuration at each number of users; medians, with the model's version. */
export async function simulateCurve(
  users: readonly number[],
): Promise<{ modelVersion: string; points: UserPoint[] }> {
  const configuration = readConfiguration(CURVE.base);
  const results = await simulateScenarios(
    users.map((virtualUsers) => applySettings(configuration, { virtualUsers })),
    CURVE,
  );
  const points = results.map(({ summary }, index) => ({
    users: users[index] ?? 0,
    throughputPerSecond: summary.metrics['throughput.median']?.mean ?? 0,
    roundtripMs: summary.metrics['roundtripTime.median']?.mean ?? 0,
  }));
  return { modelVersion: results[0]?.summary.modelVersion ?? '', points };
}

/** Writes the curve to static/data. */
export async function writeCurve(): Promise<void> {
  const { base, seed, replications, users } = CURVE;
  const { modelVersion, points } = await simulateCurve(users);
  const curve: UsersCurve = { base, modelVersion, seed, replications, points };
  const file = path.join(__dirname, '../../static/data', USERS_CURVE_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(curve, null, 2)}\n`);
}
