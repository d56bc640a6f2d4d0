import { expect, test } from '@playwright/test';
import { open } from './site';

const PAGE = 'reference/knobs';

test('knobs are found by keyboard, by words, study, group and trust', async ({ page }) => {
  await open(page, PAGE);
  const knobs = page.locator('tr[id^="knob-"]');
  const all = await knobs.count();
  const status = page.getByRole('status');
  await expect(status).toHaveText(`${all} of ${all} knobs`);

  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('secure sockets');
  await expect(knobs).toHaveCount(1);
  await expect(page.locator('#knob-adapters-ssl [data-trust]')).toHaveText('contradicted');
  await expect(status).toHaveText(`1 of ${all} knobs`);

  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(knobs).toHaveCount(all);
  const study = page.getByLabel('Study', { exact: true });
  await study.focus();
  await page.keyboard.press('ArrowDown');
  await expect(study).toHaveValue('low-latency');
  await expect(page.locator('tr[id^="knob-"]:not([id^="knob-low-latency-"])')).toHaveCount(0);

  await page.getByLabel('Group', { exact: true }).selectOption('Threads');
  await expect(knobs).toHaveCount(4);
  await page.getByLabel('Trust', { exact: true }).selectOption('contradicted');
  await expect(knobs).toHaveCount(0);
  await expect(status).toHaveText(`0 of ${all} knobs`);
});

test('a link opens what it filters by', async ({ page }) => {
  await open(page, `${PAGE}?study=adapters&q=secure`);
  await expect(page.locator('tr[id^="knob-"]')).toHaveCount(1);
  await expect(page.getByLabel('Study', { exact: true })).toHaveValue('adapters');
});

test('at 390 px nothing scrolls sideways, filtered or not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGE);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await page.getByLabel('Study', { exact: true }).selectOption('adapters');
  await expect(page.locator('#knob-low-latency-server')).toHaveCount(0);
  expect(await width()).toBe(390);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every knob is on the page with its effects, and no filter that would not work', async ({
    page,
  }) => {
    await page.goto(PAGE);
    expect(await page.locator('tr[id^="knob-"]').count()).toBeGreaterThan(120);
    await expect(page.locator('#knob-adapters-hostInstances [data-mark="effect"]')).toHaveCount(3);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeHidden();
  });
});
