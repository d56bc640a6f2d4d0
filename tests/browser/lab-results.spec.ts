import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import {
  labOf,
  numberOf,
  openGroup,
  openLab,
  openSheet,
  queryOf,
  resultOf,
  slider,
  waitUntilDone,
} from './lab';

const page20 = 'low-latency/test-case-20';
const long = `${page20}?config=A&virtualUsers=1`;
const quick = `${page20}?config=A&virtualUsers=1&thinkTimeMs=2000`;

/** A steady phase longer than a first preview has, in ms. */
const LONG_MS = 600_000;

/** Keeps the page's workers where a test can reach them; no long run of them ends before the test lets it. */
const keepWorkers = (page: Page) =>
  page.addInitScript((longMs) => {
    const Original = window.Worker;
    const kept: Worker[] = [];
    const given = { kept, mayEnd: false };
    Object.assign(window, { given });
    window.Worker = class extends Original {
      constructor(...options: ConstructorParameters<typeof Worker>) {
        super(...options);
        kept.push(this);
        this.addEventListener('message', (event) => {
          const { type, report } = event.data;
          const isLong = type === 'finished' && report.protocol.steadyMs > longMs;
          if (isLong && !given.mayEnd) event.stopImmediatePropagation();
        });
      }
    };
  }, LONG_MS);

interface Given {
  given: { kept: Worker[]; mayEnd: boolean };
}

const killWorkers = (page: Page) =>
  page.evaluate(() => {
    const { given } = window as unknown as Given;
    for (const worker of given.kept.splice(0)) {
      worker.terminate();
      worker.onerror?.(new ErrorEvent('error', { message: 'The worker was ended.' }));
    }
  });

const letRunsEnd = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Given).given.mayEnd = true;
  });

test('the result on show is exported as CSV and JSON', async ({ page }) => {
  const lab = await openLab(page, page20);
  const { digest } = await resultOf(page);
  const throughput = await numberOf(page, 'simulated', 'throughput.median');
  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      lab.getByRole('button', { name }).click(),
    ]);
    return {
      name: download.suggestedFilename(),
      text: readFileSync(await download.path(), 'utf8'),
    };
  };
  const csv = await save('Export CSV');
  expect(csv.name).toBe('low-latency-test-case-20.csv');
  const row = csv.text.split('\n').find((line) => line.includes(',throughput.median,'));
  expect(row).toContain(`,${digest},throughput.median,messages/s,96,${throughput}`);
  const json = JSON.parse((await save('Export JSON')).text);
  expect(json).toMatchObject({
    link: new URL('low-latency/test-case-20', page.url().replace(/low-latency.*/, '')).href,
    scenario: { base: 'low-latency/20-A', changes: {}, seed: 1 },
    summary: { digest },
  });
});

test.describe.configure({ timeout: 180_000 });

test('a worker that dies once is replaced and the run goes on', async ({ page }) => {
  await keepWorkers(page);
  await openLab(page, long);
  await expect(labOf(page)).toHaveAttribute('data-status', 'running');
  await expect(labOf(page).getByText('First numbers, refining')).toBeVisible();
  await letRunsEnd(page);
  await killWorkers(page);
  await waitUntilDone(page);
});

test('a worker that keeps dying is reported; Retry runs again with what was set', async ({
  page,
}) => {
  await keepWorkers(page);
  const lab = await openLab(page, long);
  await expect(lab.getByText('First numbers, refining')).toBeVisible();
  await killWorkers(page);
  await killWorkers(page);
  await expect(lab).toHaveAttribute('data-status', 'failed');
  await expect(lab.getByText(/^Failed: .* Press Retry/)).toBeVisible();
  await expect(slider(page, 'Virtual users')).toHaveValue('1');
  await expect.poll(() => queryOf(page).virtualUsers).toBe('1');
  await letRunsEnd(page);
  await lab.getByRole('button', { name: 'Retry' }).click();
  await waitUntilDone(page);
});

test('a simulator that cannot be loaded is reported; Retry loads it', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  const lab = await openLab(page, quick);
  await expect(lab).toHaveAttribute('data-status', 'failed', { timeout: 30_000 });
  await page.unroute('**/*.wasm');
  await lab.getByRole('button', { name: 'Retry' }).click();
  await waitUntilDone(page);
});

test.describe('on a screen 390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the lab fits, its knobs are in a sheet, and the bar follows', async ({ page }) => {
    await openLab(page, page20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(slider(page, 'Virtual users')).toBeHidden();
    await openSheet(page);
    await expect(slider(page, 'Virtual users')).toBeVisible();
    await expect(slider(page, 'MessageBoxes')).toBeHidden();
    await openGroup(page, 'MessageBox');
    await expect(slider(page, 'MessageBoxes')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(slider(page, 'MessageBoxes')).toBeHidden();
    await page.locator('[data-section="story"]').evaluate((one) => one.scrollIntoView());
    const bar = page.getByRole('complementary', { name: 'Result now' });
    await expect(bar).toBeVisible();
    await expect(bar).toContainText('307');
  });
});

test('on a narrow screen no number touches the ground of the changed scenario, and nothing leaves the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 900 });
  await openLab(page, `${page20}?config=B&virtualUsers=5`);
  await waitUntilDone(page);
  // Of 390 px a scrollbar may take 12.
  for (const width of [500, 390, 378, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(() => {
      const rowOf = (value: string) =>
        document.querySelector(`#lab table data${value}`)?.closest('tr') as HTMLElement;
      const ground = rowOf('[data-kind="simulated"]').querySelector('td');
      const texts = [...rowOf('[data-kind="published"]').querySelectorAll('td *')].map(
        (element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().right;
        },
      );
      return {
        gap: (ground?.getBoundingClientRect().left ?? 0) - Math.max(...texts),
        beyond:
          (document.querySelector('#lab table td:last-of-type')?.closest('table')?.scrollWidth ??
            0) -
          (document.querySelector('#lab table')?.clientWidth ?? 0) +
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      };
    });
    expect(found.gap, `${width} px`).toBeGreaterThanOrEqual(3);
    expect(found.beyond, `${width} px`).toBe(0);
  }
});
