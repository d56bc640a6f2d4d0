import { expect, test } from '@playwright/test';
import { open } from './site';

// Scrollbars that take width, as on Windows and Linux; tests otherwise run without.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
  viewport: { width: 1440, height: 900 },
});

test('beside a scrollbar the bar of sections shows all of them', async ({ page }) => {
  await open(page, 'low-latency/test-case-20');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
  await page.locator('#claims').scrollIntoViewIfNeeded();
  const links = page.locator('[data-section-bar="stuck"] nav');
  await expect(links).toBeVisible();
  const hidden = () => links.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
  await expect.poll(hidden).toBe(0);
  expect(
    await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }),
  ).toBe(0);
});

test('the buttons of the frame are those of the theme', async ({ page }) => {
  await open(page, 'low-latency/test-case-20');
  const toggle = page.locator('.navbar button[title*="mode"]').first();
  await expect(toggle).toHaveCSS('border-top-width', '0px');
  await expect(toggle).toHaveCSS('padding-left', '0px');
});

test('on a phone nothing lies over what is scrolled back to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'low-latency/test-case-20');
  const back = page.locator('.theme-back-to-top-button');
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 3000);
  await expect(async () => {
    await page.mouse.wheel(0, -200);
    await expect(back).toHaveClass(/ButtonShow/, { timeout: 1_000 });
  }).toPass();
  await expect(back).toBeHidden();
});
