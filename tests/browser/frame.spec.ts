import { expect } from '@playwright/test';
import { test } from './drawn';
import { open, sitePaths } from './site';

test('an unknown address offers the way back', async ({ page }) => {
  const response = await page.goto('no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Learn where messages wait');
});

const PARTS = ['Learn', 'Lab', 'Library'];

test('the header shows the three parts, and so does the menu of a phone, on every kind of page', async ({
  page,
}) => {
  for (const path of ['', 'concepts/locks', 'low-latency/test-case-20', 'fidelity/history']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await expect(page.locator('.navbar__items a.navbar__link')).toHaveText(PARTS);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('.navbar-sidebar__item:not([inert])');
    await expect(menu.getByRole('link', { name: /^(Learn|Lab|Library)$/ })).toHaveText(PARTS);
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
  }
});

for (const [path, trail] of [
  ['start', ['Learn', 'Where to start']],
  ['concepts/locks', ['Learn', 'Course', '6 Locks']],
  ['low-latency', ['Lab', 'Low latency', 'Overview']],
  ['capacity/lab', ['Lab', 'Other systems', 'Capacity']],
  ['fidelity/history', ['Library', 'Behind the numbers', 'Evidence', 'History']],
] as const) {
  test(`/${path} says where it stands: ${trail.join(' / ')}`, async ({ page }) => {
    await open(page, path);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText([...trail]);
    await expect(page.locator('.navbar__link[aria-current]')).toHaveText(trail[0]);
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(trail[trail.length - 1] ?? '');
  });
}

test('the menu shows the place of every page without scrolling', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 600 });
  const current = page.locator('nav.menu .theme-doc-sidebar-menu [aria-current="page"]');
  for (const path of sitePaths().filter((one) => !['', 'search'].includes(one))) {
    await page.goto(path);
    await expect(current, path).toBeInViewport({ ratio: 1 });
  }
});

test('the place stays in sight from page to page, in the menu of a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, 'python/load-test');
  const current = page.locator('nav.menu .theme-doc-sidebar-menu [aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(current).toHaveText('Your own system');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(
    page.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]'),
  ).toBeInViewport({ ratio: 0.99 });
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
  ['concepts/doubt', 'MessageBox: the database that every message passes through'],
  ['concepts/body-tracking', 'Tours: be led through the labs'],
  ['low-latency', 'What does a message wait for when twenty users send at once?'],
  ['low-latency/test-case-21', 'Decide with it: compare, sweep, seek, and ask why'],
  ['studies/hardware', 'The way of a message and of its answer'],
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
