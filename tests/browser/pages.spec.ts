import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { layoutFaults } from './layout';
import { collectComplaints, open, settled, sitePaths } from './site';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that the page breaks, each with the elements that break it. */
async function violations(page: Page, builder: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const result = await builder(new AxeBuilder({ page })).analyze();
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`,
  );
}

for (const path of sitePaths()) {
  test(`/${path} is silent, accessible in light and dark, and laid out at 1440 and 390 px`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    expect(await violations(page, (axe) => axe.withTags(tags))).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.locator('html[data-theme="dark"]').waitFor();
    await settled(page);
    expect(await violations(page, (axe) => axe.withRules(['color-contrast']))).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await expect.poll(() => layoutFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
