import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { readLink } from '../../../scripts/replay/link';
import { isExperiment } from '../../../scripts/replay/linkedExperiments';
import { knobById } from '../../../src/scenario/schema';

/** A number, or a word for a ratio, that a text states by itself instead of taking it from data. */
export interface TypedResult {
  text: string;
  found: string;
}

interface Kind {
  reason: string;
  pattern: RegExp;
}

/** Numbers that are no results, by kind. None names a page or a sentence. */
export const KINDS: readonly Kind[] = [
  {
    reason: 'a configuration by its name, such as 20-A or L3',
    pattern: /\b\d{1,2}-[A-E]\b|\b[SL][1-3]\b/g,
  },
  {
    reason: 'a run of the worker-threads study, which is named after its threads',
    pattern: /\b(?:100|200)(?: (?:to|and|or) (?:100|200))?(?: threads|, throttled)/g,
  },
  {
    reason: 'a column of the adapter study, which is named after its files',
    pattern: /\b(?:2|200)\sKB\b/g,
  },
  {
    reason: 'a test case, a table or a step by its number',
    pattern: /\b(?:[Tt]est cases?|[Tt]ables?|[Ss]tep) \d+(?:(?:, | to | and | or )\d+)*/g,
  },
  {
    reason: 'a year, or the product version that is named after it',
    pattern: /\b(?:19|20)\d\d\b/g,
  },
  { reason: 'a licence by its version', pattern: /\b(?:CC BY|MPL) \d\.\d\b/g },
  {
    reason: 'a name with a digit in it, such as POP3, BPI8X-O01 or 8-way',
    pattern: /\b(?:[A-Za-z]+[-/]?\d[\w.+-]*|\d+-(?:way|bit)\b)/g,
  },
  {
    reason: 'a statistic by its name, such as a 95 % interval, 95 % of runs or a 90 % band',
    pattern:
      /\b(?:90|95)\s%(?: and (?:90|95)\s%)?(?= (?:confidence |predictive )?(?:intervals?|values?|bands?|of runs)\b)/g,
  },
  { reason: 'a percentile by its name', pattern: /\b\d+th percentiles?\b/g },
  {
    reason: 'a lesson by its length',
    pattern: /\b(?:50|90)(?: and (?:for )?90)? minutes\b/g,
  },
];

/** As above, in components: their texts break where an expression stands. */
const JSX_KINDS: readonly Kind[] = [
  { reason: 'a percentile by its name', pattern: /\b\d+th\b/g },
  { reason: 'a level of confidence, its unit in an expression', pattern: /\b(?:90|95|99)$/g },
  { reason: 'a time of the day', pattern: /\b\d\d:\d\d\b/g },
  { reason: 'the origin of an axis', pattern: /^\s*0\s*$/g },
];

const FRACTIONS = '(?:third|fifth|sixth|seventh|eighth|ninth|tenth)s?';
/** What follows a fraction of something; an ordinal, such as “a third receiver”, has a noun instead. */
const OF_WHAT =
  '(?= (?:of|in|too|more|less|as|longer|shorter|higher|lower|faster|slower|idle|the|does|busy|below|above)\\b|[.,;:)]|$)';
/** Words for a ratio. “Run twice”, “half an hour” and “three times” as counts are none. */
const RATIO = new RegExp(
  [
    '\\btwice (?:(?:the|an?|its|their|what|that|those|of)\\b|as\\b(?! it\\b))',
    '\\bdoubl(?:e|es|ed|ing)\\b',
    '\\bquadrupl\\w+',
    '\\bhal(?:ve|ves|ved|ving)\\b',
    '\\bhalf\\b(?! hour| an hour| a second| a million)',
    '\\b(?:quarters?|thirds)\\b',
    `\\b(?:an?|one|two|three|four|five) ${FRACTIONS}\\b${OF_WHAT}`,
    '\\b(?:two|three|four|five|six|seven|eight|nine|ten|several|many) times (?!a second)(?=(?:the|as|an?|its|their|what|that|those|more|less|longer|faster)\\b)',
    '\\b(?:hardly|barely)\\b',
  ].join('|'),
  'gi',
);
const DIGITS = /\d(?:[\d,.]*\d)?/g;

/** The parts of a tree of Markdown that are looked at. */
interface Node {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  children?: Node[];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath);

/** A setting that a text may name beside the link that sets it. */
interface Setting {
  value: number;
  published?: number;
}

const linksIn = ({ url, children = [] }: Node): string[] => [
  ...(url === undefined ? [] : [url]),
  ...children.flatMap(linksIn),
];

/** What the experiments that a block links set, and from what. */
const settingsOf = (block: Node): Setting[] =>
  linksIn(block)
    .filter(isExperiment)
    .flatMap((url) => {
      const { scenario, configuration } = readLink(url);
      return Object.entries(scenario.changes).map(([id, value]) => ({
        value,
        published:
          configuration.values[id] ?? knobById(configuration.schema, id)?.default ?? Number.NaN,
      }));
    });

const RULES = path.join(__dirname, '../../data/rules');

/** The thresholds of the rule that a block quotes by its name, such as `sum-of-medians`. */
function thresholdsOf({ type, children = [] }: Node): Setting[] {
  const quoted = type === 'tableRow' ? children[0]?.children?.[0] : undefined;
  if (quoted?.type !== 'inlineCode') return [];
  const name = quoted.value?.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const file = path.join(RULES, `${name}.ts`);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...source.matchAll(/\b\d[\d_.]*\b/g)]
    .map(([digits]) => Number(digits.replaceAll('_', '')))
    .flatMap((value) => [value, 100 * value].map((one) => ({ value: one, published: 1 })));
}

/** Numbers of the code that a block quotes. */
const quotedIn = ({ type, value = '', children = [] }: Node): Setting[] => [
  ...(type === 'inlineCode' ? namesOf(value) : []),
  ...children.flatMap(quotedIn),
];

/** What a link may bear as its name: the numbers of its address. */
const namesOf = (url: string): Setting[] =>
  [...url.matchAll(/\d+/g)].map(([digits]) => ({ value: Number(digits) }));

/** Ratios that a setting may have to the published one. */
const SET_RATIOS: Readonly<Record<string, number>> = { half: 0.5, halve: 0.5, twice: 2 };

function search(text: string, settings: readonly Setting[]): TypedResult[] {
  const rest = KINDS.reduce((left, { pattern }) => left.replace(pattern, ' '), text);
  const isSet = (number: number) =>
    settings.some(({ value, published }) => value === number || published === number);
  const isSetRatio = (ratio: number | undefined) =>
    settings.some(({ value, published }) => value === (ratio ?? Number.NaN) * (published ?? 0));
  return [
    ...[...rest.matchAll(DIGITS)].filter(([found]) => !isSet(Number(found.replaceAll(',', '')))),
    ...[...rest.matchAll(RATIO)].filter(
      ([found]) => !isSetRatio(SET_RATIOS[found.split(' ')[0]?.toLowerCase() ?? '']),
    ),
  ].map(([found]) => ({ text, found: found.trim() }));
}

const CODE = ['code', 'inlineCode', 'math', 'inlineMath', 'mdxjsEsm'];
const EXPRESSIONS = ['mdxFlowExpression', 'mdxTextExpression'];
const BLOCKS = ['paragraph', 'listItem', 'tableRow', 'heading'];

/** Code is quoted, an expression comes from data, and `Holds` has asked the numbers. */
const isTyped = ({ type, name }: Node) =>
  name !== 'Holds' && ![...CODE, ...EXPRESSIONS].includes(type);

function walk(node: Node, settings: readonly Setting[]): TypedResult[] {
  const { type, value = '', url, children = [] } = node;
  if (!isTyped(node)) return [];
  if (type === 'yaml') return search(/^description: (.*)$/m.exec(value)?.[1] ?? '', []);
  if (type === 'text') return search(value, settings);
  const known = [
    ...settings,
    ...(BLOCKS.includes(type)
      ? [...settingsOf(node), ...thresholdsOf(node), ...quotedIn(node)]
      : []),
    ...(url === undefined ? [] : namesOf(url)),
  ];
  // the steps of a page are counted in its headings
  const parts =
    type === 'heading'
      ? children.map((child, index) =>
          index === 0 ? { ...child, value: child.value?.replace(/^\d+\. /, '') } : child,
        )
      : children;
  return parts.flatMap((child) => walk(child, known));
}

/** What a page states by itself. */
export const typedResults = (page: string): TypedResult[] => walk(parser.parse(page) as Node, []);

/** Numbers that the components of a file state by themselves, in text between their tags. */
export function typedInJsx(source: string): string[] {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      const rest = [...KINDS, ...JSX_KINDS].reduce(
        (left, { pattern }) => left.replace(pattern, ' '),
        node.text.replace(/\s+/g, ' '),
      );
      found.push(...(rest.match(DIGITS) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
