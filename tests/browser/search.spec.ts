import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from './shared';
import { collectComplaints, open } from './site';

/** What stands first for a query, and for one that only texts answer. */
const FIRST = [
  ['dispatcher', /^Dispatcher Term Glossary/],
  ['poll interval', /^Polling: .* Chapter Course, Chapter 7/],
  ['test case 20', /^Test case 20: .* Test case Low latency/],
  ['20-A', /^20-A: .* Configuration Low latency/],
  ['200 KB HTTP', /^HTTP, one way, 200\sKB, .* Configuration Adapters/],
  ['20-A with 6 senders', /^20-A, Send only 6 Scenario Low latency/],
  ['C0-58', /^Claim C0-58 Claim/],
  ['303 ms', /^14-B: .* Configuration .*303 ms/],
  ['keep-alive', /keep-alive/i],
] as const;

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' });

/** All that a hit says below its name: whole sentences. */
const SENTENCES = /^["“(]?[A-Z0-9].*[.!?]["”)]?$/;

test('a search says what each hit is, names first, and tells of it in whole sentences', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await open(page, 'low-latency');
  for (const [query, first] of FIRST) {
    await searchBox(page).fill(query);
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toHaveText(first);
    await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0);
    for (const told of await options.locator('> span').allTextContents())
      expect(told, query).toMatch(SENTENCES);
  }
  expect(complaints).toEqual([]);
});

test('keys choose and open what is found, and Escape closes it', async ({ page }) => {
  await open(page, 'low-latency');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lock');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.type('s');
  await expect(options.nth(1)).toHaveText(/^Locks: .*Chapter 6/);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const chosen = await options.nth(1).getAttribute('id');
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', chosen ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Locks/);
  await expect(options).toHaveCount(0);
});

test('what keys have chosen stays chosen when the texts answer late', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/assets/search/**', async (route) => {
    await asked;
    await route.continue();
  });
  await open(page, 'low-latency');
  await searchBox(page).fill('locks');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = await options.nth(1).getAttribute('href');
  answer();
  await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0);
  await expect(options.and(page.locator('[aria-selected="true"]'))).toHaveAttribute(
    'href',
    chosen ?? '',
  );
  await searchBox(page).fill('lock');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
});

test('what nobody wrote is said not to be found', async ({ page }) => {
  await open(page, '');
  await searchBox(page).fill('xyzzyplugh');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is found' })).toBeVisible();
});

test('a scenario in words opens its lab with the knobs set, and says what it leaves out', async ({
  page,
}) => {
  await open(page, '');
  await searchBox(page).fill('20-A with 6 senders and blue cheese');
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toContainText('“blue cheese” is not understood');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-lab="low-latency/20-A"]')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('sendOnly')).toBe('6');
});

/** Most that a search may fetch until all of its first hits stand, gzipped as a host sends it. */
const MOST_FETCHED = 150_000;

for (const query of ['lock', 'the lock of a dispatcher that waits', '20-A with 6 senders', '303']) {
  test(`a search for “${query}” fetches less than 150 kB before its hits stand`, async ({
    page,
  }) => {
    await open(page, 'low-latency');
    await page.waitForLoadState('networkidle');
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await searchBox(page).fill(query);
    await expect(page.getByRole('listbox').getByRole('option').nth(2)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const fetched = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(fetched).toBeGreaterThan(0);
    expect(fetched).toBeLessThan(MOST_FETCHED);
  });
}

test('odd questions do no harm', async ({ page }) => {
  const complaints = collectComplaints(page);
  await open(page, 'search?q=%3Cscript%3Ealert(1)%3C/script%3E');
  for (const query of [
    '',
    '   ',
    '<script>alert(1)</script>',
    '"""',
    'é'.repeat(300),
    'a '.repeat(150),
  ]) {
    await searchBox(page).fill(query);
    await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  }
  expect(complaints).toEqual([]);
});

test('the page of all results answers a link, and the list fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'search?q=dispatcher');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Dispatcher');
  await main.getByRole('searchbox').fill('overdrive');
  await expect(main.getByRole('heading', { level: 2 }).nth(1)).toHaveText(/^Overdrive:/);
  expect(new URL(page.url()).searchParams.get('q')).toBe('overdrive');
  await main.getByRole('heading', { level: 2 }).nth(1).getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(main.getByRole('searchbox')).toHaveValue('overdrive');
  await searchBox(page).fill('lock');
  const list = await page.getByRole('listbox').boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('an unknown address names the page that is meant, with what it asks for', async ({ page }) => {
  await page.goto('low-latency/test-20?config=B&virtualUsers=5');
  await page.getByRole('link', { name: 'Test case 20: HBA driver settings' }).click();
  await expect(page.locator('[data-lab="low-latency/20-B"]')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('virtualUsers')).toBe('5');
  await page.goto('no/such%20page');
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
});
