import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { replayed } from '../support/replayed';
import { violationsInBothThemes } from './accessibility';
import { test } from './drawn';
import { collectComplaints, open } from './site';

const PATH = 'explore/compare';
/** Scenarios whose runs are short. */
const SHORT = 'a=adapters/http-1-way/2006/2kb&b=adapters/http-1-way/2006/2kb,hostInstances=2';

const section = (page: Page) => page.locator('[data-explore]');
const ready = (page: Page) => page.locator('[data-explore="ready"]').waitFor();
const done = (page: Page) =>
  expect(section(page)).toHaveAttribute('data-status', 'done', { timeout: 120_000 });
const card = (page: Page, letter: string) => page.locator(`li[data-scenario="${letter}"]`);
const finding = (page: Page, letter = 'B') => page.locator(`[data-finding="${letter}"]`);
const inCard = (page: Page, letter: string, name: string | RegExp) =>
  card(page, letter).getByRole('button', { name });

/** Presses a button as those do who use no mouse. */
async function press(page: Page, letter: string, name: string | RegExp) {
  await inCard(page, letter, name).first().focus();
  await page.keyboard.press('Enter');
}

test.describe('the comparison of scenarios', () => {
  test('is two actions from an open lab', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(page, 'scale-up/lab?config=L3&v=1');
    const link = page.locator('[data-lab]').getByRole('link', { name: 'Compare' });
    await link.focus();
    await page.keyboard.press('Enter');
    await ready(page);
    await expect(page).toHaveURL(
      /compare\?a=scale-up\/L3&b=scale-up\/L3&v=1&model=scale-up:1\.0\.0$/,
    );
    const slider = card(page, 'B').getByRole('slider', { name: 'Send hosts' });
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/b=scale-up\/L3,sendHosts=9&/);
    await expect(finding(page)).toContainText(/B against A|of B and A apart/, { timeout: 60_000 });
    await expect(card(page, 'B').getByRole('heading', { level: 2 })).toContainText(
      'L3 with 1 change',
    );
    expect(complaints).toEqual([]);
  });

  test('makes a short run of each unasked, and the rest when a button is pressed', async ({
    page,
  }) => {
    await open(page, PATH);
    await expect(finding(page)).toContainText('In one run of each, B against A');
    await expect(section(page)).toHaveAttribute('data-status', 'idle');
    await page.getByRole('button', { name: 'Run until known to ± 2 %' }).press('Enter');
    await expect(section(page)).toHaveAttribute('data-status', 'running');
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Numbers as JSON' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toMatch(/^explore-compare-a-low-latency-20-A.*\.json$/);
    const { link, rows } = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(new URL(link).pathname).toMatch(/explore\/compare$/);
    expect(rows.map(({ letter }: { letter: string }) => letter)).toContain('B');
  });

  test('gives the numbers of a replay with the same seed and replications', async ({ page }) => {
    // The second lies within what was measured, so that it has a band.
    const first2kb = 'adapters/http-1-way/2006/2kb';
    await open(page, `${PATH}?a=${first2kb}&b=${first2kb},sizeKb=50&seed=7&v=1`);
    await done(page);
    const worth = page.locator('[data-row="documentsPerSecond"] [data-verdict]');
    await expect(worth).toHaveText(
      /^90 % band [+−][\d.]+ to [+−][\d.]+, (told|only the model tells|cannot tell)$/,
    );
    const runs = await page.locator('[data-runs]').getAttribute('data-runs');
    // Numbers follow the sentence that tells of them.
    await expect(page.locator('thead th').first()).toContainText(`Mean of ${runs} runs`);
    const options = ['--seed', '7', '--replications', runs ?? ''];
    const [a, b] = [
      replayed(first2kb, ...options),
      replayed(first2kb, '--set', 'sizeKb=50', ...options),
    ];
    for (const [letter, own] of [
      ['A', a],
      ['B', b],
    ] as const) {
      for (const metric of ['documentsPerSecond', 'cpu.biztalk', 'cpu.sql']) {
        const shown = page
          .locator(`data[data-metric="${metric}"][data-scenario="${letter}"]`)
          .first();
        const expected = own.find((one) => one.metric === metric);
        expect(Number(await shown.getAttribute('value'))).toBeCloseTo(expected?.simulated ?? 0, 9);
        expect(Number(await shown.getAttribute('data-low'))).toBeCloseTo(expected?.low ?? 0, 9);
        expect(Number(await shown.getAttribute('data-high'))).toBeCloseTo(expected?.high ?? 0, 9);
      }
    }
    const [first, other] = [a, b].map((own) =>
      own.find(({ metric }) => metric === 'documentsPerSecond'),
    );
    const difference = page.locator('data[data-metric="documentsPerSecond"][data-difference="1"]');
    expect(Number(await difference.getAttribute('value'))).toBeCloseTo(
      (other?.simulated ?? 0) - (first?.simulated ?? 0),
      9,
    );
    const band = page.locator('td [data-band="documentsPerSecond"]').first();
    expect(Number(await band.getAttribute('data-low'))).toBeCloseTo(other?.bandLow ?? 0, 9);
    expect(Number(await band.getAttribute('data-high'))).toBeCloseTo(other?.bandHigh ?? 0, 9);
  });

  test('is pinned, changed, swapped, reset and dropped by keys, and goes back', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await open(page, `${PATH}?a=adapters/http-1-way/2006/2kb&v=1`);
    await ready(page);
    await expect(page.getByText('Pin a copy to compare with')).toBeVisible();
    await press(page, 'A', /^Pin a copy/);
    await expect(card(page, 'B')).toBeVisible();
    const slider = card(page, 'B').getByRole('slider', { name: 'Host instances' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/b=adapters\/http-1-way\/2006\/2kb,hostInstances=3/);
    await expect(finding(page)).toContainText('more', { timeout: 60_000 });
    await press(page, 'B', /^Swap with A/);
    await expect(page).toHaveURL(
      /a=adapters\/http-1-way\/2006\/2kb,hostInstances=3&b=adapters\/http-1-way\/2006\/2kb&/,
    );
    await expect(finding(page)).toContainText('less', { timeout: 60_000 });
    await page.goBack();
    await expect(page).toHaveURL(/b=adapters\/http-1-way\/2006\/2kb,hostInstances=3/);
    await expect(card(page, 'B').getByRole('heading', { level: 2 })).toContainText('with 1 change');
    await press(page, 'B', /^Reset Host instances/);
    await expect(card(page, 'B').getByRole('heading', { level: 2 })).toContainText('as published');
    await page.goBack();
    await press(page, 'B', /^Reset it/);
    await expect(page).toHaveURL(/b=adapters\/http-1-way\/2006\/2kb&/);
    await press(page, 'B', /^Drop/);
    await expect(card(page, 'B')).toHaveCount(0);
    await expect(card(page, 'A').getByRole('heading', { level: 2 })).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('takes a scenario of another study, and says what they have in common', async ({ page }) => {
    await open(page, `${PATH}?a=scale-up/L1&b=scale-up/L1&v=1`);
    await ready(page);
    const study = card(page, 'B').getByLabel('Study');
    await study.focus();
    await study.selectOption('capacity');
    await expect(page).toHaveURL(/b=capacity\/sustainable/);
    await expect(finding(page)).toContainText('no number in common', { timeout: 60_000 });
    await expect(page.getByText('What one scenario has by itself')).toBeVisible();
    await expect(page.locator('tr[data-row="receivedPerSecond"]')).toContainText('not told');
    await study.selectOption('scale-up');
    const configuration = card(page, 'B').getByLabel('Configuration');
    await configuration.selectOption('L2');
    await expect(finding(page)).toContainText('throughput', { timeout: 60_000 });
  });

  test('stops, keeps what it has, and goes on to the same numbers', async ({ page }) => {
    const link = `${PATH}?a=scale-up/L3&b=scale-up/L2&seed=3&v=1`;
    await open(page, link);
    await page.locator('[data-difference]').first().waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Stop' }).focus();
    await page.keyboard.press('Enter');
    await expect(section(page)).toHaveAttribute('data-status', 'stopped');
    await expect(finding(page)).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).focus();
    await page.keyboard.press('Enter');
    await done(page);
    const values = () =>
      page
        .locator('data[data-difference]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    await expect.poll(async () => (await values()).length).toBeGreaterThan(5);
    const stopped = await values();
    await open(page, link);
    await done(page);
    await expect.poll(values).toEqual(stopped);
  });

  test('names what a bad link has wrong, and uses the nearest', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(
      page,
      `${PATH}?a=adapters/http-1-way/2006/3kb&b=nonsense/x&c=adapters,hostInstances=many&seed=-1&precision=99&f=1`,
    );
    await ready(page);
    const alert = page.getByRole('alert').filter({ hasText: 'accepted' });
    for (const text of ['3kb', 'nonsense/x', 'many', '“-1”', '0.2 to 20', '“f”']) {
      await expect(alert).toContainText(text);
    }
    await expect(card(page, 'A')).toBeVisible();
    await expect(card(page, 'C')).toBeVisible();
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('refuses a value that is too large in words, at its box', async ({ page }) => {
    await open(page, `${PATH}?a=adapters/http-1-way/2006/2kb&b=adapters/http-1-way/2006/2kb&v=1`);
    await ready(page);
    const box = card(page, 'B')
      .locator(
        '[data-knob="hostInstances"] input[type="text"], [data-knob="hostInstances"] input[inputmode]',
      )
      .first();
    await box.fill('9999');
    await box.press('Enter');
    await expect(card(page, 'B').getByRole('alert')).toContainText('accepted');
  });

  test('goes back in the middle of its runs, to the same scenario twice and a fifth refused', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await open(
      page,
      `${PATH}?a=scale-up/L3&b=scale-up/L3&c=adapters/http-1-way/2006/2kb&e=scale-up/L2&v=1`,
    );
    await ready(page);
    await expect(page.getByRole('alert').filter({ hasText: 'accepted' })).toContainText('“e”');
    await expect(page.locator('li[data-scenario]')).toHaveCount(3);
    await press(page, 'B', /^Drop/);
    await expect(card(page, 'C')).toHaveCount(0);
    await press(page, 'B', /^Swap with A/);
    await expect(page).toHaveURL(/a=adapters/);
    await page.goBack();
    await page.goBack();
    await expect(card(page, 'C')).toBeVisible();
    await expect(finding(page)).toBeVisible({ timeout: 60_000 });
    await expect(card(page, 'C').getByRole('heading', { level: 2 })).toContainText('http');
    const same = page.locator('data[data-difference="1"]').first();
    await expect(same).toHaveAttribute('value', '0');
    expect(complaints).toEqual([]);
  });

  test('folds computers and resources on a phone until they are asked for', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${PATH}?${SHORT}&v=1`);
    await done(page);
    const row = page.locator('tr[data-row="cpu.biztalk"]');
    const fold = page.getByRole('button', { name: /^Machines, \d+ numbers/ });
    await expect(row).toBeHidden();
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(row).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(row).toBeVisible();
    await expect(fold).toBeHidden();
  });

  for (const width of [1440, 390]) {
    test(`breaks no rule at ${width} px in either theme, and nothing overflows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `${PATH}?${SHORT}&c=adapters/http-1-way/2004sp1/2kb&v=1`);
      await done(page);
      await press(page, 'C', /^Change C/);
      await page.getByText('How far to trust B').click();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page shows its text and says what it needs', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: 'How to read it' })).toBeVisible();
    await expect(page.getByText('Comparing needs JavaScript')).toBeVisible();
  });
});
