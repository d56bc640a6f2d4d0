import { expect } from '@playwright/test';
import { test } from './drawn';
import { open, sitePaths } from './site';

test('an unknown address offers the way back', async ({ page }) => {
  const response = await page.goto('no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Learn where messages wait');
});

test('start, course and studies come first, in the header and in the menu of a phone', async ({
  page,
}) => {
  const first = ['Start here', 'Course', 'Studies'];
  await open(page, '');
  const header = await page.locator('.navbar__items a.navbar__link').allTextContents();
  expect(header.slice(0, 3)).toEqual(first);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page
    .locator('.navbar-sidebar')
    .getByRole('link', { name: /^(Start here|Course|Studies)$/ });
  await expect(menu).toHaveText(first);
});

test('every link leads somewhere, and says where', async ({ request }) => {
  const said = /^(start|here|this|go|more|more info|learn more|read more|click here|right here)$/i;
  for (const path of sitePaths()) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(
      ([, given = '', inner = '']) => ({
        given,
        text: inner.replace(/<[^>]*>/g, '').trim(),
      }),
    );
    const nowhere = links.filter(({ given }) => !/\shref=/.test(given));
    expect(nowhere, path).toEqual([]);
    expect(
      links.filter(({ text }) => said.test(text)),
      path,
    ).toEqual([]);
  }
});

for (const [from, to] of [
  ['start', 'A course on waiting'],
  ['concepts/body-tracking', 'Tours: be led through the labs'],
  ['studies/hardware', 'Low latency: how fast an answer can come back'],
] as const) {
  test(`Next leads from ${from} to ${to}`, async ({ page }) => {
    await open(page, from);
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(to);
  });
}

test('Next never names a page by a bare word', async ({ request }) => {
  for (const path of sitePaths()) {
    const html = await (await request.get(path)).text();
    const labels = [...html.matchAll(/pagination-nav__label"?>([^<]*)</g)].map(
      ([, label]) => label,
    );
    expect(labels.filter((label) => !label?.includes(' '))).toEqual([]);
  }
});

test('the first key press reaches the skip link', async ({ page }) => {
  await open(page, '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('search finds a test case without a server', async ({ page }) => {
  await open(page, 'low-latency');
  await page.getByRole('combobox', { name: 'Search' }).fill('keep-alive');
  // The index of all pages is fetched first.
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible({
    timeout: 30_000,
  });
});

test('the data can be downloaded', async ({ request }) => {
  const cells = await request.get('data/cells.csv');
  expect(cells.ok()).toBe(true);
  expect(await cells.text()).toMatch(/^document,table,row,column,printed,value,unit\n/);
});

test('measured and simulated values show without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('low-latency/test-case-20');
  for (const kind of ['measured', 'simulated']) {
    const value = page.locator(`data[data-metric="roundtripTime.median"][data-kind="${kind}"]`);
    await expect(value.filter({ visible: true }).first()).toBeVisible();
  }
  await context.close();
});
