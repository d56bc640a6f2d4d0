import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { labOf, openAllKnobs, openLab, queryOf, slider } from './lab';

const page20 = 'low-latency/test-case-20';

test.describe.configure({ timeout: 180_000 });

const entries = (page: Page) => page.evaluate(() => window.history.length);

/** Drags with the mouse from a third of a slider's length to nine tenths of it, once it stands still. */
async function drag(page: Page, label: string): Promise<void> {
  const range = slider(page, label);
  const { width, height } = (await range.boundingBox()) ?? { width: 0, height: 0 };
  await range.hover({ position: { x: width / 3, y: height / 2 } });
  const box = await range.boundingBox();
  if (!box) throw new Error('The slider has no box.');
  await page.mouse.down();
  await page.mouse.move(box.x + 0.9 * width, box.y + height / 2, { steps: 20 });
  await page.mouse.up();
}

test('drags one after the other make an entry in the history each, and back undoes them', async ({
  page,
}) => {
  await openLab(page, page20);
  await openAllKnobs(page);
  const labels = ['Virtual users', 'Send only', 'Think time'];
  const before = await Promise.all(labels.map((label) => slider(page, label).inputValue()));
  const first = await entries(page);
  for (const [index, label] of labels.entries()) {
    await drag(page, label);
    await expect(slider(page, label)).not.toHaveValue(before[index] ?? '');
    await expect.poll(() => entries(page), label).toBe(first + index + 1);
  }
  expect(Object.keys(queryOf(page))).toEqual([
    'config',
    'virtualUsers',
    'thinkTimeMs',
    'sendOnly',
    'model',
    'v',
  ]);
  for (const index of [2, 1, 0]) {
    await page.goBack();
    await expect(slider(page, labels[index] ?? '')).toHaveValue(before[index] ?? '');
  }
  await expect.poll(() => queryOf(page)).toEqual({});
});

test('a key that is held in a box makes one entry in the history', async ({ page }) => {
  await openLab(page, page20);
  const users = labOf(page).getByRole('textbox', { name: 'Virtual users, value' });
  await users.focus();
  const first = await entries(page);
  for (let repeat = 0; repeat < 30; repeat += 1) await page.keyboard.down('ArrowUp');
  await page.keyboard.up('ArrowUp');
  await expect(users).toHaveValue('33');
  expect(await entries(page)).toBe(first + 1);
  await expect.poll(() => queryOf(page).virtualUsers).toBe('33');
  await page.goBack();
  await expect(users).toHaveValue('3');
});

test('a browser that refuses history entries does not stop the lab', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const) {
      const allowed = window.history[name].bind(window.history);
      let calls = 0;
      window.history[name] = (...given) => {
        calls += 1;
        if (calls > 10) throw new DOMException('Too many calls', 'SecurityError');
        allowed(...given);
      };
    }
  });
  await openLab(page, page20);
  const more = labOf(page).getByRole('button', { name: 'Virtual users: more' });
  for (let click = 0; click < 30; click += 1) await more.click({ timeout: 10_000 });
  await expect(slider(page, 'Virtual users')).toHaveValue('33');
});
