import { expect, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { test } from './drawn';
import { collectComplaints, open } from './site';

const BUSY =
  'explore/day?scenario=adapters/http-1-way/2006/2kb&load=20*8,150*4,40*12&limit=none&wait=0&seed=1';

const day = (page: Page) => page.locator('[data-explore="ready"]');
const finding = (page: Page) => page.locator('[data-finding]');
const done = (page: Page) => page.locator('[data-explore="ready"][data-status="done"]').waitFor();

test('a load is answered, with what waits and what it takes', async ({ page }) => {
  const complaints = collectComplaints(page);
  await open(page, BUSY);
  await done(page);
  await expect(finding(page)).toHaveText(
    /^Simulated, all limits are kept in \d+ of 24 hours, broken in \d+/,
  );
  await expect(day(page)).toContainText(
    /At 12:00, [\d,]+ documents wait; they are gone by \d\d:00\./,
  );
  await expect(page.locator('[data-survive]')).not.toHaveAttribute('data-survive', 'open');
  const table = page.getByRole('button', { name: /^Table: At most / });
  await table.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^08:00 150/ })).toContainText('broken');
  // What is carried is what arrived, to the last document.
  const most = Number(await page.locator('[data-metric="reach.most"]').getAttribute('value'));
  const text = await day(page).textContent();
  const waits = Number(/At 12:00, ([\d,]+) documents/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
  expect(waits).toBe(4 * (3600 * 150 - Math.floor(3600 * most)));
  expect(complaints).toEqual([]);
});

test('everything can be done with the keyboard, and the link holds it', async ({ page }) => {
  const complaints = collectComplaints(page);
  await open(page, BUSY);
  await done(page);
  const bar = page.getByLabel('Load from 00:00');
  await bar.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/load=200,20\*7,/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/load=200,25,20\*6,/);
  const wait = page.getByLabel('May wait at the end of an hour');
  await wait.focus();
  await wait.fill('9000000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/wait=9000000/);
  await expect(finding(page)).toHaveText(/kept in all 24 hours|limit lies within/);
  await wait.fill('many');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '“many”' })).toContainText('accepted');
  await page.goBack();
  await expect(wait).toHaveValue('0');
  await page.getByLabel('Example').focus();
  await page.getByLabel('Example').selectOption({ label: 'A week with its month’s end' });
  await done(page);
  await expect(finding(page)).toContainText('168 hours');
  await expect(page.locator('[data-verdict]')).toHaveCount(168);
  const { href } = new URL(page.url());
  const said = await finding(page).textContent();
  await page.goto(href);
  await done(page);
  await expect(finding(page)).toHaveText(said ?? '');
  await page.getByLabel('Study').selectOption('worker-threads');
  await expect(page.locator('[data-day="none"]')).toContainText('hour of bursts');
  expect(complaints).toEqual([]);
});

test('a trace is read from a box and from a file, and what is wrong in it is named', async ({
  page,
}) => {
  await open(page, BUSY);
  await page.getByText('Paste or open a file').press('Enter');
  const box = page.getByRole('textbox', { name: /^A list of documents/ });
  const use = page.getByRole('button', { name: 'Use this load' });
  await box.fill('time,rate\n09:00,10\n10:00,lots\n12:00,-3');
  await expect(page.getByText('Line 3, rate is “lots”')).toBeVisible();
  await expect(page.getByText('Nothing is given from 11:00')).toBeVisible();
  await use.press('Enter');
  await expect(page).toHaveURL(/load=10\*3,0&from=9/);
  await expect(page.getByRole('button', { name: 'This load is used' })).toBeDisabled();
  await box.fill('nothing');
  await expect(page.getByText('The load stays as it was')).toBeVisible();
  await expect(use).toBeDisabled();
  await expect(box).toHaveValue('nothing');
  await page.getByLabel('Open a CSV file').setInputFiles({
    name: 'trace.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'time;rate\n2026-11-25 00:00;10\n2026-11-25 00:30;30\n2026-11-25 01:00;5\n',
    ),
  });
  await expect(page.getByText('Up to 2 rows an hour are averaged')).toBeVisible();
  await use.press('Enter');
  await expect(page).toHaveURL(/load=20,5&peaks=30,5/);
});

test('what was taken is shown first, asked where it cannot be known, and changed', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await open(page, BUSY);
  const before = page.url();
  await page.getByText('Paste or open a file').press('Enter');
  const box = page.getByRole('textbox', { name: /^A list of documents/ });
  const use = page.getByRole('button', { name: 'Use this load' });
  const text = 'Zeit;Nord je s;Süd je Minute\n08:00;60,5;600\n09:00;72,25;1.200';
  await box.fill(text);
  await expect(page.locator('[data-taken="open"]')).toContainText('heads do not tell');
  await expect(use).toBeDisabled();
  expect(page.url()).toBe(before);
  const load = page.locator('[data-choice="load"] select');
  await load.selectOption({ label: 'Nord je s' });
  await expect(page.locator('[data-taken="known"]')).toContainText(
    '2 rows, 1 hour apart: 60.50; 72.25, in documents/s. That makes 2 hours from 08:00.',
  );
  await use.press('Enter');
  await expect(page).toHaveURL(/load=60\.5,72\.25&from=8/);
  // A load in use follows what is chosen; what was pasted stays.
  await load.selectOption({ label: 'Süd je Minute' });
  await expect(page).toHaveURL(/load=10,20&from=8/);
  await page.getByLabel('Unit').selectOption('per hour');
  await expect(page).toHaveURL(/load=0\.17,0\.33&from=8/);
  // What is worked out anew is faint until it is there.
  await done(page);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Study').selectOption('low-latency');
  await page.getByText('Paste or open a file').press('Enter');
  await expect(page.getByRole('textbox', { name: /^A list of messages/ })).toHaveValue(text);
  expect(complaints).toEqual([]);
});

test('a question that nobody asked is answered by short runs until somebody wants more', async ({
  page,
}) => {
  await open(page, 'explore/day');
  await done(page);
  await expect(day(page)).toContainText('A first answer from short runs');
  await expect(finding(page)).toContainText('24');
  await expect(page.locator('[data-survive="open"]')).toContainText('Not sought yet');
  await page.getByRole('button', { name: 'Run as the study measured' }).press('Enter');
  await expect(day(page)).toHaveAttribute('data-status', 'running');
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
});

test('a bad link is mended, field by field', async ({ page }) => {
  const complaints = collectComplaints(page);
  await open(
    page,
    'explore/day?scenario=adapters/http-1-way/2006/9kb&load=5,x,99999&limit=speed=1&wait=-1&seed=z',
  );
  const alert = page.getByRole('alert').filter({ hasText: 'accepted' }).first();
  for (const field of ['scenario', 'load', 'limit', 'wait', 'seed']) {
    await expect(alert.locator(`[data-field="${field}"]`).first()).toContainText(/accepted|named/);
  }
  await done(page);
  await expect(finding(page)).toContainText('of 3 hours');
  expect(complaints).toEqual([]);
});

test('work is stopped, and goes on from there', async ({ page }) => {
  await open(page, 'explore/day?scenario=capacity/floodgate');
  await finding(page).waitFor();
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(day(page)).toHaveAttribute('data-status', 'stopped');
  await expect(day(page)).toContainText('What was made stays');
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(day(page)).toHaveAttribute('data-status', /running|done/);
});

for (const width of [1440, 390]) {
  test(`nothing is out of reach at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, BUSY);
    await done(page);
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
