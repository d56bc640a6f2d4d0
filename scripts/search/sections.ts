import { load } from 'cheerio';

/** A part of a page, from one heading to the next. */
export interface Section {
  /** Its id in the address of the page; empty for the beginning. */
  id: string;
  title: string;
  /** Its text; paragraphs, cells, items and labels are lines of their own. */
  text: string;
}

/** What stands in a line with its neighbours; all else begins a line of its own. */
const INLINE = new Set(
  'a abbr b cite code data dfn em i kbd mark small span strong sub sup time'.split(' '),
);

/** What leads elsewhere, is drawn, is chosen from, or stands in for what scripts show. */
const LEFT_OUT =
  'nav, svg, button, select, script, style, footer, .hash-link, .theme-doc-toc-mobile, [data-unscripted]';

/** A node of the tree that cheerio reads, as far as it matters here. */
interface Node {
  type: string;
  name?: string;
  data?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: readonly Node[];
}

const idOf = ({ name, attribs }: Node): string | undefined => {
  if (name === 'h1') return '';
  return name === 'h2' || name === 'h3' ? attribs?.id : undefined;
};

const tidied = (text: string): string => text.replace(/ *\n[ \n]*/g, '\n').trim();

function textOf(node: Node): string {
  if (node.type === 'text') return (node.data ?? '').replace(/\s+/g, ' ');
  const text = (node.children ?? []).map(textOf).join('');
  return INLINE.has(node.name ?? '') ? text : `\n${text}\n`;
}

/** Adds what stands below some nodes to the sections, the last of which may go on. */
function addTo(sections: Section[], nodes: readonly Node[]): void {
  for (const node of nodes) {
    const id = idOf(node);
    const isWhole = !node.children?.some((child) => child.type === 'tag');
    const last = sections.at(-1);
    if (id !== undefined) sections.push({ id, title: tidied(textOf(node)), text: '' });
    else if (isWhole || INLINE.has(node.name ?? '')) {
      const text = textOf(node);
      // A name and what stands under it may be set as lines without a space between them.
      const isLine =
        node.type === 'tag' && /^[A-Z0-9]/.test(text) && /[\p{L}\p{N}%.]$/u.test(last?.text ?? '');
      if (last) last.text += isLine ? `\n${text}` : text;
    } else {
      if (last) last.text += '\n';
      addTo(sections, node.children ?? []);
      const open = sections.at(-1);
      if (open) open.text += '\n';
    }
  }
}

/** The parts of a page that an address can name. */
export function sectionsOf(html: string): Section[] {
  const $ = load(html);
  const article = $('article').length > 0 ? $('article') : $('main');
  article.find(LEFT_OUT).remove();
  const sections: Section[] = [];
  addTo(sections, article.toArray() as readonly Node[]);
  return sections.map((section) => ({ ...section, text: tidied(section.text) }));
}
