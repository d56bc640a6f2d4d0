import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { csvParse } from 'd3-dsv';
import { violations } from './accessibility';
import { test } from './drawn';
import { openAllKnobs, openLab } from './lab';
import { collectComplaints, open } from './site';

const PATH = 'explore/sweep';
const SMALL = `${PATH}?from=scale-up/S1&over=receiveHosts:1..3/3&runs=2&seed=7&v=1&model=scale-up:1.0.0`;
const status = (page: Page, kind: string) =>
  page.locator(`[data-explore="ready"][data-status="${kind}"]`).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page) => page.locator('code[data-link]').getAttribute('data-link');

/** The cells of the table that stands behind a chart. */
async function tableOf(page: Page): Promise<string[][]> {
  await page
    .getByRole('button', { name: /^Table: / })
    .first()
    .click();
  const rows = page.locator('figure table tbody tr');
  await rows.first().waitFor();
  return Promise.all((await rows.all()).map((row) => row.locator('th, td').allInnerTexts()));
}

test.describe('the page of sweeps', () => {
  test('sweeps what its link asks, with numbers that any reader gets', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(page, SMALL);
    await status(page, 'done');
    expect(await link(page)).toBe(`/${SMALL}`);
    const rows = await tableOf(page);
    expect(rows.map(([value]) => value)).toEqual(['1', '2', '3']);
    const marked = await page
      .locator('figure table [data-kind="simulated"]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('value'), one.textContent]));
    expect(marked.length).toBeGreaterThanOrEqual(9);
    for (const [value, text] of marked)
      expect(Math.abs(Number(value) - Number(text?.replace(/,/g, '')))).toBeLessThanOrEqual(0.5);
    await page.reload();
    await status(page, 'done');
    expect(await tableOf(page)).toEqual(rows);
    expect(complaints).toEqual([]);
  });

  test('makes one run of each point unasked, and the rest when a button is pressed', async ({
    page,
  }) => {
    await open(page, PATH);
    await expect(page.getByText(/^12 of 24 runs made/).first()).toBeVisible();
    await expect(page.getByText(/^So far /).first()).toBeVisible();
    await button(page, 'Go on').press('Enter');
    await status(page, 'done');
    await expect(page.getByText(/^So far /)).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Numbers as CSV').press('Enter'),
    ]);
    expect(file.suggestedFilename()).toMatch(/^explore-sweep-from-low-latency-20-A.*\.csv$/);
    const rows = csvParse(readFileSync(await file.path(), 'utf8'));
    const shown = page.locator('figure [data-metric="throughput.median"][data-kind="simulated"]');
    const value = await shown.first().getAttribute('value');
    expect(rows.map(({ simulated }) => simulated)).toContain(value);
    expect(rows.every(({ runs, link }) => runs === '2' && link?.startsWith('http'))).toBe(true);
  });

  test('is asked, stopped and resumed by keyboard', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(page, `${PATH}?from=low-latency/20-A&over=virtualUsers:1..12/12&runs=4&seed=7`);
    await status(page, 'running');
    await button(page, 'Stop').press('Enter');
    await status(page, 'stopped');
    await expect(page.getByText(/Stopped after \d+ of 48 runs/).first()).toBeVisible();
    const high = page.getByRole('slider', { name: 'Virtual users, highest' });
    await high.press('ArrowLeft');
    await expect.poll(() => link(page)).toContain('virtualUsers:1..11/11');
    const from = page.getByRole('textbox', { name: 'Virtual users, from' });
    await from.fill('8');
    await from.press('Enter');
    await expect.poll(() => link(page)).toContain('virtualUsers:8..11/4');
    await page.getByRole('button', { name: /^(Go on|Sweep)$/ }).press('Enter');
    await status(page, 'done');
    const rows = await tableOf(page);
    expect(rows.map(([value]) => value)).toEqual(['8', '9', '10', '11']);
    await page.goBack();
    await expect.poll(() => link(page)).toContain('virtualUsers:1..11/11');
    expect(complaints).toEqual([]);
  });

  test('loses no run to workers that die, and says so when they keep dying', async ({ page }) => {
    await page.addInitScript(() => {
      const alive: Worker[] = [];
      const Own = window.Worker;
      window.Worker = class extends Own {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          alive.push(this);
        }
      };
      addEventListener('kill-workers', () => {
        for (const worker of alive.splice(0)) {
          worker.terminate();
          worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }));
        }
      });
    });
    const kill = () => page.evaluate(() => dispatchEvent(new Event('kill-workers')));
    const asked = `${PATH}?from=scale-up/S1&over=receiveHosts:1..6/6&runs=20&seed=3`;
    await open(page, asked);
    await status(page, 'done');
    const undisturbed = await tableOf(page);
    await page.reload();
    await page.locator('[data-mark="simulated"]').first().waitFor();
    await kill();
    await page.waitForTimeout(100);
    await kill();
    const retry = button(page, 'Retry');
    await expect(retry.or(page.locator('[data-explore][data-status="done"]'))).toBeVisible();
    if (await retry.isVisible()) {
      await expect(page.getByText(/^Failed after \d+ of 120 runs: /).first()).toBeVisible();
      await retry.press('Enter');
    }
    await status(page, 'done');
    expect(await tableOf(page)).toEqual(undisturbed);
  });

  test('draws a map of two knobs, and writes both as Python', async ({ page }) => {
    await open(page, `${PATH}?from=scale-up/S1&over=receiveHosts:1..3/3&runs=1`);
    await status(page, 'done');
    await page.getByRole('checkbox', { name: 'and a second knob' }).press('Space');
    await expect.poll(() => link(page)).toContain('&by=');
    const second = page.getByRole('combobox', { name: 'Second knob' });
    await second.selectOption('application');
    await expect.poll(() => link(page)).toContain('by=application:simple,latency');
    // It goes on by itself.
    await status(page, 'done');
    await expect(page.locator('[data-mark="cell"]')).toHaveCount(6);
    await expect(page.locator('[data-mark="best"]')).toHaveCount(1);
    await page.getByRole('link', { name: 'The same sweep in Python' }).press('Enter');
    await expect(page.locator('body')).toContainText('lab.sweep(');
    await expect(page.locator('body')).toContainText('"application"');
  });

  test('names what a link asks and cannot have', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(
      page,
      `${PATH}?from=low-latency/20-Z&over=virtualUser:1..9/9&by=keepAlive:maybe&runs=99`,
    );
    await status(page, 'done');
    for (const text of ['20-Z', 'virtualUser', 'maybe', '99'])
      await expect(
        page
          .getByText(`“${text}`)
          .or(page.getByText(`/${text}”`))
          .first(),
      ).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('is reached from an open lab, where the curve follows', async ({ page }) => {
    const complaints = collectComplaints(page);
    await openLab(page, 'low-latency/test-case-20?config=A&sendOnly=6');
    await page.locator('[data-lab][data-status="done"]').waitFor();
    const fold = page.locator('[data-curve] summary');
    await fold.press('Enter');
    const dots = page.locator('[data-curve] :is([data-mark="simulated"], [data-mark="beyond"])');
    await expect.poll(() => dots.count()).toBeGreaterThan(8);
    const before = await page.locator('[data-curve] [data-mark="line"]').first().getAttribute('d');
    await openAllKnobs(page);
    await page.locator('input[type="range"][data-knob="sendOnly"]').press('ArrowLeft');
    await expect
      .poll(() => page.locator('[data-curve] [data-mark="line"]').first().getAttribute('d'))
      .not.toBe(before);
    await page.getByRole('link', { name: 'Sweep', exact: true }).last().press('Enter');
    await status(page, 'done');
    expect(await link(page)).toContain('from=low-latency/20-A,sendOnly=5&over=virtualUsers:');
    expect(complaints).toEqual([]);
  });

  for (const width of [390, 1440]) {
    test(`is accessible and fits, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, SMALL);
      await status(page, 'done');
      const fold = button(page, 'Change the question');
      if (await fold.isVisible()) await fold.click();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    });
  }
});
