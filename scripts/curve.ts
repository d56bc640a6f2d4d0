/** Writes the start page's curve: one configuration at every number of virtual users its slider offers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { USERS_CURVE_FILE, type UsersCurve } from '../src/components/start/usersCurve';
import { CURVE, simulateCurve } from './replay/usersCurve';

async function main(): Promise<void> {
  const { base, seed, replications, users } = CURVE;
  const { modelVersion, points } = await simulateCurve(users);
  const curve: UsersCurve = { base, modelVersion, seed, replications, points };
  const file = path.join(__dirname, '../static/data', USERS_CURVE_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(curve, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
