import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { labOf, openLab, queryOf, slider, waitUntilDone } from './lab';
import { open } from './site';

test.describe.configure({ timeout: 180_000 });

const DRAWN = 'capacity/lab?config=sustainable&load=drawn&durationHours=1&burstMessages=0';

/** The rates of the address that differ from those of the configuration. */
const ratesOf = (page: Page) =>
  Object.fromEntries(Object.entries(queryOf(page)).filter(([key]) => key.startsWith('rate')));

test('a day is drawn with the keyboard', async ({ page }) => {
  await openLab(page, 'capacity/lab');
  await labOf(page).getByRole('button', { name: 'Draw the load of a day' }).click();
  const eight = slider(page, 'Load from 08:00');
  await eight.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await expect.poll(() => ratesOf(page)).toEqual({ rate8: '375' });
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, 'Load from 09:00')).toBeFocused();
});

test('a drag across the hours is one step back', async ({ page }) => {
  await openLab(page, DRAWN);
  const hours = labOf(page).getByRole('group', { name: 'Load over the day' });
  await hours.scrollIntoViewIfNeeded();
  const box = await hours.boundingBox();
  if (!box) throw new Error('The hours have no box.');
  const hour = box.width / 24;
  await page.mouse.move(box.x + 10.5 * hour, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 14.5 * hour, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => Object.keys(ratesOf(page)))
    .toEqual(['rate10', 'rate11', 'rate12', 'rate13', 'rate14']);
  expect(new Set(Object.values(ratesOf(page)))).toEqual(new Set(['200']));
  await page.goBack();
  expect(ratesOf(page)).toEqual({});
});

test('a pasted list with faults gets messages and the nearest valid day', async ({ page }) => {
  await openLab(page, DRAWN);
  const lab = labOf(page);
  await lab.getByText('As a list').click();
  await lab.getByRole('textbox', { name: /24 rates/ }).fill('-5, 9999,, 100');
  await lab.getByRole('button', { name: 'Use these rates' }).click();
  const messages = lab.getByRole('alert').getByRole('listitem');
  await expect(messages).toHaveCount(4);
  await expect(messages.nth(0)).toContainText('The rate from 00:00 is “-5”');
  await expect(slider(page, 'Load from 00:00')).toHaveValue('0');
  await expect(slider(page, 'Load from 01:00')).toHaveValue('400');
  await expect(slider(page, 'Load from 02:00')).toHaveValue('400');
  await expect(slider(page, 'Load from 04:00')).toHaveValue('0');
  await waitUntilDone(page);
});

test('the button finds the maximum by the procedure of the study', async ({ page }) => {
  await open(page, 'capacity/find-the-maximum');
  const procedure = page.getByRole('region', { name: 'Find the maximum' });
  // Of the overdrive the study prints no rate but that it was less than the sustainable one.
  await expect(procedure.locator('[role="img"][aria-label]')).toHaveAttribute(
    'aria-label',
    /Measured: sustainable, 150: received 150; overdrive, 175: received less than 150\./,
  );
  await procedure.getByRole('button', { name: 'Find the maximum' }).click();
  await expect(procedure).toHaveAttribute('data-status', 'done', { timeout: 120_000 });
  await expect(
    procedure.getByText(/^The maximum sustainable throughput .* messages\/s/),
  ).toBeVisible();
  await expect(procedure.getByRole('row', { name: /spool grows/ }).first()).toBeVisible();
  await expect(procedure.locator('figcaption, figure').first()).toContainText(
    /^Up to \d+ messages\/s hold/,
  );
});
