import { expect } from '@playwright/test';
import { violations } from './accessibility';
import { test } from './shared';

const text = (fill: string, words: string, more = '') =>
  `<text x="10" y="30" font-size="12" fill="${fill}" ${more}>${words}</text>`;
const bar = (fill: string, more = '') => `<rect width="300" height="60" fill="${fill}" ${more}/>`;

test('a text of a drawing is found faint by what is behind it', async ({ page }) => {
  const drawings = [
    text('#888', 'on the page'),
    text('#111', 'dark on the page'),
    `${bar('#222')}${text('#333', 'dark on dark')}`,
    `${bar('#222')}${text('#fff', 'light on dark')}`,
    `${bar('#222', 'opacity="0.1"')}${text('#fff', 'light on a breath of dark')}`,
    `${text('#111', 'dark and then a bar')}${bar('#222', 'y="50"')}`,
    `${bar('#222')}${text('#111', 'dark with a halo', 'stroke="#fff" paint-order="stroke"')}`,
    text('#111', 'dark and hardly there', 'opacity="0.3"'),
    text('#777', 'large', 'style="font-size: 24px"'),
    text('#fff', 'not shown', 'visibility="hidden"'),
    text('#111', 'dark and <tspan fill="#999">a part</tspan>'),
  ];
  const all = drawings.map((drawn) => `<svg width="300" height="60">${drawn}</svg>`).join('');
  await page.setContent(`<html lang="en"><title>t</title><main><h1>t</h1>${all}</main></html>`);
  const faint = (await violations(page)).map((one) => /“(.*)”/.exec(one)?.[1] ?? one);
  expect(faint).toEqual([
    'on the page',
    'dark on dark',
    'light on a breath of dark',
    'dark and hardly there',
    'a part',
  ]);
});
