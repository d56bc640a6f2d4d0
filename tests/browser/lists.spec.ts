import { expect, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { test } from './drawn';
import { collectComplaints, open } from './site';

const rows = (page: Page) => page.locator('tbody[data-open]');
const shown = (page: Page) => rows(page).filter({ visible: true });
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
/** Distance of an element's top from that of the window, in px. */
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

/** Lists with a search, and an item that is not among the first of each. */
const LISTS = [
  {
    path: 'reference/claims',
    id: 'C0-56',
    alias: 'claim-C0-56',
    words: '20-A improves',
    key: 'measured=fails',
    mostPx: 6000,
  },
  {
    path: 'reference/errata',
    id: 'E4-16',
    alias: 'erratum-E4-16',
    words: 'E4-16',
    key: 'study=capacity',
    mostPx: 6000,
  },
  {
    path: 'fidelity',
    id: 'low-latency/20-A/roundtripTime.median',
    alias: 'result-low-latency/20-A/roundtripTime.median',
    words: '20-A roundtripTime',
    key: 'result=missed',
    mostPx: 8000,
  },
];

for (const { path, id, alias, words, key, mostPx } of LISTS) {
  test(`/${path} is short, is searched, and keeps the search in its link`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const row = page.locator(`[id="${id}"]`);
    await expect(row).toBeHidden();
    expect(await heightOf(page)).toBeLessThan(mostPx);

    await page.getByRole('searchbox', { name: 'Search' }).fill(words);
    await expect(row).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/^[1-5] of \d{3} /);
    const count = await shown(page).count();
    expect(count).toBeLessThan(6);
    expect(new URL(page.url()).searchParams.get('q')).toBe(words);
    await page.reload();
    await expect(shown(page)).toHaveCount(count);
    await page.getByRole('button', { name: 'Show all', exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
  });

  test(`/${path} opens the row of a link, also one that a filter hides`, async ({ page }) => {
    for (const address of [`${path}#${id}`, `${path}#${alias}`, `${path}?${key}#${id}`]) {
      await page.goto('about:blank');
      await open(page, address);
      await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('data-open', 'true');
      await expect.poll(() => topOf(page, id)).toBeLessThan(200);
      expect(await topOf(page, id)).toBeGreaterThanOrEqual(0);
    }
  });

  test(`/${path} is accessible with a row open`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${path}?${key}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('data-open', 'true');
    await page.evaluate(() => window.scrollTo(0, 0)); // nothing half under the head of the page
    expect(await violations(page)).toEqual([]);
  });
}

test('the configurations of a study are narrowed by roles and a limit, and the link keeps it', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'low-latency');
  const found = page.locator('tr[data-configuration]').filter({ visible: true });
  await expect(found).toHaveCount(0);
  await page.getByLabel('Receive and send', { exact: true }).selectOption('2');
  await page.getByLabel('Roundtrip at most').selectOption('300');
  await expect(found).toHaveCount(8);
  await page.reload();
  await expect(found).toHaveCount(8);
  await expect(page.getByRole('status')).toHaveText('8 of 50 configurations');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Receive and send', { exact: true }).selectOption('3');
  await expect(page.getByText('Nobody measured such a configuration')).toBeVisible();
  await page.getByRole('button', { name: 'Show all', exact: true }).click();
  await page.getByRole('button', { name: 'Show all 50 configurations' }).click();
  await expect(found).toHaveCount(50);
  expect(new URL(page.url()).search).toBe('');
  expect(complaints).toEqual([]);
});

test('a row is opened and closed by keyboard', async ({ page }) => {
  await open(page, 'reference/claims');
  const button = page.locator('#C0-58 button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('table', { name: 'Comparisons of C0-58' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('table', { name: 'Comparisons of C0-58' })).toBeHidden();
});

test('a link with a value that is none says what is accepted, and shows everything', async ({
  page,
}) => {
  await open(page, 'reference/claims?simulated=perhaps&study=capasity');
  await expect(page.getByRole('alert')).toContainText('Simulated (simulated) is “perhaps”');
  await expect(page.getByRole('alert')).toContainText('capacity is used');
  await expect(page.getByLabel('Study', { exact: true })).toHaveValue('capacity');
});

test('printed, all rows are open', async ({ page }) => {
  await open(page, 'reference/errata');
  await page.emulateMedia({ media: 'print' });
  const all = await rows(page).count();
  await expect(shown(page)).toHaveCount(all);
  await expect(page.locator('#E0-150 dl')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of LISTS) {
    test(`/${path} has every row open`, async ({ page }) => {
      await page.goto(path);
      const all = await rows(page).count();
      expect(all).toBeGreaterThan(200);
      await expect(shown(page)).toHaveCount(all);
      await expect(rows(page).last().locator('tr').last()).toBeVisible();
      await expect(page.locator('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toBeHidden();
    });
  }
});
