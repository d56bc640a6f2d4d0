import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import type { KnobSchema } from '../../src/scenario/schema';
import { test } from './drawn';
import {
  labOf,
  modelOf,
  numberOf,
  openAllKnobs,
  openGroup,
  openLab,
  openSheet,
  queryOf,
  slider,
  waitUntilDone,
} from './lab';

const model = modelOf('low-latency');

const page20 = 'low-latency/test-case-20';

test.describe.configure({ timeout: 180_000 });

test('a slider moves by keyboard and the numbers follow', async ({ page }) => {
  await openLab(page, page20);
  const published = await numberOf(page, 'simulated', 'throughput.median');
  const users = slider(page, 'Virtual users');
  await users.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(users).toHaveValue('1');
  await expect.poll(() => queryOf(page)).toEqual({ config: 'A', virtualUsers: '1', model, v: '1' });
  await waitUntilDone(page);
  expect(await numberOf(page, 'simulated', 'throughput.median')).toBeLessThan(published * 0.8);
  expect(await numberOf(page, 'published', 'throughput.median')).toBe(published);
  await expect(labOf(page).getByText(/Your change, virtual users/)).toBeVisible();
});

/** How many marks of the charts would ease to a new place instead of being there at once. */
const easingMarks = (lab: Locator): Promise<number> =>
  lab.evaluate((element) => {
    const styles = [...element.querySelectorAll('*')].map((one) => getComputedStyle(one));
    return styles.filter(
      ({ transitionProperty, transitionDuration }) =>
        ['transform', 'cx', 'width'].includes(transitionProperty) && transitionDuration !== '0s',
    ).length;
  });

test('a slider moves by mouse; first numbers come before the run is done', async ({ page }) => {
  const lab = await openLab(page, page20);
  const senders = slider(page, 'Send only');
  await senders.scrollIntoViewIfNeeded();
  const box = await senders.boundingBox();
  if (!box) throw new Error('The slider has no box.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 3, y);
  expect(await easingMarks(lab)).toBeGreaterThan(0);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
  expect(await easingMarks(lab)).toBe(0);
  await page.mouse.up();
  await expect(senders).toHaveValue('6');
  await expect.poll(() => queryOf(page)).toEqual({ config: 'A', sendOnly: '6', model, v: '1' });
  await expect(lab).toHaveAttribute('data-status', 'running');
  await expect(lab.getByText('First numbers, refining')).toBeVisible();
  await lab.getByRole('button', { name: 'Cancel' }).click();
  await expect(lab).toHaveAttribute('data-status', 'cancelled');
  await expect(lab.getByRole('button', { name: 'Run again' })).toBeVisible();
});

test('buttons, boxes and choices set knobs; one or all can be reset', async ({ page }) => {
  const lab = await openLab(page, page20);
  await lab.getByRole('button', { name: 'Virtual users: more' }).click();
  await lab.getByRole('textbox', { name: 'Send only, value' }).fill('2');
  await page.keyboard.press('Enter');
  await openGroup(page, 'MessageBox');
  await lab.getByText('8-way Xeon').click();
  await openGroup(page, 'Tracking');
  await lab.getByLabel('Response sent').check();
  await expect
    .poll(() => queryOf(page))
    .toEqual({
      config: 'A',
      virtualUsers: '4',
      sendOnly: '2',
      server: 'xeon',
      tracking: '2',
      model,
      v: '1',
    });
  await lab.getByRole('button', { name: 'Reset Send only' }).click();
  await expect.poll(() => queryOf(page).sendOnly).toBeUndefined();
  await lab.getByRole('button', { name: 'Reset all 3 changes' }).click();
  await expect.poll(() => queryOf(page)).toEqual({});
  await expect(lab).toHaveAttribute('data-status', 'done');
});

test('a box refuses what is not accepted and says what is', async ({ page }) => {
  const lab = await openLab(page, page20);
  const box = lab.getByRole('textbox', { name: 'Send only, value' });
  await box.fill('many');
  await page.keyboard.press('Enter');
  await expect(lab.getByText('is “many”; accepted: whole numbers from 0 to 12')).toBeVisible();
  await expect(box).toHaveValue('4');
  await box.fill('99');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('12');
});

test('every knob has a control with its name', async ({ page }) => {
  const lab = await openLab(page, page20);
  for (const group of ['MessageBox', 'Tracking', 'Advanced']) await openGroup(page, group);
  const { knobs } = JSON.parse(
    readFileSync('src/scenario/generated/knobs/low-latency.json', 'utf8'),
  ) as KnobSchema;
  for (const knob of knobs) {
    const role = knob.kind === 'integer' || knob.kind === 'set' ? 'slider' : 'radiogroup';
    await expect(lab.getByRole(role, { name: knob.label, exact: true })).toBeVisible();
  }
});

test('a change outside the measured range is marked', async ({ page }) => {
  const lab = await openLab(page, page20);
  await lab.getByRole('textbox', { name: 'Send only, value' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(lab.getByText('outside the measured range').first()).toBeVisible();
});

test('a role moves to another computer by arrow key and the counts follow', async ({ page }) => {
  const lab = await openLab(page, page20);
  await openAllKnobs(page);
  await page.getByRole('tab', { name: /^Topology/ }).click();
  const chip = lab.getByRole('button', { name: /^Track on BPI4X-A02/ });
  const moved = slider(page, 'Track only');
  // A key counts from when the live drawing has taken the place of the still one.
  await expect(async () => {
    if ((await moved.inputValue()) === '0') await chip.press('ArrowRight');
    await expect(moved).toHaveValue('1', { timeout: 1000 });
  }).toPass();
  await expect
    .poll(() => queryOf(page))
    .toEqual({ config: 'A', sendOnly: '5', sendAndTrack: '0', trackOnly: '1', model, v: '1' });
  await expect(slider(page, 'Track only')).toHaveValue('1');
});

for (const [path, label, width, height] of [
  [page20, 'Virtual users', 1280, 900],
  [page20, 'Virtual users', 1100, 900],
  [page20, 'Virtual users', 390, 844],
  ['capacity/lab', 'Offered rate', 1280, 900],
] as const)
  test(`${label} of ${path} stay under the pointer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLab(page, path);
    if (width < 997) await openSheet(page);
    const more = page.getByRole('button', { name: `${label}: more` });
    await more.scrollIntoViewIfNeeded();
    const box = await more.boundingBox();
    if (!box) throw new Error('The button has no box.');
    const value = page.getByRole('textbox', { name: `${label}, value` });
    const before = Number(await value.inputValue());
    for (let press = 0; press < 8; press += 1) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(60);
    }
    await expect(value).toHaveValue(String(before + 8));
    await waitUntilDone(page);
    expect((await more.boundingBox())?.y).toBeCloseTo(box.y, 0);
  });
