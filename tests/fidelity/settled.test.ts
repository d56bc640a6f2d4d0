// The dispatcher's time for a message without keep-alive is what whole half hours of 2-A ask for.
import { expect, it } from 'vitest';
import { readParametersOf } from '../../scripts/evidenceSource';
import { readConfigurations } from '../../scripts/replay/catalogue';
import { simulateAll } from '../../scripts/replay/pool';
import { apply, DEFAULT_SEED } from '../../src/scenario/scenario';
import type { Run } from '../../src/simulator/types';

const STUDY = 'low-latency';
const COLLAPSES = `${STUDY}/2-A`;
const CONNECT = 'dispatch_connect_ms';
const STEP_MS = 0.1;

const table = readParametersOf(STUDY);
const connectMs = table.find(({ id }) => id === CONNECT)?.value ?? Number.NaN;

/** How the study's half hours of 2-A end with that time for a connection. */
async function endsWith(value: number): Promise<string[]> {
  const found = readConfigurations().find(({ scenario }) => scenario === COLLAPSES);
  if (found === undefined) throw new Error(`There is no ${COLLAPSES}.`);
  const run = (replication: number): Run => ({
    study: STUDY,
    values: apply(found.schema, found.values, {}),
    parameters: table.map((one) => (one.id === CONNECT ? value : one.value)),
    seed: DEFAULT_SEED,
    replication,
    protocol: 'study',
  });
  const results = await simulateAll([0, 1, 2, 3].map(run));
  return results.map(({ report }) => report.status);
}

it('2-A collapses whatever chance does, and not always with a step less', async () => {
  expect(new Set(await endsWith(connectMs))).toEqual(new Set(['unstable']));
  expect(await endsWith(connectMs - STEP_MS)).toContain('done');
}, 120_000);
