import { expect, type Page, test } from '@playwright/test';
import { open } from './site';

const PAGE = 'model/path';
const DEFINITION = 'send, wait for the answer, think, repeat';

const termOn = (page: Page) => page.locator('a[data-term="virtual-user"]');
const explanation = (page: Page) => page.getByRole('tooltip');

test('pointing at a term explains it, and moves nothing on the page', async ({ page }) => {
  await open(page, PAGE);
  const paragraph = page.locator('.markdown p').nth(2);
  const before = await paragraph.boundingBox();
  await termOn(page).hover();
  await expect(explanation(page)).toContainText(DEFINITION);
  await expect(termOn(page)).toHaveAccessibleDescription(new RegExp(DEFINITION));
  expect(await paragraph.boundingBox()).toEqual(before);
  await explanation(page).hover();
  await page.waitForTimeout(500);
  await expect(explanation(page)).toBeVisible();
  await page.locator('h1').hover();
  await expect(explanation(page)).toBeHidden();
  await expect(termOn(page)).not.toHaveAttribute('aria-describedby');
});

test('the focus explains a term, Escape closes it, and Enter leads to the glossary', async ({
  page,
}) => {
  await open(page, PAGE);
  await termOn(page).focus();
  await expect(explanation(page)).toContainText(DEFINITION);
  await page.keyboard.press('Escape');
  await expect(explanation(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reference\/glossary#virtual-user$/);
  await expect(page.locator('#virtual-user')).toBeInViewport();
});

test('the explanation of a term closes when another page opens', async ({ page }) => {
  await open(page, PAGE);
  await termOn(page).hover();
  await expect(explanation(page)).toBeVisible();
  await termOn(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Glossary');
  await expect(explanation(page)).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap explains within the screen, the second follows', async ({ page }) => {
    await open(page, PAGE);
    await termOn(page).tap();
    await expect(explanation(page)).toContainText(DEFINITION);
    const box = await explanation(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await expect(page).toHaveURL(/model\/path/);
    await termOn(page).tap();
    await expect(page).toHaveURL(/glossary#virtual-user$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term leads to its entry', async ({ page }) => {
    await page.goto(PAGE);
    await expect(termOn(page)).toHaveAttribute('href', /glossary#virtual-user$/);
    await termOn(page).click();
    await expect(page.locator('#virtual-user')).toContainText(DEFINITION);
  });
});
