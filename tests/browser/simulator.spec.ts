import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readConfiguration, WASM_FILE } from '../../scripts/replay/catalogue';
import { applySettings } from '../../scripts/replay/options';
import type { KnobValues } from '../../src/scenario/schema';
import { replicateToEnd } from '../../src/simulator/replicate';
import { summarise } from '../../src/simulator/summarise';
import { loadSimulator } from '../../src/simulator/wasm';
import { studyNamed } from '../../src/studies/registry';
import { open } from './site';

const SEED = 7;
const DONE_MS = 150_000;

interface Changed {
  scenario: string;
  path: string;
  changes: KnobValues;
}

/** Scenarios of each study that no page shows precomputed, and the same as the command line sets them. */
const SCENARIOS: readonly Changed[] = [
  {
    scenario: 'low-latency/20-A',
    path: 'low-latency/test-case-20?config=A&sendOnly=3',
    changes: { sendOnly: 3 },
  },
  {
    scenario: 'capacity/sustainable',
    path: 'capacity/lab?config=sustainable&ratePerSecond=140',
    changes: { ratePerSecond: 140 },
  },
  {
    scenario: 'worker-threads/200-throttled',
    path: 'worker-threads/lab?config=200-throttled&maxWorkerThreads=150',
    changes: { maxWorkerThreads: 150 },
  },
  {
    scenario: 'adapters/file-local/2006/2kb',
    path: 'adapters/lab?config=file-local/2006/2kb&sizeKb=64&hostInstances=2',
    changes: { sizeKb: 64, hostInstances: 2 },
  },
  {
    scenario: 'scale-up/L3',
    path: 'scale-up/lab?config=L3&masterProcessors=32&workerMessageBoxes=3',
    changes: { masterProcessors: 32, workerMessageBoxes: 3 },
  },
];
const CHANGED = SCENARIOS.map((changed) => ({
  ...changed,
  path: `${changed.path}&seed=${SEED}`,
}));

test.setTimeout(2 * DONE_MS);

/** The digest that the same request gives in Node. */
async function expectedDigest({ scenario, changes }: Changed): Promise<string> {
  const { study, values } = applySettings(readConfiguration(scenario), changes);
  const simulator = await loadSimulator(readFileSync(WASM_FILE));
  const reports = Array.from(
    { length: studyNamed(study).protocol.replications },
    (_, replication) =>
      replicateToEnd(simulator, { study, values, seed: SEED, replication, protocol: 'study' }),
  );
  return summarise(SEED, reports).digest;
}

for (const changed of CHANGED) {
  test(`the browser simulates ${changed.path} bit for bit as Node does`, async ({ page }) => {
    await open(page, changed.path);
    const lab = page.locator('[data-lab]');
    await expect(lab).toHaveAttribute('data-status', 'done', { timeout: DONE_MS });
    const digest = await expectedDigest(changed);
    await expect(lab.locator('[data-digest]')).toHaveAttribute('data-digest', digest);
  });
}

test('a simulator that does not load is reported, and a second try works', async ({ page }) => {
  let requests = 0;
  let isDown = true;
  await page.route('**/*.wasm', (route) => {
    requests += 1;
    return isDown ? route.fulfill({ status: 503 }) : route.continue();
  });
  await open(page, CHANGED[0]?.path ?? '');
  const lab = page.locator('[data-lab]');
  await expect(lab).toHaveAttribute('data-status', 'failed', { timeout: DONE_MS });
  await expect(lab).toContainText('503');
  expect(requests).toBeGreaterThanOrEqual(2);
  isDown = false;
  await lab.getByRole('button', { name: 'Retry' }).click();
  await expect(lab).toHaveAttribute('data-status', 'done', { timeout: DONE_MS });
  expect(page.url()).toContain('sendOnly=3');
});
