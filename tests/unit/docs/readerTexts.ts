import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';

interface Attribute {
  value?: unknown;
}

interface Node {
  type: string;
  value?: string;
  attributes?: readonly Attribute[];
  children?: readonly Node[];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath);

/** A name in code is one word; a text has several. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim().includes(' ');

const frontMatterTexts = (value: string) =>
  [...value.matchAll(/^(?:title|sidebar_label|description|pagination_label): '?(.*?)'?$/gm)].map(
    ([, text]) => text ?? '',
  );

function textsOf({ type, value = '', attributes = [], children = [] }: Node): string[] {
  if (type === 'yaml') return frontMatterTexts(value);
  if (type === 'text') return [value];
  return [
    ...attributes.map((attribute) => attribute.value).filter(isText),
    ...children.flatMap(textsOf),
  ];
}

/** What a reader of a page sees of its own words: titles, prose and the texts that it hands to components. */
export const readerTextsOfPage = (page: string): string[] => textsOf(parser.parse(page) as Node);

/** What a reader sees of a component: text between tags, and strings of several words. */
export function readerTextsOfComponent(source: string): string[] {
  const file = ts.createSourceFile(
    'a.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) texts.push(node.text);
    else if (ts.isStringLiteral(node) && isText(node.text)) texts.push(node.text);
    else if (ts.isNoSubstitutionTemplateLiteral(node) && isText(node.text)) texts.push(node.text);
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      if (isText(node.text)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}
