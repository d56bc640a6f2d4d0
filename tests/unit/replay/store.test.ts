import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { archivedSimulator, readArchive } from '../../../scripts/replay/archive';
import { readConfiguration } from '../../../scripts/replay/catalogue';
import { applySettings } from '../../../scripts/replay/options';
import { ProcessPool, simulateAll } from '../../../scripts/replay/pool';
import { addressOf, storeIn } from '../../../scripts/replay/store';
import type { Run } from '../../../src/simulator/types';
import { simulateHere } from '../../support/simulateHere';

const { study, values } = applySettings(readConfiguration('scale-up/S1'));
const run: Run = { study, values, seed: 1, replication: 0, protocol: 'preview' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'runs-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('addresses a run by all that decides it', () => {
  const [first = 0, ...rest] = values;
  const [archived] = readArchive();
  if (!archived) throw new Error('No simulator is archived.');
  const others: Run[] = [
    { ...run, study: 'capacity' },
    { ...run, values: [first + Number.EPSILON * 4, ...rest] },
    { ...run, values: [...rest, first] },
    { ...run, parameters: [0] },
    { ...run, values: [...values, 0] },
    { ...run, seed: 2 },
    { ...run, replication: 1 },
    { ...run, protocol: 'study' },
    { ...run, simulator: archivedSimulator(archived) },
  ];
  const addresses = [run, ...others].map(addressOf);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addressOf({ ...run })).toBe(addressOf(run));
});

it('saves a second run, wherever it is made', async () => {
  vi.stubEnv('RUN_STORE', folder);
  const [made] = await simulateAll([run]);
  if (!made) throw new Error('Nothing was simulated.');
  expect(storeIn(folder).find(run)).toEqual(made);
  // What only the store can have.
  const planted = { ...made, report: { ...made.report, digest: 'planted' } };
  storeIn(folder).keep(run, planted);
  const other = { ...run, seed: 9 };
  const seeds = [other, run, other].map(({ seed }) => seed);
  const again = await simulateAll([other, run, other]);
  expect(again.map(({ report }) => report.digest === 'planted')).toEqual(
    seeds.map((seed) => seed === 1),
  );
  const [here] = await simulateHere()([run]);
  expect(here?.digest).toBe('planted');
});

it('is not asked by those who prove that a run comes out again', async () => {
  vi.stubEnv('RUN_STORE', folder);
  const [made] = await simulateAll([run]);
  if (!made) throw new Error('Nothing was simulated.');
  storeIn(folder).keep(run, { ...made, report: { ...made.report, digest: 'planted' } });
  const pool = new ProcessPool(1);
  const [again] = await pool.simulate([run]);
  pool.close();
  expect(again?.report.digest).toBe(made.report.digest);
});
