import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { violationsInBothThemes } from './accessibility';
import { test } from './drawn';
import { collectComplaints, open } from './site';

const LINK = 'low-latency/20-A&virtualUsers=4&receiveAndSend=3&maxReceiveIntervalMs=20&seed=7';
const PATH = `explore/sheet?scenario=${LINK}`;
const sheet = (page: Page) => page.locator('[data-sheet]');
const done = (page: Page) =>
  page.locator('[data-explore="ready"][data-status="done"]').waitFor({ timeout: 120_000 });

interface Row {
  metric: string;
  simulated: number;
  bandLow: number | null;
  bandHigh: number | null;
}

/** What the command line says of the same scenario. */
function replayed(link: string): Row[] {
  const out = execFileSync('npx', ['tsx', 'scripts/replay.ts', link, '--json'], {
    encoding: 'utf8',
  });
  return JSON.parse(out);
}

const toDigits = (value: number | null | undefined) => (value ?? Number.NaN).toPrecision(14);

test.describe('the review sheet', () => {
  test('has the numbers of a replay, and prints one page', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(page, PATH);
    await done(page);
    const link = (await sheet(page).locator('[data-qr]').getAttribute('data-qr')) ?? '';
    const { pathname, search } = new URL(link);
    const rows = replayed(`${pathname}${search}`);
    const shown = sheet(page).locator('data[data-kind="simulated"]');
    expect(await shown.count()).toBe(4);
    for (const data of await shown.all()) {
      const metric = await data.getAttribute('data-metric');
      const row = rows.find((one) => one.metric === metric);
      expect(Number(await data.getAttribute('value'))).toBe(row?.simulated);
      const band = sheet(page).locator(`[data-band="${metric}"]`);
      if (row?.bandLow === null) {
        await expect(band).toHaveCount(0);
        continue;
      }
      // What the parameters leave open is known a while after the runs.
      // Exponentials may differ between browsers and Node in the last bit.
      const end = async (name: string) => toDigits(Number(await band.getAttribute(`data-${name}`)));
      await expect.poll(() => end('low'), { timeout: 60_000 }).toBe(toDigits(row?.bandLow));
      expect(await end('high')).toBe(toDigits(row?.bandHigh));
    }
    expect(complaints).toEqual([]);
  });

  for (const scenario of [
    LINK,
    'capacity',
    'adapters/http-1-way/2006/2kb&sizeKb=50',
    'scale-up',
    'worker-threads',
    // More knobs than there is room for, and a title as long as they come.
    `low-latency/20-A&virtualUsers=4&receiveAndSend=3&sendOnly=3&maxReceiveIntervalMs=20&tracking=0&receiveOnly=1&trackOnly=1&batchSize=20&title=${'Wide and long words '.repeat(5)}`,
  ]) {
    test(`is one page of A4 and nothing else: ${scenario.slice(0, 50)}`, async ({ page }) => {
      await open(page, `explore/sheet?scenario=${scenario}`);
      await page.locator('[data-explore="ready"]').waitFor();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 794, height: 1123 });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      // Nothing is smaller than 12 px, in another colour, or outside the paper.
      const faults = await sheet(page).evaluate((paper) => {
        const box = paper.getBoundingClientRect();
        return [...paper.querySelectorAll('*')].flatMap((one) => {
          const { fontSize, color } = getComputedStyle(one);
          const own = one.getBoundingClientRect();
          if (own.width <= 1) return [];
          const isWithin =
            own.left >= box.left && own.right <= box.right - 51 && own.bottom <= box.bottom - 27;
          const isPlain = ['rgb(0, 0, 0)', 'rgb(68, 68, 68)'].includes(color);
          const isLarge = Number.parseFloat(fontSize) >= 12;
          const isFine = (isWithin || one.closest('svg')) && isPlain && isLarge;
          return isFine
            ? []
            : [
                `${one.tagName} ${one.textContent?.slice(0, 30)} ${fontSize} ${color} ${own.right} ${own.bottom}`,
              ];
        });
      });
      expect(faults).toEqual([]);
      const [again, text] = await Promise.all([
        sheet(page).locator('section').last().boundingBox(),
        sheet(page).locator('section').nth(-2).boundingBox(),
      ]);
      expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(again?.y ?? 0);
    });
  }

  test('says on its page while it is printed before its runs are made', async ({ page }) => {
    let release = () => {};
    const arrives = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/data/**', async (route) => {
      await arrives;
      await route.continue();
    });
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${PATH}&virtualUsers=5`);
    // Nothing of the site is printed in the place of the sheet.
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    for (const part of ['heading', 'navigation', 'button'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0);
    }
    release();
    await expect(sheet(page)).toContainText(/Not finished\. (No run is made yet\.|Run \d+ of \d+)/);
    await done(page);
    await expect(sheet(page)).not.toContainText('Not finished');
    await expect(sheet(page)).toContainText('Review sheet, one page');
  });

  test('takes title and configuration by keys, and keeps them in its link', async ({ page }) => {
    await open(page, 'explore/sheet?scenario=low-latency/20-A');
    await page.getByLabel('Question at its head').press('ControlOrMeta+A');
    await page.keyboard.type('Enough for Monday?');
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Enough for Monday?');
    expect(new URL(page.url()).searchParams.get('title')).toBe('Enough for Monday?');
    await page.getByLabel('Configuration').focus();
    await page.keyboard.type('20-B');
    await expect(page.locator('[data-sheet="low-latency/20-B"]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-sheet="low-latency/20-A"]')).toBeVisible();
  });

  for (const bad of [
    'scenario=nothing',
    'scenario=low-latency/20-A&virtualUsers=lots',
    'scenario=low-latency/20-A&seed=x',
    'scenario=%25%00&title=&&==',
    `title=${'x'.repeat(3000)}`,
  ]) {
    test(`survives ${bad.slice(0, 40)}`, async ({ page }) => {
      const complaints = collectComplaints(page);
      await open(page, `explore/sheet?${bad}`);
      await page.locator('[data-explore="ready"]').waitFor();
      await expect(page.locator('[data-field]').first()).toContainText(/accepted|named/);
      expect(complaints).toEqual([]);
    });
  }

  for (const width of [1440, 390]) {
    test(`breaks no rule at ${width} px, in light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, 'explore/sheet?scenario=low-latency/20-A&sendOnly=6');
      await done(page);
      expect(await violationsInBothThemes(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  }
});
