import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { test } from './drawn';
import { openLab } from './lab';
import { collectComplaints, open } from './site';

const PATH = 'explore/seek';
/** A question of four scenarios: so few that all of them are tried. */
const SMALL =
  '?from=low-latency/20-A&want=max:throughput.median&limit=roundtripTime.median:320,computers:7&move=virtualUsers:3..4,sendOnly:3..4&seed=3&v=1';
/** One of two dozen, each soon simulated. */
const QUICK =
  '?from=adapters/http-1-way/2006/200kb&want=max:documentsPerSecond&move=hostInstances:1..8,sizeKb:198..200&seed=3&v=1';
const SEEK_MS = 180_000;

const seeking = (page: Page) => page.locator('[data-explore="ready"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bestOf = (page: Page, row: string) =>
  page.locator(`[data-row="${row}"] data[data-best]`).getAttribute('value').then(Number);
const hasAnswer = (page: Page) =>
  expect(page.locator('[data-stage="done"]')).toBeVisible({ timeout: SEEK_MS });
const isDone = (page: Page) =>
  expect(seeking(page)).toHaveAttribute('data-status', 'done', { timeout: SEEK_MS });

interface Told {
  best: {
    link: string;
    metrics: Record<
      string,
      { simulated: number; low: number; high: number; bandLow: number; bandHigh: number }
    >;
    keepsLimits: boolean;
    missed: { metric: string; simulated: number; isInsideBand: boolean }[];
  };
  evaluated: number;
  probabilityOfCorrectSelection: number;
}

/** The answer of the same search from the command line. */
const fromCommand = (...args: string[]): Told =>
  JSON.parse(
    execFileSync('npm', ['run', '-s', 'seek', '--', ...args, '--json'], { encoding: 'utf8' }),
  );

test.describe('the page that seeks the best configuration', () => {
  test('answers by keyboard alone what the command answers for the same seed', async ({ page }) => {
    test.setTimeout(400_000);
    const complaints = collectComplaints(page);
    await open(page, PATH + SMALL);
    await button(page, 'Seek').focus();
    await page.keyboard.press('Enter');
    await hasAnswer(page);
    const told = fromCommand(
      'low-latency/20-A',
      ...['--maximise', 'throughput.median', '--limit', 'roundtripTime.median=320'],
      ...['--limit', 'computers=7', '--move', 'virtualUsers=3..4', '--move', 'sendOnly=3..4'],
      ...['--seed', '3'],
    );
    for (const metric of ['throughput.median', 'roundtripTime.median']) {
      const { simulated, low, high, bandLow, bandHigh } = told.best.metrics[metric] ?? {};
      expect(await bestOf(page, metric)).toBe(simulated);
      const row = page.locator(`[data-row="${metric}"]`);
      await expect(row.locator('[data-interval]')).toHaveAttribute(
        'data-interval',
        `${low} ${high}`,
      );
      await expect(row.locator('[data-band]')).toHaveAttribute(
        'data-band',
        `${bandLow} ${bandHigh}`,
      );
    }
    await expect(page.locator('[data-selection]')).toHaveAttribute(
      'data-selection',
      String(told.probabilityOfCorrectSelection),
    );
    await expect(page.getByText(`Done: ${told.evaluated} scenarios tried`)).toBeVisible();
    await isDone(page);
    const lab = page.getByRole('link', { name: 'Open in the lab' });
    const query = (link: string) => [...new URL(link, 'http://site').searchParams].sort();
    expect(query((await lab.getAttribute('href')) ?? '')).toEqual(query(told.best.link));
    await expect(page.getByRole('link', { name: 'Compare with 20-A' })).toHaveAttribute(
      'href',
      /explore\/compare\?a=low-latency\/20-A&b=low-latency\/20-A\b.*seed=3/,
    );
    await expect(page.getByText(/moves throughput most/)).toBeVisible();
    await expect(page.getByText('How far from what was measured')).toBeVisible();
    // Away from what the bar at the top covers in part.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('says what misses the limits least, as the command does, and folds on a phone', async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(
      page,
      `${PATH}?from=low-latency/20-A&want=max:throughput.median&limit=roundtripTime.median:300,computers:7&move=sendOnly:3..5&seed=1&v=1`,
    );
    await expect(page.getByLabel('I want')).toBeVisible();
    await button(page, 'Seek').press('Enter');
    await expect(page.getByLabel('I want')).toBeHidden();
    await hasAnswer(page);
    const { best } = fromCommand(
      'low-latency/20-A',
      ...['--maximise', 'throughput.median', '--limit', 'roundtripTime.median=300'],
      ...['--limit', 'computers=7', '--move', 'sendOnly=3..5', '--seed', '1'],
    );
    expect(best.keepsLimits).toBe(false);
    expect(best.missed.map(({ metric }) => metric)).toEqual(['roundtripTime.median']);
    expect(await bestOf(page, 'roundtripTime.median')).toBe(best.missed[0]?.simulated);
    await expect(page.locator('[data-sentence]')).toHaveText(
      /^No combination keeps all limits\. The nearest, as simulated, has .* where at most 300.ms is accepted/,
    );
    const scrolls = await page
      .locator('[data-row]')
      .first()
      .evaluate((row) => {
        const frame = row.closest('div');
        return frame ? frame.scrollWidth - frame.clientWidth : -1;
      });
    expect(scrolls).toBe(0);
    await button(page, 'Change the question').press('Enter');
    await expect(page.getByLabel('I want')).toBeVisible();
  });

  test('stops, keeps what it has, and goes on to the same answer', async ({ page }) => {
    test.setTimeout(400_000);
    await open(page, PATH + QUICK);
    await button(page, 'Seek').click();
    await expect(page.locator('[data-sentence]')).toBeVisible();
    await expect(page.getByLabel('Host instances, from')).not.toBeEditable();
    await button(page, 'Stop').click();
    await expect(page.getByText(/^Stopped: \d+ of at most \d+ scenarios tried/)).toBeVisible();
    await expect(page.locator('[data-sentence]')).toBeVisible();
    await expect(page.getByLabel('Host instances, from')).toBeEditable();
    await button(page, 'Go on').click();
    await hasAnswer(page);
    const gone = await bestOf(page, 'documentsPerSecond');
    await isDone(page);
    await page.reload();
    await button(page, 'Seek').click();
    await hasAnswer(page);
    expect(await bestOf(page, 'documentsPerSecond')).toBe(gone);
  });

  test('is four actions away from an open lab', async ({ page }) => {
    await openLab(page, 'low-latency/test-case-20?config=A&sendOnly=3');
    await page.getByRole('link', { name: 'Find the best' }).click();
    await seeking(page).waitFor();
    await expect(page.getByText('20-A with 1 change')).toBeVisible();
    await expect(page.getByLabel('Roundtrip, median, limit, ms')).toHaveValue('300');
    await button(page, 'Seek').click();
    await expect(page.locator('[data-sentence]')).toBeVisible({ timeout: SEEK_MS });
  });

  test('asks by keyboard: what is wanted, limits, knobs and a price list', async ({ page }) => {
    await open(page, PATH);
    await seeking(page).waitFor();
    await page.getByLabel('I want').focus();
    await page.getByLabel('I want').selectOption({ label: 'The lowest price' });
    await expect(page).toHaveURL(/want=min:price.*price=receiveOnly:1,/);
    const price = page.getByLabel('Price, Sending computer');
    await price.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('cheap');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'cheap' })).toHaveText(
      'Price, Sending computer (sendOnly) is “cheap”; accepted: numbers from 0 to 1000000000. 1 is used.',
    );
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2.5');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sendOnly:2\.5/);
    await page.getByRole('checkbox', { name: 'Roundtrip, median' }).focus();
    await page.keyboard.press('Space');
    await expect(page).not.toHaveURL(/roundtripTime/);
    await expect(page.getByLabel('Roundtrip, median, limit, ms')).toHaveValue('300');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/limit=roundtripTime\.median:300/);
    await page.getByLabel('Add a limit').selectOption({ label: 'Roundtrips under 500 ms' });
    await expect(page).toHaveURL(/goal\.under500:50/);
    await page.getByRole('checkbox', { name: 'Virtual users' }).focus();
    await page.keyboard.press('Space');
    await expect(page).not.toHaveURL(/move=virtualUsers/);
    await page.getByLabel('Add a knob').selectOption({ label: 'BatchSize' });
    await expect(page).toHaveURL(/batchSize:/);
    await page.goBack();
    await expect(page).not.toHaveURL(/batchSize:/);
    await expect(page.getByLabel('Price, Sending computer')).toHaveValue('2.5');
  });

  test('names what of a link it cannot use, and uses the nearest', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(
      page,
      `${PATH}?from=low-latency/20-Z&want=max:troughput&limit=computers:few&move=sendOnly:0..99,cores:2&price=sendOnly:dear&seed=many&v=1`,
    );
    await seeking(page).waitFor();
    for (const field of ['from', 'want', 'limit', 'move', 'price', 'seed']) {
      await expect(page.getByText(`(${field}) is “`).first()).toBeVisible();
    }
    await expect(button(page, 'Seek')).toBeEnabled();
    expect(complaints).toEqual([]);
  });

  test('takes every study, and reads well at 390 px and in the dark', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${PATH}?docusaurus-theme=dark`);
    await seeking(page).waitFor();
    await button(page, 'Change').click();
    for (const name of ['Capacity', 'Adapters', 'Scale-up', 'Worker threads']) {
      await page.getByLabel('Study', { exact: true }).selectOption({ label: name });
      await expect(button(page, 'Seek')).toBeEnabled();
      await expect(page.locator('[data-mark="limit-y"], figure').first()).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([name, overflow]).toEqual([name, 0]);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
  });
});
