import { expect } from '@playwright/test';
import { faintTexts, violations } from './accessibility';
import { layoutFaults } from './layout';
import { test } from './shared';
import { collectComplaints, documentsOfPaths, open, sitePaths } from './site';

const documents = documentsOfPaths();

for (const path of sitePaths()) {
  const title = `/${path} is silent, accessible in light and dark, and laid out at 1440 and 390 px`;
  const annotation = { type: 'document', description: documents.get(path) };
  test(title, { annotation }, async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    expect(await violations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await faintTexts(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await expect.poll(() => layoutFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
