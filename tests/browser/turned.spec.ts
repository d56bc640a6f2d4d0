import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { open } from './site';

const PAGES = [
  'low-latency/test-case-20?config=A',
  'capacity/lab',
  'adapters/lab',
  'scale-up/lab',
  'worker-threads/lab',
  'explore/day?scenario=capacity/sustainable',
  'concepts/queue',
  'concepts/percentiles',
];

/** Where the texts of drawings stand in them, and the sliders on the page, in whole px. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main svg text, main input[type="range"]')].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const drawing = one.closest('svg')?.getBoundingClientRect();
      if (box.width === 0) return [];
      const from = drawing ?? { left: 0, right: Number.POSITIVE_INFINITY };
      return [
        {
          text: one.textContent,
          left: Math.round(box.left - from.left),
          leaves: box.left < from.left - 1 || box.right > from.right + 1,
        },
      ];
    }),
  );

for (const width of [1440, 390]) {
  for (const path of PAGES) {
    test(`/${path} keeps its drawings where it is turned round, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      const pause = page.getByRole('button', { name: 'Pause', exact: true });
      if (await pause.isVisible()) await pause.click();
      // Some pages draw what they have fetched, or answered.
      await expect.poll(async () => (await places(page)).length).toBeGreaterThan(5);
      const leaving = async () => (await places(page)).filter(({ leaves }) => leaves);
      const before = await leaving();
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      expect(await leaving()).toEqual(before);
      // Texts of axes begin where the drawing has them, and native sliders run as the lines that are drawn under them.
      const directions = await page
        .locator('main svg text, main input[type="range"]')
        .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).direction))]);
      expect(directions).toEqual(['ltr']);
    });
  }
}
