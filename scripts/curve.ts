/** Writes the start page's curve: configuration 4-D at every number of virtual users that its slider offers. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { USERS_CURVE_FILE, type UsersCurve } from '../src/components/start/usersCurve';
import { DEFAULT_SEED } from '../src/scenario/scenario';
import { readConfigurations, readSchema } from './replay/catalogue';
import { applySettings } from './replay/options';
import { REPLAYS_FOLDER } from './replay/replayFiles';
import { simulateScenarios } from './replay/simulate';

const base = 'low-latency/4-D';
const users = Array.from({ length: 14 }, (_, index) => index + 1);
const replications = 4;

async function main(): Promise<void> {
  const schema = readSchema();
  const configuration = readConfigurations(schema).find(({ scenario }) => scenario === base);
  if (!configuration) throw new Error(`${base} is not in the data`);
  const scenarios = users.map(
    (virtualUsers) => applySettings(schema, base, configuration.values, { virtualUsers }).values,
  );
  const results = await simulateScenarios(scenarios, { seed: DEFAULT_SEED, replications });
  const curve: UsersCurve = {
    base,
    modelVersion: results[0]?.summary.modelVersion ?? '',
    seed: DEFAULT_SEED,
    replications,
    points: results.map(({ summary }, index) => ({
      users: users[index] ?? 0,
      throughputPerSecond: summary.metrics['throughput.median']?.mean ?? 0,
      roundtripMs: summary.metrics['roundtripTime.median']?.mean ?? 0,
    })),
  };
  const file = path.join(REPLAYS_FOLDER, USERS_CURVE_FILE);
  writeFileSync(file, `${JSON.stringify(curve, null, 1)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
