import { expect } from '@playwright/test';
import { test } from './drawn';
import {
  labOf,
  modelOf,
  openLab,
  openSheet,
  queryOf,
  resultOf,
  slider,
  waitUntilDone,
} from './lab';
import { open } from './site';

const model = modelOf('low-latency');

const page20 = 'low-latency/test-case-20';
const quick = `${page20}?config=A&virtualUsers=1&thinkTimeMs=2000&seed=7`;

test.describe.configure({ timeout: 180_000 });

test('a reloaded or pasted link gives the same numbers', async ({ page, browser }) => {
  await openLab(page, quick);
  await waitUntilDone(page);
  const first = await resultOf(page);
  await page.reload();
  await waitUntilDone(page);
  expect(await resultOf(page)).toEqual(first);

  const other = await browser.newContext();
  const pasted = await other.newPage();
  await openLab(pasted, page.url());
  await waitUntilDone(pasted);
  expect(await resultOf(pasted)).toEqual(first);
  await other.close();
});

for (const ending of ['/', '.html']) {
  test(`a link with "${ending}" before its query opens its scenario`, async ({ page }) => {
    const lab = await openLab(page, `${page20}${ending}?config=B&virtualUsers=5`);
    await expect(lab).toHaveAttribute('data-lab', 'low-latency/20-B');
    await expect(slider(page, 'Virtual users')).toHaveValue('5');
  });
}

test('back and forward restore the scenario', async ({ page }) => {
  const lab = await openLab(page, page20);
  const published = await resultOf(page);
  await lab.getByText('4 users', { exact: true }).click();
  await expect(lab).toHaveAttribute('data-lab', 'low-latency/20-B');
  await slider(page, 'Virtual users').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => queryOf(page)).toEqual({ config: 'B', virtualUsers: '5', model, v: '1' });
  await page.goBack();
  await expect(slider(page, 'Virtual users')).toHaveValue('4');
  await expect(lab).toHaveAttribute('data-lab', 'low-latency/20-B');
  await page.goBack();
  await expect(lab).toHaveAttribute('data-lab', 'low-latency/20-A');
  await waitUntilDone(page);
  expect(await resultOf(page)).toEqual(published);
  await page.goForward();
  await page.goForward();
  await expect(slider(page, 'Virtual users')).toHaveValue('5');
});

test('a drag makes one entry in the history', async ({ page }) => {
  await openLab(page, page20);
  const senders = slider(page, 'Send only');
  await senders.scrollIntoViewIfNeeded();
  const box = await senders.boundingBox();
  if (!box) throw new Error('The slider has no box.');
  const y = box.y + box.height / 2;
  const before = await page.evaluate(() => window.history.length);
  await page.mouse.move(box.x + box.width / 3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 4, y, { steps: 12 });
  await page.mouse.up();
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
  await expect.poll(() => queryOf(page).sendOnly).toBe('12');
  await page.goBack();
  await expect(senders).toHaveValue('4');
  await expect.poll(() => queryOf(page)).toEqual({});
});

for (const [query, message, kept] of [
  ['sendOnyl=6', 'Did you mean sendOnly?', {}],
  ['sendOnly=99', 'whole numbers from 0 to 12', { config: 'A', sendOnly: '12', model, v: '1' }],
  ['sendOnly=many', 'whole numbers from 0 to 12', {}],
  ['config=Z', 'accepted: A, B, C', {}],
  ['server=xenon', 'xeon, opteron or dual', { config: 'A', server: 'xeon', model, v: '1' }],
  [
    'receiveAndSend=0',
    'No computer is left to receive',
    { config: 'A', receiveAndSend: '1', model, v: '1' },
  ],
  ['v=9', 'version', {}],
] as const) {
  test(`the link ?${query} is explained and the page goes on`, async ({ page }) => {
    const lab = await openLab(page, `${page20}?${query}`);
    await expect(lab.getByRole('alert').first()).toContainText(message);
    await expect.poll(() => queryOf(page)).toEqual(kept);
    await lab.getByRole('button', { name: 'Dismiss' }).click();
    await expect(lab.getByText(message)).toBeHidden();
    await slider(page, 'Virtual users').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => queryOf(page).virtualUsers).toBe('4');
  });
}

test('Copy link copies the address of the scenario', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const lab = await openLab(page, `${page20}?config=B`);
  await lab.getByRole('button', { name: 'Copy link' }).click();
  await expect(lab.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await context.close();
});

test('the part of the address after # stays', async ({ page }) => {
  await openLab(page, `${page20}?config=B#printed`);
  await slider(page, 'Virtual users').focus();
  await page.keyboard.press('ArrowRight');
  expect(new URL(page.url()).hash).toBe('#printed');
  await expect(labOf(page)).toHaveAttribute('data-lab', 'low-latency/20-B');
});

test('a link on the page to its own lab sets the scenario', async ({ page }) => {
  const lab = await openLab(page, page20);
  await page.getByRole('link', { name: 'A without body tracking' }).click();
  await expect(slider(page, 'Body tracking points')).toHaveValue('0');
  await expect.poll(() => queryOf(page)).toEqual({ config: 'A', tracking: '0', model, v: '1' });
  await expect(lab.getByRole('heading', { name: 'Three things to turn' })).toBeInViewport();
  await page.goBack();
  await expect(slider(page, 'Body tracking points')).toHaveValue('1');
});

for (const width of [1440, 390]) {
  test(`long words in a link and in boxes stay inside a page of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const long = 'W'.repeat(400);
    const keys = ['config', 'seed', 'model', 'v', 'sendOnly', 'server', 'tracking', long];
    const query = keys.map((key) => `${key}=${long}`).join('&');
    const lab = await openLab(page, `${page20}?${query}`);
    await expect(lab.getByRole('alert').first().getByRole('listitem')).toHaveCount(keys.length);
    if (width === 390) await openSheet(page);
    await lab.getByRole('textbox', { name: 'Virtual users, value' }).fill(long);
    await page.keyboard.press('Enter');
    await expect(lab.getByText(/^Virtual users \(virtualUsers\) is “W/)).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await open(page, `python?scenario=low-latency/20-A&sendOnly=${long}&${long}=1`);
    expect(await overflow(), 'the page of Python').toBeLessThanOrEqual(0);
  });
}
