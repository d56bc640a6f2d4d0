import { expect } from '@playwright/test';
import { violations } from './accessibility';
import { test } from './drawn';
import { button, cell, output, START_MS } from './pythonLab';

test.describe.configure({ timeout: 240_000 });

test('a reader’s own system opens in Python, with the digest of its page and an answer to its levels', async ({
  page,
}) => {
  await page.goto('your-system?start=web-database');
  await page.locator('[data-your-system="ready"][data-status="done"]').waitFor();
  const digest = await page.locator('[data-digest]').getAttribute('data-digest');
  await page.getByRole('link', { name: 'Open in Python' }).click();
  await expect(cell(page, 'system')).toContainText('own = lab.network(');
  await expect(cell(page, 'system')).toContainText('"name": "Web server and database"');
  // What it is stands in the address: whoever gets it sees the same.
  await page.reload();
  await expect(cell(page, 'system')).toContainText('own = lab.network(');
  await button(page, 'Run all').click();
  for (const name of ['system', 'simulation', 'load test']) {
    await expect(cell(page, name)).toHaveAttribute('data-status', 'done', { timeout: START_MS });
  }
  await expect(output(page, 'simulation')).toContainText(`digest ${digest}`);
  await expect(output(page, 'load test')).toContainText('2 at a time');
  expect(await violations(page)).toEqual([]);
});
