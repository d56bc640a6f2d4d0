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
  const elements = [...document.querySelectorAll('body *')];
  // All is read before anything is written, and nothing of what is hidden: styles would be computed for each anew.
  const marked = elements.filter((element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const hasText = texts.some((text) => text.nodeValue?.trim());
    if (!(hasText || element.matches('input, select')) || !element.checkVisibility()) return false;
    const path = pathOf(element);
    if (!element.closest('svg') && seen.has(path)) return false;
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
  await stopTransitions(page);
  await page.evaluate(markKinds, KIND);
  return broken(axeIn(page).withRules(COLOURS).include(`[${KIND}]`));
}

/** What the page breaks of the standards, contrast in its present theme included. */
export async function violations(page: Page): Promise<string[]> {
  const faint = await faintTexts(page);
  const axe = axeIn(page).withTags(STANDARDS).disableRules(COLOURS);
  return [...(await broken(axe)), ...faint];
}

/** The same of a light page, and what is faint on it in the dark. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.locator('html[data-theme="light"]').evaluate((html) => {
    html.dataset.theme = 'dark';
  });
  return [...light, ...(await faintTexts(page))];
}
