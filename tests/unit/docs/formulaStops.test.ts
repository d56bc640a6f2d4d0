import { compile } from '@mdx-js/mdx';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { expect, it } from 'vitest';
import { formulaStops } from '../../../scripts/formula-stops.mjs';

/** Where a page has a formula, and what stands after it: `]` ends the element of the formula. */
async function afterFormula(page: string): Promise<string[]> {
  const code = await compile(page, {
    jsx: true,
    remarkPlugins: [remarkMath],
    rehypePlugins: [[rehypeKatex, { output: 'mathml' }], formulaStops],
  });
  return [...String(code).matchAll(/<\/_components\.math>(.*?)<\/_components\.p>/g)].map(
    ([, after = '']) =>
      after
        .replace('</_components.span>', ']')
        .replace(/\{"(.*?)"\}/g, '$1')
        .replace(/<.*/, ''),
  );
}

it.each([
  ['a full stop', 'Its wait is $W$.', '.]'],
  ['a comma and what follows', 'With $W$, and more', ',] and more'],
  ['a bracket and a full stop', 'A wait ($W$).', ').]'],
  ['a word alone', 'The wait $W$ grows', '] grows'],
])('keeps %s with its formula', async (_, page, expected) => {
  expect(await afterFormula(page)).toEqual([expected]);
});
