import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { collectComplaints, open, sitePaths } from './site';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of sitePaths()) {
  test.describe(`page /${path}`, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is silent and accessible in ${colorScheme}`, async ({ browser }) => {
        const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const complaints = collectComplaints(page);
        await open(page, path);
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`),
        ).toEqual([]);
        expect(complaints).toEqual([]);
        await context.close();
      });
    }

    test('fits 390 px', async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await open(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await context.close();
    });
  });
}
