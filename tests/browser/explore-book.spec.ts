import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { violationsInBothThemes } from './accessibility';
import { test } from './drawn';
import { openLab, waitUntilDone } from './lab';
import { collectComplaints, open } from './site';

const PATH = 'explore/book';
const KEY = 'messagebox-lab-book-1';
const entry = (row: string, name: string) => ({
  link: `/explore/sheet?scenario=low-latency/${row}`,
  name,
  note: '',
  models: { 'low-latency': '0.1.0' },
});
const bookOf = (entries: readonly unknown[]) =>
  JSON.stringify({ format: 'messagebox-lab-book', version: 1, entries });
const THREE = [entry('20-A', 'One'), entry('20-B', 'Two'), entry('4-D', 'Three')];

const book = (page: Page) => page.locator('[data-book]');
const names = (page: Page) =>
  book(page).locator('ol a[href*="scenario"]:not([aria-label])').allInnerTexts();
const button = (page: Page, name: string) => book(page).getByRole('button', { name, exact: true });
const status = (page: Page) => book(page).getByRole('status').first();

async function openWith(page: Page, text: string, path = PATH): Promise<void> {
  await open(page, 'explore');
  await page.evaluate(([key, kept]) => localStorage.setItem(key ?? '', kept ?? ''), [KEY, text]);
  await open(page, path);
  await book(page).waitFor();
}

test.describe('the scenario book', () => {
  test('takes a lab in by one press, and opens it again', async ({ page }) => {
    const complaints = collectComplaints(page);
    await openLab(page, 'low-latency/test-case-20?config=B&sendOnly=6');
    await waitUntilDone(page);
    await page.getByRole('button', { name: 'Keep', exact: true }).press('Enter');
    await page.getByRole('link', { name: 'Kept in the scenario book' }).press('Enter');
    await expect(book(page)).toHaveAttribute('data-book', '1');
    await expect(book(page).locator('[data-scenario]')).toHaveText(
      /^Low latency, 20-B: send only \d → 6$/,
    );
    await expect(book(page).locator('[data-other-model]')).toHaveCount(0);
    await book(page).getByRole('link', { name: /^20-B/ }).press('Enter');
    await expect(page.locator('[data-lab="low-latency/20-B"]')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('sendOnly')).toBe('6');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByText('It is in the scenario book already')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('is ordered, renamed, dropped and compared by keys alone', async ({ page }) => {
    const complaints = collectComplaints(page);
    await openWith(page, bookOf(THREE));
    expect(await names(page)).toEqual(['One', 'Two', 'Three']);
    await button(page, 'Move One down').press('Enter');
    await expect(status(page)).toHaveText('Moved to place 2 of 3.');
    expect(await names(page)).toEqual(['Two', 'One', 'Three']);
    // The button that was pressed keeps the focus, and so does the next press.
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual(['Two', 'Three', 'One']);
    await button(page, 'Move One up').press('Enter');
    expect(await names(page)).toEqual(['Two', 'One', 'Three']);

    await button(page, 'Name and note of Three').press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Third');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ask the operator.');
    await page.keyboard.press('Escape');
    expect(await names(page)).toEqual(['Two', 'One', 'Three']);
    await button(page, 'Name and note of Three').press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Third');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ask the operator.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual(['Two', 'One', 'Third']);
    await expect(page.getByText('Ask the operator.')).toBeVisible();

    await button(page, 'Drop One').press('Enter');
    expect(await names(page)).toEqual(['Two', 'Third']);
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual(['Two', 'One', 'Third']);

    await page.getByRole('checkbox', { name: 'Compare Third' }).press(' ');
    await page.getByRole('checkbox', { name: 'Compare Two' }).press(' ');
    const compare = book(page).getByRole('link', { name: 'Compare 2 scenarios' });
    await expect(compare).toHaveAttribute(
      'href',
      /\/explore\/compare\?a=low-latency\/20-B&b=low-latency\/4-D$/,
    );
    await page.reload();
    await book(page).waitFor();
    expect(await names(page)).toEqual(['Two', 'One', 'Third']);
    await expect(book(page).locator('[data-other-model="0.1.0"]')).toHaveCount(3);
    expect(complaints).toEqual([]);
  });

  test('is ordered by dragging', async ({ page }) => {
    await openWith(page, bookOf(THREE));
    // The lines grow once their studies have come: a drag under way would end on another one.
    await expect(book(page).locator('[data-other-model]')).toHaveCount(THREE.length);
    const handles = page.getByTitle('Drag to another place');
    await handles.nth(2).dragTo(handles.nth(0));
    await expect.poll(() => names(page)).toEqual(['Three', 'One', 'Two']);
  });

  test('leaves as a file and comes back, adding to what is there', async ({ page }) => {
    await openWith(page, bookOf(THREE));
    const downloading = page.waitForEvent('download');
    await button(page, 'Export a file').press('Enter');
    const file = await (await downloading).path();
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text).entries).toEqual(THREE);
    await openWith(page, bookOf([{ ...entry('20-A', 'Mine'), note: 'mine' }]));
    await page.getByLabel('File of a scenario book').setInputFiles(file);
    await expect(status(page)).toHaveText(/^2 entries added, 1 with the same link/);
    expect(await names(page)).toEqual(['Mine', 'Two', 'Three']);
    const damaged = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') };
    await page.getByLabel('File of a scenario book').setInputFiles(damaged);
    await expect(book(page).getByText(/The book is .*accepted/)).toBeVisible();
    expect(await names(page)).toEqual(['Mine', 'Two', 'Three']);
  });

  test('leaves as a link, which asks before it adds, and reaches no server', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWith(page, bookOf(THREE));
    await button(page, 'Copy as a link').press('Enter');
    await expect(status(page)).toHaveText(/characters copied/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/explore\/book#book=z[\w-]+$/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openWith(page, bookOf([entry('20-A', 'Mine')]), link);
    const offer = page.getByRole('region', { name: 'Book in this link' });
    await expect(offer).toContainText('This link holds 3 entries, 1 of them in your book already');
    await expect(book(page)).toHaveAttribute('data-book', '1');
    await offer.getByRole('button', { name: 'Add 2 entries to your book' }).press('Enter');
    expect(await names(page)).toEqual(['Mine', 'Two', 'Three']);
    expect(page.url()).not.toContain('#');
    await expect(offer).toHaveCount(0);
    expect(asked.filter((url) => url.includes('book='))).toEqual([]);
  });

  for (const bad of ['z', 'zAAAA', 'jAAAA', 'q', '%25%25', 'z%E0%A4%A']) {
    test(`survives the link #book=${bad}`, async ({ page }) => {
      await openWith(page, bookOf(THREE), `${PATH}#book=${bad}`);
      await expect(page.getByText(/The (link|book) .*accepted/)).toBeVisible();
      await button(page, 'Close').click();
      expect(await names(page)).toEqual(['One', 'Two', 'Three']);
    });
  }

  test('says what is wrong with the storage, and keeps what is on screen', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    });
    await open(page, 'explore/sheet?scenario=low-latency/20-A');
    await page.getByRole('button', { name: 'Keep', exact: true }).press('Enter');
    await page.getByRole('link', { name: 'In your book until you leave' }).press('Enter');
    await expect(page.locator('[data-trouble="unavailable"]')).toBeVisible();
    await expect(book(page)).toHaveAttribute('data-book', '1');
    const downloading = page.waitForEvent('download');
    await button(page, 'Export a file').press('Enter');
    expect(JSON.parse(readFileSync(await (await downloading).path(), 'utf8')).entries).toHaveLength(
      1,
    );
  });

  test('is full, damaged, and changed in another tab', async ({ page, context }) => {
    await openWith(page, bookOf(THREE));
    const other = await context.newPage();
    await open(other, PATH);
    await book(other).waitFor();
    await button(other, 'Drop Two').click();
    await expect.poll(() => names(page)).toEqual(['One', 'Three']);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await button(page, 'Drop One').click();
    await expect(page.locator('[data-trouble="full"]')).toBeVisible();
    await button(page, 'Undo').click();
    expect(await names(page)).toEqual(['One', 'Three']);
    await other.evaluate((key) => localStorage.setItem(key, 'damaged'), KEY);
    await expect(page.locator('[data-trouble="unreadable"]')).toBeVisible();
    expect(await names(page)).toEqual(['One', 'Three']);
  });

  for (const width of [1440, 390]) {
    test(`breaks no rule at ${width} px, in light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWith(page, bookOf([...THREE, { ...entry('20-C', 'With a note'), note: 'Why?' }]));
      await expect(book(page).locator('[data-scenario]')).toHaveCount(4);
      expect(await violationsInBothThemes(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  }
});
