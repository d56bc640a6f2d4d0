import { expect, type Page } from '@playwright/test';
import told from '../../generated/story/told.json';
import { violations } from './accessibility';
import { test } from './drawn';
import { collectComplaints, open } from './site';

const PATH = 'start/one-message';
const TOTAL_MS = told.journey.endMs - told.journey.beginMs;

const picture = (page: Page) =>
  page
    .locator('svg[data-glides], svg[role="img"]')
    .filter({ has: page.locator('[data-place="publishLock"]') })
    .locator('visible=true')
    .first();
const ruler = (page: Page) => page.getByRole('img', { name: / ms of / });
const clockMs = async (page: Page) =>
  Number(/^[\d,]+/.exec((await ruler(page).getAttribute('aria-label')) ?? '')?.[0]);
/** Brings the heading of a stop to where the reader's eyes are. */
const readStop = (page: Page, id: string) =>
  page.evaluate((stop) => document.getElementById(stop)?.scrollIntoView(), id);
/** Where the followed message is, on the screen. */
const followed = (page: Page) => picture(page).locator('[data-followed]');
const ready = (page: Page) => page.locator('[data-story="ready"]').waitFor();
const choose = async (page: Page, stop: string, text: string) => {
  await readStop(page, stop);
  await page.locator(`#${stop}`).getByText(text, { exact: true }).click();
  await page.locator('[data-story="running"]').waitFor();
  await ready(page);
};

test.describe('the story of one message', () => {
  test('moves as the page scrolls, and back', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(page, PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${Math.round(TOTAL_MS)} milliseconds in the life of a message`,
    );
    expect(await clockMs(page)).toBe(0);
    const before = await followed(page).boundingBox();
    await readStop(page, 'lock');
    await expect(page.locator('#lock[data-active]')).toBeVisible();
    await expect(picture(page)).toHaveAttribute('aria-label', /in line: wait for the publish lock/);
    await expect.poll(async () => (await followed(page).boundingBox())?.x).not.toBe(before?.x);
    const atLock = await clockMs(page);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => clockMs(page)).toBeGreaterThan(atLock);
    await readStop(page, 'answer');
    await expect.poll(() => clockMs(page)).toBe(Math.round(TOTAL_MS));
    await readStop(page, 'lock');
    await expect.poll(() => clockMs(page)).toBe(atLock);
    expect(complaints).toEqual([]);
  });

  test('names each stop in the address, and opens there', async ({ page }) => {
    await open(page, PATH);
    await readStop(page, 'poll');
    await expect(page).toHaveURL(/one-message#poll$/);
    await open(page, `${PATH}#dispatch`);
    await expect(page.locator('#dispatch[data-active]')).toBeVisible();
    await expect(picture(page)).toHaveAttribute('aria-label', /dispatcher/);
  });

  test('plays with the space bar, stops for whoever scrolls, and steps with arrow keys', async ({
    page,
  }) => {
    await open(page, PATH);
    await page.keyboard.press(' ');
    await expect.poll(() => clockMs(page)).toBeGreaterThan(5);
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 30);
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.waitForTimeout(100);
    const stood = await clockMs(page);
    await page.waitForTimeout(300);
    expect(await clockMs(page)).toBe(stood);
    await readStop(page, 'receive');
    await expect(page.locator('#receive[data-active]')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#lock[data-active]')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#poll[data-active]')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('#lock[data-active]')).toBeVisible();
  });

  test('goes on with what the reader decides, and its link shows the same', async ({ page }) => {
    await open(page, PATH);
    await choose(page, 'receive', 'six');
    const effect = page.locator('#receive').getByRole('status');
    await expect(effect).toContainText(/On average .* in line for a processor.* as it was/);
    await expect(page).toHaveURL(/virtualUsers=6&model=/);
    const decided = page
      .getByText(/half of all messages are answered within/)
      .locator('visible=true');
    const said = await decided.innerText();
    expect(said).toMatch(/Virtual users 3 → 6\. .* are answered each second, \d+ as it was/);
    const title = await page.locator('#lock h2').innerText();
    await page.reload();
    await expect(decided).toHaveText(said);
    expect(await page.locator('#lock h2').innerText()).toBe(title);
    await page.getByRole('button', { name: 'As it was told' }).locator('visible=true').click();
    await expect(page).toHaveURL(/one-message(#\w+)?$/);
    await expect(page.locator('p:focus')).toContainText('of a simulated half hour of 20-A');
    await expect(effect).toHaveText('');
  });

  test('lets the reader find the message that waited longest, follow it, and send its link', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
    await open(page, PATH);
    await readStop(page, 'longest');
    const messages = page.getByRole('application');
    await messages.waitFor();
    const verdict = page.locator('#longest').getByRole('status').first();
    await expect(verdict).toContainText(/Not yet: [\d,]+ waited longer/);
    await messages.focus();
    await page.keyboard.press('ArrowUp');
    await expect(verdict).toContainText('Not yet');
    await page.keyboard.press('End');
    await expect(verdict).toContainText('Found: nobody waited longer');
    await page.keyboard.press('Home');
    await expect(verdict).toContainText('Not yet');
    // The highest dot, by the pointer: its place is read from the drawing.
    const dots = await page.locator('[data-mark="crowd"]').getAttribute('d');
    const [x, y] = [...(dots ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)]
      .map(([, left, top]) => [Number(left), Number(top)] as const)
      .reduce((best, one) => (one[1] < best[1] ? one : best));
    const box = await messages.boundingBox();
    const [, , width = 1] = ((await messages.getAttribute('viewBox')) ?? '').split(' ').map(Number);
    const unit = (box?.width ?? 1) / width;
    await messages.click({ position: { x: x * unit, y: y * unit } });
    await expect(verdict).toContainText('Found: nobody waited longer');
    await page.getByRole('button', { name: 'Follow it' }).click();
    await expect(page).toHaveURL(/message=\d+/);
    const link = page.url();
    await expect.poll(() => clockMs(page)).toBe(0);
    const label = await ruler(page).getAttribute('aria-label');
    expect(Number(/of ([\d,]+)/.exec(label ?? '')?.[1])).toBeGreaterThan(TOTAL_MS);
    await open(page, link);
    await expect(ruler(page)).toHaveAttribute('aria-label', label ?? '');
  });

  test('is told without a simulator, and says when a choice cannot run', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await open(page, PATH);
    await readStop(page, 'dispatch');
    await expect(picture(page)).toHaveAttribute('aria-label', /dispatcher/);
    await page.locator('#dispatch').getByText('eight', { exact: true }).click();
    await expect(
      page.getByText(/The story below is the one without your choices/).locator('visible=true'),
    ).toBeVisible();
    await expect(picture(page)).toHaveAttribute('aria-label', /dispatcher/);
  });

  test('stands still between stops for readers who want nothing to move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, PATH);
    await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
    await readStop(page, 'lock');
    await expect(page.locator('#lock[data-active]')).toBeVisible();
    const stood = await clockMs(page);
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 150);
    await page.waitForTimeout(200);
    expect(await clockMs(page)).toBe(stood);
    await page.getByRole('button', { name: 'Next place' }).click();
    await expect(page.locator('#poll[data-active]')).toBeVisible();
  });

  test('names what it cannot take of an address, and tells the nearest story', async ({ page }) => {
    await open(page, `${PATH}?virtualUsers=900&message=frog&server=dual#lock`);
    const problems = page.getByRole('alert').filter({ hasText: '900' });
    await expect(problems).toContainText('60');
    await expect(problems).toContainText('frog');
    await expect(page.locator('#lock [data-chosen]')).toHaveText('eight');
  });

  test('keeps the message in sight on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, PATH);
    for (const stop of ['receive', 'lock', 'poll', 'dispatch', 'backend', 'again']) {
      await readStop(page, stop);
      await expect(page.locator(`#${stop}[data-active]`)).toBeAttached();
      await page.waitForTimeout(600); // the window glides
      const [mark, seen] = [await followed(page).boundingBox(), await picture(page).boundingBox()];
      if (!mark || !seen) throw new Error(stop);
      expect(mark.x, stop).toBeGreaterThanOrEqual(seen.x);
      expect(mark.x + mark.width, stop).toBeLessThanOrEqual(seen.x + seen.width);
      expect(mark.y, stop).toBeGreaterThanOrEqual(seen.y);
      expect(mark.y + mark.height, stop).toBeLessThanOrEqual(seen.y + seen.height);
      expect(seen.y + seen.height, 'the figure leaves room for the text').toBeLessThan(0.45 * 844);
    }
  });

  test('is a strip on paper', async ({ page }) => {
    await open(page, PATH);
    await page.emulateMedia({ media: 'print' });
    const stills = page.locator('[data-stop] svg').locator('visible=true');
    await expect(stills).toHaveCount(7);
    await expect(stills.nth(1)).toHaveAttribute('aria-label', /publish lock/);
    await expect(ruler(page)).toBeHidden();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`breaks no rule of access in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, PATH);
      await readStop(page, 'longest');
      await page.getByRole('application').waitFor();
      expect(await violations(page)).toEqual([]);
    });
});
