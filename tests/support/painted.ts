import { readFileSync } from 'node:fs';

/** Classes are named anew by each build, with their own name within. */
const asBuilt = (selector: string) => selector.trim().replaceAll(/\.([\w-]+)/g, '[class*="_$1_"]');

const RULES = [
  ...['marks', 'shapes']
    .map((name) => readFileSync(`src/charts/marks/${name}.module.css`, 'utf8'))
    .join('')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g),
]
  .filter(([, selector = '']) => !selector.includes(':global'))
  .map(([, selector = '', body = '']) => ({
    selector: asBuilt(selector),
    declared: [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) =>
        [name, value.replaceAll(/var\(--ml-([\w-]+)\)/g, '$1')] as const,
    ),
  }));

/** What the style sheets of the marks declare for a mark, colours by the names of their tokens. */
export const painted = (mark: Element): Record<string, string> =>
  Object.fromEntries(
    RULES.filter(({ selector }) => mark.matches(selector)).flatMap(({ declared }) => declared),
  );
