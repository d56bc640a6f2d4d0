import { group } from 'd3-array';

/** A field of a class. */
interface Field {
  name: string;
  type: string;
  doc: string;
}

/** A name of the package with its docstring, as python/reference/record.py writes it. */
export interface Entry {
  name: string;
  kind: 'function' | 'class' | 'attribute';
  doc: string;
  /** What it is imported from. */
  module: string;
  signature?: string;
  fields?: Field[];
  methods?: Omit<Entry, 'module'>[];
}

export interface Section {
  title: string;
  entries: Entry[];
}

/** What stands before a name in its heading. */
const KINDS = { function: '', class: 'class ', attribute: 'type ' } as const;

const code = (text: string) => `\`\`\`python\n${text}\n\`\`\``;

/** Prose of a docstring as MDX: what would start an expression or an element is escaped outside of code. */
const prose = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{}<>*_]/g, '\\$&')))
    .join('');

/** A docstring as MDX, its examples as blocks of code. */
export function documented(doc: string): string {
  const paragraphs = doc.split(/\n\s*\n/);
  return paragraphs.map((one) => (one.startsWith('>>> ') ? code(one) : prose(one))).join('\n\n');
}

/** Fields as a list; those without a word of explanation stand together by type. */
function fieldList(fields: readonly Field[]): string {
  const explained = fields.filter(({ doc }) => doc !== '');
  const plain = group(
    fields.filter(({ doc }) => doc === ''),
    ({ type }) => type,
  );
  return [
    ...explained.map(
      ({ name, type, doc }) => `- \`${name}: ${type}\` – ${prose(doc.replace(/\s+/g, ' '))}`,
    ),
    ...[...plain].map(
      ([type, ones]) => `- ${ones.map(({ name }) => `\`${name}\``).join(', ')}: \`${type}\``,
    ),
  ].join('\n');
}

function toMdx({ name, kind, doc, module, signature, fields = [], methods = [] }: Entry): string {
  const imported = module === 'messageboxlab' ? [] : [code(`from ${module} import ${name}`)];
  return [
    `### ${KINDS[kind]}\`${name}\``,
    ...imported,
    ...(signature === undefined ? [] : [code(signature)]),
    documented(doc),
    ...(fields.length === 0 ? [] : [fieldList(fields)]),
    ...methods.flatMap((method) => [code(method.signature ?? ''), documented(method.doc)]),
  ].join('\n\n');
}

/** The body of the page: a heading for each section and each name. */
export const apiMdx = (sections: readonly Section[]): string =>
  sections
    .map(({ title, entries }) => [`## ${title}`, ...entries.map(toMdx)].join('\n\n'))
    .join('\n\n');
