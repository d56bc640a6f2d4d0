import { readFileSync } from 'node:fs';

const GLOSSARY = '/reference/glossary';
const terms = JSON.parse(
  readFileSync(new URL('../src/components/glossary/terms.json', import.meta.url), 'utf8'),
);

/** What a reader reads as text; all else (headings, links, code, tables, inline components) keeps its words as they are. */
const PROSE = new Set(['root', 'paragraph', 'list', 'listItem', 'emphasis', 'strong']);
const isProse = ({ type }) => PROSE.has(type) || type === 'mdxJsxFlowElement';

const entries = terms.flatMap((term) => term.words.map((word) => ({ word, term })));
const longestFirst = [...entries].sort((a, b) => b.word.length - a.word.length);
/** Names and phrases that hold the word of a term and mean something else. */
const NAMES = [
  'low latency',
  'low-latency',
  'two-way computer', // with two processors
  'adapter that talks to the disks', // a host bus adapter
  'in samples',
  'conformal prediction',
];
const escaped = [...NAMES, ...longestFirst.map(({ word }) => word)].map((word) =>
  word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
);
const anyTerm = new RegExp(`(?<![\\w-])(${escaped.join('|')})s?(?![\\w-])`, 'gi');

const byWord = new Map(entries.map(({ word, term }) => [word.toLowerCase(), { word, term }]));

/** The term that a match stands for; acronyms and names count as they are written. */
function termOf(match) {
  const { word, term } = byWord.get(match.toLowerCase()) ?? {};
  return word && /[A-Z].*[A-Z]/.test(word) && match !== word ? undefined : term;
}

const link = ({ id }, value) => ({
  type: 'link',
  url: `${GLOSSARY}#${id}`,
  data: { hProperties: { 'data-term': id } },
  children: [{ type: 'text', value }],
});

/** The pieces of a text: each term that was not `seen` before becomes a link. */
function pieces(value, seen) {
  const found = [];
  let from = 0;
  for (const { 0: match, 1: word, index } of value.matchAll(anyTerm)) {
    const term = termOf(word);
    if (term === undefined || seen.has(term.id)) continue;
    seen.add(term.id);
    if (index > from) found.push({ type: 'text', value: value.slice(from, index) });
    found.push(link(term, match));
    from = index + match.length;
  }
  return from === 0 ? undefined : [...found, { type: 'text', value: value.slice(from) }];
}

function mark(node, seen) {
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return pieces(child.value, seen) ?? child;
    if (isProse(child)) mark(child, seen);
    return child;
  });
}

/** The address of a page, by the path of its file. */
const addressOf = (file) =>
  file
    .replaceAll('\\', '/')
    .replace(/^.*\/docs(?=\/)/, '')
    .replace(/(\/(overview|board))?\.mdx$/, '');

/**
 * Remark plugin: the first use of each term in the prose of a page leads to its entry in the glossary. A page that explains
 * a term does not mark it, nor does the glossary.
 */
export const glossaryTerms = () => (page, file) => {
  const address = addressOf(file.path ?? '');
  if (address === GLOSSARY) return;
  const own = terms.filter(({ see }) => see?.to.replace(/#.*/, '') === address);
  mark(page, new Set(own.map(({ id }) => id)));
};
