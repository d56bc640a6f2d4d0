import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { open } from './site';

test.use({ forcedColors: 'active' });

/** Each kind of choice: where it is, what is chosen, and what is like it but not chosen. */
const CHOICES: readonly (readonly [path: string, chosen: string, other: string])[] = [
  [
    'low-latency/test-case-20?config=A&sendOnly=6',
    '[data-lab] label[data-chosen]',
    '[data-lab] label:not([data-chosen]):has(input[type="radio"])',
  ],
  [
    'low-latency/test-case-20?config=A&sendOnly=6',
    '[data-knob="sendOnly"]',
    '[data-knob="receiveOnly"]',
  ],
  [
    'low-latency/test-case-20?config=A',
    '[role="tab"][aria-selected="true"]',
    '[role="tab"][aria-selected="false"]',
  ],
  ['concepts/queue', '.menu__link[aria-current="page"]', '.menu__link:not([aria-current])'],
  ['concepts/queue', '.navbar__link[aria-current]', '.navbar__link:not([aria-current])'],
  ['capacity/lab', '.navbar__link[aria-current]', '.navbar__link:not([aria-current])'],
];

/** What tells one state from another where backgrounds are taken away: lines, and fills of the reader's own palette. */
const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { outlineStyle, outlineColor, textDecorationLine, borderLeftColor, forcedColorAdjust } =
        getComputedStyle(element);
      const fill = forcedColorAdjust === 'none' ? getComputedStyle(element).backgroundColor : '';
      return { outlineStyle, outlineColor, textDecorationLine, borderLeftColor, fill };
    });

for (const [path, chosen, other] of CHOICES) {
  test(`in forced colours ${chosen} of /${path} is told from others`, async ({ page }) => {
    await open(page, path);
    await page.locator(chosen).first().waitFor({ state: 'attached' });
    expect(await lookOf(page, chosen)).not.toEqual(await lookOf(page, other));
  });
}

test('in forced colours the focus is told from what is chosen', async ({ page }) => {
  await open(page, 'concepts/queue');
  const chosen = page.locator('.menu__link[aria-current="page"]');
  const before = await lookOf(page, '.menu__link[aria-current="page"]');
  await page.keyboard.press('Tab');
  await chosen.focus();
  expect(await lookOf(page, '.menu__link[aria-current="page"]')).not.toEqual(before);
});

test('in forced colours text and its ground are the reader’s', async ({ page }) => {
  await open(page, 'low-latency/test-case-20?config=A');
  const [own, system] = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust: none; color: CanvasText; background: Canvas';
    document.body.append(probe);
    const colours = ({ color, backgroundColor }: CSSStyleDeclaration) => [color, backgroundColor];
    const main = getComputedStyle(document.documentElement);
    const ink = getComputedStyle(document.querySelector('main h1') ?? document.body).color;
    return [[ink, main.backgroundColor], colours(getComputedStyle(probe))];
  });
  expect(own).toEqual(system);
});
