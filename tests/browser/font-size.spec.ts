import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { layoutFaults } from './layout';
import { open } from './site';

/** The default font size that the reader sets in the browser, over the usual one. */
const LARGER = 20 / 16;
/** What positions and quotients are rounded by, in px; all that a space of 2 px, which is a rule, may stay behind. */
const LEAST_PX = 0.51;

const PAGES = {
  'the start page': '',
  'a test case': 'low-latency/test-case-20',
  'the lab of capacity': 'capacity/lab',
  'a concept': 'concepts/closed-loop',
  'the board': 'fidelity',
};

let larger: Browser;

test.beforeAll(async ({ playwright, browserName, launchOptions }) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=20'];
  larger = await playwright[browserName].launch({ ...launchOptions, args });
});
test.afterAll(() => larger.close());

interface Size {
  of: string;
  px: number;
}

/** Sizes of type and spacing on the screen, in px, of everything that holds text. */
function sizes(): Size[] {
  const names = [
    'fontSize',
    'lineHeight',
    'paddingTop',
    'paddingRight',
    'paddingBottom',
    'paddingLeft',
    'rowGap',
    'columnGap',
    'marginTop',
    'marginBottom',
  ] as const;
  return [...document.querySelectorAll('body *:not(svg, svg *), svg text, svg tspan')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter(({ textContent }) => textContent.trim())
    .flatMap((element) => {
      const style = getComputedStyle(element);
      const svg = element.closest('svg');
      const perUnit = svg?.getScreenCTM()?.a ?? 1;
      const what = `${element.tagName} ${element.getAttribute('class')} “${element.textContent.trim().slice(0, 30)}”`;
      return (svg ? (['fontSize'] as const) : names).map((name) => ({
        of: `${name} of ${what}`,
        px: perUnit * Number.parseFloat(style[name]),
      }));
    });
}

/** What did not grow with the reader's font size, a sentence each. */
const notGrown = (usual: readonly Size[], grown: readonly Size[]): string[] =>
  grown.flatMap(({ of, px }, index) => {
    const before = usual[index];
    if (before?.of !== of) return [`${of} stands where ${before?.of} did`];
    const same = Number.isNaN(px) && Number.isNaN(before.px);
    return same || Math.abs(px - LARGER * before.px) < LEAST_PX
      ? []
      : [`${of}: ${before.px} to ${px}`];
  });

async function at(page: Page, path: string, width: number): Promise<Page> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

for (const [name, path] of Object.entries(PAGES)) {
  for (const width of [1440, 390]) {
    test(`text and spacing of ${name} grow with the reader's font size at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      const usual = await at(page, path, width / LARGER);
      const context = await larger.newContext({ baseURL });
      const grown = await at(await context.newPage(), path, width);
      await expect
        .poll(async () => notGrown(await usual.evaluate(sizes), await grown.evaluate(sizes)))
        .toEqual([]);
      await expect.poll(() => layoutFaults(grown)).toEqual([]);
      expect(await grown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      await context.close();
    });
  }
}
