import { expect } from '@playwright/test';
import { CHANGED, digestHere } from '../support/changedScenarios';
import { test } from './drawn';
import { open } from './site';

const DONE_MS = 150_000;

test.setTimeout(2 * DONE_MS);

for (const changed of CHANGED) {
  test(`the browser simulates ${changed.path} bit for bit as Node does`, async ({ page }) => {
    await open(page, changed.path);
    const lab = page.locator('[data-lab]');
    await expect(lab).toHaveAttribute('data-status', 'done', { timeout: DONE_MS });
    const digest = await digestHere(changed);
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
