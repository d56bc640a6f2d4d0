import { expect, type Locator, type Page } from '@playwright/test';
import { violationsInBothThemes } from './accessibility';
import { test } from './drawn';
import { openLab } from './lab';
import { open } from './site';

test.describe.configure({ timeout: 120_000 });

const PAGES = [
  ['capacity/overdrive', 'Spool, rows'],
  ['capacity/floodgate', 'Spool, rows'],
  ['capacity/sustainable', 'Spool, rows'],
  ['worker-threads/runs', 'Messages per second'],
  ['low-latency/test-case-20#chart-over-time', 'Roundtrip, ms'],
] as const;

/** The read-out of the first chart over time on a page. */
async function readout(page: Page): Promise<Locator> {
  const surface = page.getByRole('slider', { name: 'Values at a time of the run' }).first();
  // What the static page has drawn gives way to the live chart once that is fetched.
  await expect(() => surface.scrollIntoViewIfNeeded()).toPass();
  return surface;
}

const said = (surface: Locator) => surface.locator('xpath=..').locator('[aria-live="polite"]');
const card = (surface: Locator) => surface.locator('xpath=..').locator('[data-readout-step]');

for (const [path, quantity] of PAGES) {
  test(`/${path}: keys walk through the run, and Escape leaves it`, async ({ page }) => {
    await open(page, path);
    const surface = await readout(page);
    await expect(async () => {
      await surface.focus();
      await expect(said(surface)).toContainText(quantity, { timeout: 3000 });
    }).toPass();
    const last = Number(await surface.getAttribute('aria-valuemax'));
    await expect(async () => {
      await surface.press('End');
      await expect(surface).toHaveAttribute('aria-valuenow', String(last), { timeout: 1000 });
    }).toPass();
    await page.keyboard.press('ArrowLeft');
    await expect(surface).toHaveAttribute('aria-valuenow', String(last - 1));
    await page.keyboard.press('Home');
    await expect(surface).toHaveAttribute('aria-valuetext', '0\u202fs');
    await expect(card(surface)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(surface)).toHaveCount(0);
    await expect(surface).not.toBeFocused();
  });
}

test('what is read out is what the table has', async ({ page }) => {
  await open(page, 'capacity/overdrive');
  const surface = await readout(page);
  const at = await surface.evaluate((one) =>
    [...document.querySelectorAll('figure')].findIndex((figure) => figure.contains(one)),
  );
  const figure = page.locator('figure').nth(at);
  await surface.focus();
  await expect(card(surface)).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('PageUp');
  const step = Number(await surface.getAttribute('aria-valuenow'));
  expect(step).toBeGreaterThan(20);
  const values = await card(surface).locator('text[text-anchor="end"]').allTextContents();
  await figure.getByRole('button', { name: /^Table/ }).click();
  const cells = figure.locator('tbody tr').nth(step).locator('td');
  expect((await cells.allTextContents()).slice(0, values.length)).toEqual(values);
});

test('the mouse chooses the moment under it and forgets it outside', async ({ page }) => {
  await open(page, 'capacity/overdrive');
  const surface = await readout(page);
  const box = await surface.boundingBox();
  if (!box) throw new Error('The chart has no box.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(card(surface)).toBeVisible();
  const line = await card(surface).locator('line').boundingBox();
  expect(Math.abs((line?.x ?? 0) - (box.x + box.width / 2))).toBeLessThan(box.width / 100);
  await page.mouse.move(box.x + box.width / 2, box.y - 40);
  await expect(card(surface)).toHaveCount(0);
});

test('breaks no rule of accessibility while it is open, in either theme', async ({ page }) => {
  await open(page, 'capacity/floodgate');
  const surface = await readout(page);
  await surface.focus();
  await expect(card(surface)).toBeVisible();
  await page.keyboard.press('PageUp');
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('follows a lab when its run changes', async ({ page }) => {
  await openLab(page, 'capacity/lab?config=sustainable');
  const surface = await readout(page);
  await surface.focus();
  await expect(said(surface)).toContainText('offered 150');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap reads out the moment under it, within the screen', async ({ page }) => {
    await open(page, 'capacity/overdrive');
    const surface = await readout(page);
    await surface.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await surface.boundingBox();
    if (!box) throw new Error('The chart has no box.');
    await page.touchscreen.tap(box.x + 0.3 * box.width, box.y + 40);
    await expect(card(surface)).toBeVisible();
    const line = await card(surface).locator('line').boundingBox();
    expect(Math.abs((line?.x ?? 0) - (box.x + 0.3 * box.width))).toBeLessThan(box.width / 50);
    const shown = await card(surface).locator('rect').boundingBox();
    expect(shown?.x).toBeGreaterThanOrEqual(0);
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});
