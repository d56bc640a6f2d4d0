import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { labOf, openLab, waitUntilDone } from './lab';
import { open, sitePaths } from './site';

/** Of each study a lab with a change, so that every kind of number shows. */
const CHANGED = [
  'low-latency/test-case-20?config=A&thinkTimeMs=120',
  'low-latency/test-case-1?config=A&virtualUsers=2',
  'capacity/lab?config=floodgate&seed=2',
  'adapters/lab?seed=2',
  'scale-up/lab?seed=2',
  'worker-threads/lab?seed=2',
];

/** Keeps in the page the search for texts that run into each other where a number ends or begins. */
const keepSearch = (page: Page) =>
  page.addInitScript(() => {
    const gluedIn = (root: ParentNode) =>
      [...root.querySelectorAll('main :is(td, th, p, li, dt, dd, label, button, aside > span)')]
        .filter((cell) => cell.querySelector('td, th, p, li, dt, dd') === null)
        .flatMap((cell) => {
          const owner = cell.ownerDocument;
          const walker = owner.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (node) =>
            node.parentElement?.closest('svg, math, select, sub, sup')
              ? NodeFilter.FILTER_REJECT
              : NodeFilter.FILTER_ACCEPT,
          );
          const texts: Text[] = [];
          while (walker.nextNode()) texts.push(walker.currentNode as Text);
          return texts.slice(1).flatMap((text, index) => {
            const before = texts[index];
            if (before === undefined || before.parentElement === text.parentElement) return [];
            const joint = before.data.slice(-1) + text.data.slice(0, 1);
            const isGlued = /^(?:[\d%][\p{L}\d+−±(“]|[\p{L})”][\d+−±])$/u.test(joint);
            return isGlued ? [`${before.data}|${text.data}`] : [];
          });
        });
    Object.assign(window, { gluedIn });
  });

type Searching = typeof window & { gluedIn: (root: ParentNode) => string[] };

test.beforeEach(async ({ page }) => keepSearch(page));

test('no two numbers of a page run into each other', async ({ page }) => {
  await open(page, '');
  for (const path of sitePaths()) {
    const html = await (await page.request.get(path)).text();
    const glued = await page.evaluate(
      (text) => (window as Searching).gluedIn(new DOMParser().parseFromString(text, 'text/html')),
      html,
    );
    expect(glued, path).toEqual([]);
  }
});

for (const path of CHANGED) {
  test(`nor do they in the lab of ${path}`, async ({ page }) => {
    await openLab(page, path);
    await waitUntilDone(page);
    expect(await page.evaluate(() => (window as Searching).gluedIn(document))).toEqual([]);
  });
}

test('a change is copied and read out apart from its number; none is said in words', async ({
  page,
}) => {
  const lab = await openLab(page, 'scale-up/lab?seed=2');
  await waitUntilDone(page);
  const row = labOf(page).locator('table').first().locator('tr', { hasText: 'Now' });
  const copied = await row.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString() ?? '';
  });
  expect(copied).toMatch(/\d \((?:[+−]?[\d.,]+(?: ± [\d.,]+)?|no change)\)/);
  const cells = row.getByRole('cell');
  expect(await cells.first().ariaSnapshot()).toMatch(/\d \((?:[+−0]|no change)/);
  await expect(lab).toBeVisible();
});

test('the bar names the measured number', async ({ page }) => {
  await openLab(page, 'low-latency/test-case-20');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const bar = page.getByRole('complementary', { name: 'Result now' });
  await expect(bar).toContainText(/Throughput \d+ measured 96 /);
});

test('thousands are grouped everywhere in a lab', async ({ page }) => {
  await openLab(page, 'low-latency/test-case-1');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByRole('complementary', { name: 'Result now' })).toContainText('1,520');
  const texts = await page.locator('[data-lab]').evaluate((lab) => {
    const walker = document.createTreeWalker(lab, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, data } = walker.currentNode as Text;
      // Addresses and digests are no numbers.
      if (!parent?.closest('code, script, [data-digest]')) found.push(data);
    }
    return found;
  });
  expect(texts.filter((text) => /(?<![\w.,-])\d{4,}(?![\w-])/.test(text))).toEqual([]);
});
