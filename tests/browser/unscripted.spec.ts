import { expect, type Page, test } from '@playwright/test';
import { COURSE } from '../../src/course/chapters/course';
import { numberOf } from './lab';

/** Controls of a lab that a reader could take for alive. */
const liveControls = (page: Page) =>
  page
    .locator('[data-lab]')
    .locator('input:enabled, button:enabled, select:enabled, textarea:enabled');
const note = (page: Page) => page.locator('[data-unscripted]');

async function saysWhatItShows(page: Page, label: string) {
  await expect(note(page)).toBeVisible({ timeout: 30_000 });
  await expect(note(page)).toContainText(`shows configuration ${label} as published`);
  await expect(liveControls(page)).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to B says that A shows, and where B is', async ({ page }) => {
    await page.goto('low-latency/test-case-20?config=B&sendOnly=6');
    await saysWhatItShows(page, '20-A');
    expect(await numberOf(page, 'simulated', 'throughput.median')).toBeGreaterThan(0);
    await note(page).getByText('Results of all 3 configurations').click();
    const row = note(page).getByRole('row').filter({ hasText: '20-B' }).first();
    await expect(row.locator('data[data-kind="measured"]')).toBeVisible();
    await expect(row.locator('data[data-kind="simulated"]')).toBeVisible();
  });

  for (const [path, words] of [
    ['start/one-message?virtualUsers=6', 'This is the published run'],
    ['explore/watch?scenario=capacity/overdrive', 'one moment of 20-A as published'],
    ...COURSE.map(({ id, knobs: [knob] }) => [
      `concepts/${id}?${knob?.id}=${knob?.max}`,
      'The figure stands as the chapter begins',
    ]),
  ] as const) {
    test(`${path} says what needs it, and has no control that looks alive`, async ({ page }) => {
      await page.goto(path);
      await expect(note(page)).toContainText('need JavaScript, and it is switched off.');
      await expect(note(page)).toContainText(`${words}`);
      await expect(note(page)).toContainText('even where the address asks for');
      const controls = page.locator('main').locator('input, button, select, textarea');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
    });
  }

  for (const [path, label] of [
    ['capacity/lab', 'sustainable'],
    ['adapters/lab', 'HTTP to HTTP 1Way, 2004 SP1, 2 KB'],
    ['scale-up/lab', 'S1'],
    ['worker-threads/lab', '200'],
  ] as const) {
    test(`${path} has no control that looks alive, and fits 390 px`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await saysWhatItShows(page, label);
      await note(page).locator('summary').click();
      const listed = await note(page).locator('tbody th').allInnerTexts();
      await expect(note(page).locator('summary')).toContainText(
        new RegExp(`Results of (all|the) ${new Set(listed).size} configurations`),
      );
      await expect(note(page).getByRole('row').last()).toBeVisible();
      const width = await page.locator('html').evaluate((element) => element.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });
  }
});

test('where the scripts of a page do not arrive, it says the same', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('low-latency/test-case-20?config=B');
  await saysWhatItShows(page, '20-A');
});

test('a page whose scripts have run shows nothing of it, and its knobs are alive', async ({
  page,
}) => {
  await page.goto('low-latency/test-case-20?config=B');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(note(page)).toHaveCount(0);
  expect(await liveControls(page).count()).toBeGreaterThan(50);
});
