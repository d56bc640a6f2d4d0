import { expect } from '@playwright/test';
import { violations } from './accessibility';
import { test } from './shared';

const text = (fill: string, words: string, more = '') =>
  `<text x="10" y="30" font-size="12" fill="${fill}" ${more}>${words}</text>`;
const bar = (fill: string, more = '') => `<rect width="300" height="60" fill="${fill}" ${more}/>`;

/** Drawings of one text each. Of greys on white, #767676 and, where large, #949494 are the faintest allowed. */
const FAINT: Readonly<Record<string, string>> = {
  page: text('#777', 'page'),
  large: text('#959595', 'large', 'style="font-size: 24px"'),
  'not bold': text('#949494', 'not bold', 'style="font-size: 19px"'),
  bar: `${bar('#222')}${text('#333', 'bar')}`,
  'faint bar': `${bar('#222', 'opacity="0.1"')}${text('#fff', 'faint bar')}`,
  'thin bar': `${bar('#222', 'fill-opacity="0.1"')}${text('#fff', 'thin bar')}`,
  'faint text': text('#111', 'faint text', 'opacity="0.3"'),
  'thin text': text('#111', 'thin text', 'fill-opacity="0.3"'),
  'faint group': `<g opacity="0.3">${text('#111', 'faint group')}</g>`,
  halo: `${bar('#222')}${text('#fff', 'halo', 'stroke="#fff" paint-order="stroke"')}`,
  part: text('#111', 'dark, <tspan fill="#999">part</tspan>'),
};
const CLEAR = [
  text('#767676', 'page'),
  text('#949494', 'large', 'style="font-size: 24px"'),
  text('#949494', 'bold', 'style="font-size: 19px; font-weight: 700"'),
  `<g transform="scale(2)">${text('#949494', 'doubled')}</g>`,
  `${bar('#222')}${text('#fff', 'bar')}`,
  `${bar('#222')}${text('#111', 'halo', 'stroke="#fff" paint-order="stroke"')}`,
  `${bar('#222')}${bar('#fff')}${text('#111', 'last bar')}`,
  `${text('#111', 'bar after it')}${bar('#222')}`,
  `<path d="M0 60L300 60L300 0Z" fill="#222"/>${text('#111', 'beside a slope')}`,
  text('#fff', '<tspan fill="#111">all in a part</tspan>'),
  text('#fff', 'hidden', 'visibility="hidden"'),
];

test('a text of a drawing is found faint by what is behind it', async ({ page }) => {
  const look = async (drawings: readonly string[], background: string) => {
    const all = drawings.map((one) => `<svg width="300" height="60">${one}</svg>`).join('');
    const main = `<main style="background: ${background}"><h1 hidden>t</h1>${all}</main>`;
    await page.setContent(`<html lang="en"><title>t</title>${main}</html>`);
    const found = await violations(page);
    return found.flatMap((one) => /in a drawing: “(.*)”/.exec(one)?.[1] ?? []);
  };
  expect(await look([...Object.values(FAINT), ...CLEAR], '#fff')).toEqual(Object.keys(FAINT));
  expect(await look([text('#222', 'dark'), text('#fff', 'light')], '#111')).toEqual(['dark']);
});
