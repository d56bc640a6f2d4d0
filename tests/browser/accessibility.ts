import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about the colours of texts, and of links beside them. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const KIND = 'data-kind-of-text';

/**
 * Marks one text of each kind: the same path of elements and classes, with the same colours and type all along it, has
 * the same contrast. Of the 5,000 texts of the longest table 500 remain. In drawings, where texts stand on other marks,
 * each is marked.
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
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute(mark);
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    if (!texts.some((text) => text.nodeValue?.trim()) && !element.matches('input, select'))
      continue;
    const path = pathOf(element);
    if (!element.closest('svg') && seen.has(path)) continue;
    seen.add(path);
    element.setAttribute(mark, '');
  }
}

/** Rules that `axe` finds broken, each with the elements that break it. */
async function broken(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
}

/** Rules run in the page itself, which has no frames, and only what breaks them is told: both save much time. */
const axeIn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** Texts too faint on what is behind them, and links too like the text around, in the theme that the page has now. */
export async function faintTexts(page: Page): Promise<string[]> {
  await page.evaluate(markKinds, KIND);
  return broken(axeIn(page).withRules(COLOURS).include(`[${KIND}]`));
}

/** What the page breaks of the standards, contrast in its present theme included. */
export async function violations(page: Page): Promise<string[]> {
  const rules = await broken(axeIn(page).withTags(STANDARDS).disableRules(COLOURS));
  return [...rules, ...(await faintTexts(page))];
}
