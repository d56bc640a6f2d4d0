import { expect, test } from '@playwright/test';
import { open } from './site';

/** Pages that people print: a test case, a lab with panels over time, a long table. */
const PRINTED = ['low-latency/test-case-20', 'capacity/lab', 'fidelity'];

for (const path of PRINTED) {
  test(`printed, /${path} parts no heading from what it heads`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const parted = await page.evaluate(() => {
      const kept = (selector: string, property: 'breakInside' | 'breakAfter') =>
        [...document.querySelectorAll(`main ${selector}`)].filter(
          (element) => getComputedStyle(element)[property] !== 'avoid',
        ).length;
      return {
        figures: kept('figure', 'breakInside'),
        rows: kept('tr', 'breakInside'),
        headings: kept(':is(h1, h2, h3, h4, figcaption, :is(h2, h3, h4) + p)', 'breakAfter'),
        shown: document.querySelectorAll('main :is(figure, h2, tr)').length,
      };
    });
    expect(parted).toEqual({ figures: 0, rows: 0, headings: 0, shown: expect.any(Number) });
    expect(parted.shown).toBeGreaterThan(3);
  });
}
