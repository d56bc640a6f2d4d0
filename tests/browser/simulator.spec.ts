import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readConfiguration, WASM_FILE } from '../../scripts/replay/catalogue';
import { applySettings } from '../../scripts/replay/options';
import { REPLICATIONS } from '../../src/simulator/replayFile';
import { replicateToEnd } from '../../src/simulator/replicate';
import { summarise } from '../../src/simulator/summarise';
import { loadSimulator } from '../../src/simulator/wasm';
import { open } from './site';

const SEED = 7;
const CHANGED = `low-latency/test-case-20?config=A&sendOnly=3&seed=${SEED}&v=1`;
const DONE_MS = 150_000;

test.setTimeout(2 * DONE_MS);

/** The digest that the same request gives in Node. */
async function expectedDigest(): Promise<string> {
  const { study, values } = applySettings(readConfiguration('low-latency/20-A'), { sendOnly: 3 });
  const simulator = await loadSimulator(readFileSync(WASM_FILE));
  const reports = Array.from({ length: REPLICATIONS['low-latency'] }, (_, replication) =>
    replicateToEnd(simulator, {
      study,
      values,
      seed: SEED,
      replication,
      protocol: 'study',
    }),
  );
  return summarise(SEED, reports).digest;
}

test('the browser simulates bit for bit what Node does', async ({ page }) => {
  await open(page, CHANGED);
  const lab = page.locator('[data-lab]');
  await expect(lab).toHaveAttribute('data-status', 'done', { timeout: DONE_MS });
  await expect(lab.locator('[data-digest]')).toHaveAttribute('data-digest', await expectedDigest());
});

test('a simulator that does not load is reported, and a second try works', async ({ page }) => {
  let requests = 0;
  let isDown = true;
  await page.route('**/*.wasm', (route) => {
    requests += 1;
    return isDown ? route.fulfill({ status: 503 }) : route.continue();
  });
  await open(page, CHANGED);
  const lab = page.locator('[data-lab]');
  await expect(lab).toHaveAttribute('data-status', 'failed', { timeout: DONE_MS });
  await expect(lab).toContainText('503');
  expect(requests).toBeGreaterThanOrEqual(2);
  isDown = false;
  await lab.getByRole('button', { name: 'Retry' }).click();
  await expect(lab).toHaveAttribute('data-status', 'done', { timeout: DONE_MS });
  expect(page.url()).toContain('sendOnly=3');
});
