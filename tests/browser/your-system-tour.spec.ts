import { expect, type Page } from '@playwright/test';
import { violationsInBothThemes } from './accessibility';
import { test } from './drawn';
import { labOf, openAllKnobs } from './lab';
import { collectComplaints, open } from './site';
import { LEVELS, paste } from './yourSystem';

test.describe.configure({ timeout: 240_000 });

const panelOf = (page: Page) => page.getByRole('region', { name: /^Guided tour/ });
const checkOf = (page: Page) => panelOf(page).locator('[data-check]');

/** Stands at a step which is not passed yet, with its parts in a frame. */
async function arrived(page: Page, step: number): Promise<void> {
  await expect(panelOf(page)).toHaveAttribute('data-tour', `own-system.${step}`);
  await expect(page).toHaveURL(new RegExp(`[?&]tour=own-system\\.${step}\\b`));
  await expect(page.locator('[data-tour-focus="1"]')).toBeVisible();
  await expect(checkOf(page)).toHaveAttribute('data-check', 'not-yet');
}

async function passed(page: Page, to: string | RegExp): Promise<void> {
  await expect(checkOf(page)).toHaveAttribute('data-check', 'passed', { timeout: 120_000 });
  await panelOf(page).getByRole('button', { name: to }).click();
}

test('leads from a pasted load test to an answer, with what the reader gave', async ({
  page,
  context,
}) => {
  const complaints = collectComplaints(page);
  await open(page, '/your-system?tour=own-system.1');
  await arrived(page, 1);
  await paste(page, context, LEVELS);
  await passed(page, /^Next/);

  await arrived(page, 2);
  const use = page.getByRole('combobox', { name: /^Use of the run at/ });
  await expect(use).toHaveCount(7);
  for (const row of await use.all()) await row.selectOption('fitted');
  // Each goal has its result before the next.
  const fitted = panelOf(page).locator('[data-met]', { hasText: 'all fitted' });
  await expect(fitted).toBeVisible({ timeout: 60_000 });
  await use.last().selectOption('held');
  await passed(page, /^Next/);

  await arrived(page, 3);
  await page.getByRole('button', { name: 'Add a target' }).click();
  await passed(page, /^Next/);

  await arrived(page, 4);
  await page.getByRole('button', { name: 'take it as the system' }).first().click();
  await passed(page, /^Next/);

  await expect(page).toHaveURL(/\/your-system\/lab\?.*#s=/);
  await expect(labOf(page)).toBeVisible({ timeout: 60_000 });
  await arrived(page, 5);
  await openAllKnobs(page);
  const work = labOf(page)
    .locator('[data-knob$=".demandMs"] input[type="text"]')
    .and(page.locator(':visible'))
    .first();
  await work.fill('1');
  await work.press('Enter');
  await passed(page, /^Next/);

  await arrived(page, 6);
  await expect(page).toHaveURL(/\/your-system\?.*#s=/);
  await page.getByRole('button', { name: 'Keep as before a change' }).click();
  await page.getByRole('button', { name: 'Edit as table' }).click();
  const count = page.getByRole('textbox', { name: /^Servers of/ }).first();
  await count.fill('9');
  await count.press('Enter');
  await passed(page, 'Finish');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/tour=/);
  expect(complaints).toEqual([]);
});

test('goes on with a load test that is opened from the list, and when the page is loaded anew', async ({
  page,
}) => {
  await open(page, '/your-system?tour=own-system.1');
  await arrived(page, 1);
  await page.getByText('a real load test', { exact: true }).click();
  await page.getByRole('link', { name: 'Connection pool' }).click();
  await expect(checkOf(page)).toHaveAttribute('data-check', 'passed', { timeout: 60_000 });
  await expect(page).toHaveURL(/tour=own-system\.1#s=/);
  await page.reload();
  await expect(panelOf(page)).toHaveAttribute('data-tour', 'own-system.1');
  await expect(checkOf(page)).toHaveAttribute('data-check', 'passed', { timeout: 60_000 });
});

for (const width of [1440, 390]) {
  test(`keeps the standards at ${width} px in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/your-system?start=connection-pool&tour=own-system.2');
    await expect(page.locator('[data-check="not-yet"]')).toBeAttached();
    await expect(page.locator('[data-help="done"]')).toBeAttached({ timeout: 60_000 });
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
