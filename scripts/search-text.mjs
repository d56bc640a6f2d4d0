import { createRequire } from 'node:module';

/** What stands in a line with its neighbours; all else begins a line of its own. */
const INLINE = new Set(
  'a abbr b cite code data dfn em i kbd mark small span strong sub sup time'.split(' '),
);

function textOf(node) {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
  if (node.type !== 'tag') return '';
  const text = node.children.map(textOf).join('');
  return INLINE.has(node.name) ? text : `\n${text}\n`;
}

/** The text of some elements, a line for each paragraph, cell, item or label. */
export const linesOf = (elements) =>
  elements
    .map(textOf)
    .join('')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();

/**
 * Lets the search theme keep lines apart, of which it makes one run of words: a sentence can then be told from the cells
 * of the table beside it.
 */
export function keepLines() {
  const utils = '@easyops-cn/docusaurus-search-local/dist/server/server/utils';
  createRequire(import.meta.url)(`${utils}/getCondensedText.js`).getCondensedText = linesOf;
}
