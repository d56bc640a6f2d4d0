import type { Page } from '@playwright/test';
import { type RunOnly, source } from 'axe-core';
import { faintTextsOfDrawings } from './drawings';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const KIND = 'data-kind-of-text';
/** Rules about the colours of texts, and of links beside them. */
const COLOUR_RULES = [
  { id: 'color-contrast', selector: `[${KIND}]` },
  { id: 'link-in-text-block', selector: `a[href][${KIND}]` },
];

declare global {
  interface Window {
    /** Of a page that {@link broken} has looked at. */
    axe: typeof import('axe-core');
  }
}

/**
 * Marks one text of each kind: the same path of elements and classes, with the same colours and type all along it, has
 * the same contrast. Of the 5,000 texts of the longest table 500 remain, none of them drawn: `axe` cannot tell what
 * is behind a text of a drawing.
 */
function markKinds(mark: string): void {
  const paths = new Map<Element, string>();
  const pathOf = (element: Element): string => {
    const known = paths.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow } =
      getComputedStyle(element);
    const look = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight];
    const own = [element.tagName, element.className, ...look, textShadow].join();
    const path = `${element.parentElement ? pathOf(element.parentElement) : ''} > ${own}`;
    paths.set(element, path);
    return path;
  };
  const seen = new Set<string>();
  const elements = [...document.querySelectorAll('body *')].filter(
    (element) => !(element instanceof SVGElement),
  );
  // All is read before anything is written, and nothing of what is hidden: styles would be computed for each anew.
  const marked = elements.filter((element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const hasText = texts.some((text) => text.nodeValue?.trim());
    if (!(hasText || element.matches('input, select')) || !element.checkVisibility()) return false;
    const path = pathOf(element);
    if (seen.has(path)) return false;
    seen.add(path);
    return true;
  });
  for (const element of elements) element.removeAttribute(mark);
  for (const element of marked) element.setAttribute(mark, '');
}

/** Ends the transitions of a page, and has no more of them: until then colours are those on the way. */
async function stopTransitions(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after { transition-property: none !important; }',
  });
}

/** Rules that `axe` finds broken, each with the elements that break it; of texts, one of each kind is looked at. */
async function broken(page: Page, runOnly: RunOnly): Promise<string[]> {
  await stopTransitions(page);
  // What lies under the bar that stays is another with each scroll, and seen as soon as somebody scrolls.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(markKinds, KIND);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate((rules) => window.axe.configure({ rules }), COLOUR_RULES);
  }
  // Of what is not broken nothing is told: that saves much time.
  const { violations } = await page.evaluate(
    (only) => window.axe.run(document, { runOnly: only, resultTypes: ['violations'] }),
    runOnly,
  );
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`),
    ...(await faintTextsOfDrawings(page)),
  ];
}

/** Texts too faint on what is behind them, and links too like the text around, in the theme that the page has now. */
export const faintTexts = (page: Page): Promise<string[]> =>
  broken(page, { type: 'rule', values: COLOUR_RULES.map(({ id }) => id) });

/** What the page breaks of the standards, contrast in its present theme included. */
export const violations = (page: Page): Promise<string[]> =>
  broken(page, { type: 'tag', values: STANDARDS });

/** The same of a light page, and what is faint on it in the dark. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.locator('html[data-theme="light"]').evaluate((html) => {
    html.dataset.theme = 'dark';
  });
  return [...light, ...(await faintTexts(page))];
}
