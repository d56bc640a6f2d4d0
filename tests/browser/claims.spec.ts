import { expect, test } from '@playwright/test';
import { open } from './site';

const PAGE = 'reference/claims';

test('claims are filtered by both verdicts, by test case and by study', async ({ page }) => {
  await open(page, PAGE);
  const claims = page.locator('tbody[id^="C"]');
  const all = await claims.count();
  const shown = claims.filter({ visible: true });
  const first = await shown.count();
  expect(first).toBeLessThan(all / 4);

  await page.getByLabel('Measured', { exact: true }).selectOption('fails');
  await expect(page.getByRole('status')).not.toHaveText(`${all} of ${all} claims`);
  const verdicts = shown.locator('[data-verdict]').first();
  await expect(verdicts).toHaveAttribute('data-verdict', 'fails');
  const failing = await shown.count();
  expect(failing).toBeLessThan(all);

  await page.getByLabel('Test case', { exact: true }).selectOption('14');
  expect(await shown.count()).toBeLessThan(failing);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Study', { exact: true }).selectOption('worker-threads');
  await expect(shown).toHaveCount(await page.locator('tbody[id^="C4-"]').count());
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(shown).toHaveCount(first);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every claim is on the page with both verdicts', async ({ page }) => {
    await page.goto(PAGE);
    const claims = page.locator('tbody[id^="C"]');
    const all = await claims.count();
    expect(all).toBeGreaterThan(90);
    await expect(claims.filter({ visible: true })).toHaveCount(all);
    await expect(claims.first()).toContainText(/measured\s*(holds|fails|cannot tell)/);
    await expect(claims.first()).toContainText(/simulated\s*(holds|fails|cannot tell)/);
    await expect(page.getByLabel('Measured', { exact: true })).toBeHidden();
  });
});
