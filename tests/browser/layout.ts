import type { Page } from '@playwright/test';

/** A piece of text as it stands on the screen, in px. */
interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const shown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Whether an element is kept for screen readers alone, or is within such a one. */
function unseen(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
  }
  return false;
}

const wordsOf = (element: Element): string =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50);

/** How far to the right the text of an element shows: to where it is cut with an ellipsis. */
function cutAt(element: Element): number {
  for (let at: Element | null = element; at && !at.matches('tr, main'); at = at.parentElement) {
    if (getComputedStyle(at).textOverflow === 'ellipsis') return at.getBoundingClientRect().right;
  }
  return Number.POSITIVE_INFINITY;
}

/** Lines of text within an element; glyphs fill the middle of a line's height. */
function boxesOf(element: Element): Box[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: Box[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || !shown(parent) || unseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const end = cutAt(parent);
    for (const { left, right: uncut, top, bottom } of range.getClientRects()) {
      const trim = (bottom - top) * 0.18;
      const right = Math.min(uncut, end);
      if (right - left < 1) continue;
      boxes.push({ text: wordsOf(parent), left, right, top: top + trim, bottom: bottom - trim });
    }
  }
  return boxes;
}

/** Whether two boxes have less than a distance between them on a common line, in px. */
const near = (a: Box, b: Box, gap: number): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Each pair of groups of which some boxes come too near, as a sentence. */
function meetings(what: string, groups: readonly Box[][], gap: number): string[] {
  return groups.flatMap((group, index) =>
    groups.slice(index + 1).flatMap((other) => {
      const pair = group
        .flatMap((a) => other.map((b) => [a, b] as const))
        .find(([a, b]) => near(a, b, gap));
      return pair ? [`${what}: “${pair[0].text}” meets “${pair[1].text}”`] : [];
    }),
  );
}

/** Texts of a chart that touch each other. */
function chartTexts(): string[] {
  return [...document.querySelectorAll('.markdown svg, main svg')]
    .filter((svg) => svg.querySelector('text') && shown(svg))
    .flatMap((svg) => meetings('chart', [...svg.querySelectorAll('text')].map(boxesOf), 3));
}

/** Lines of a chart drawn through its texts; a text with a halo covers what was drawn before it. */
function struckTexts(): string[] {
  return [...document.querySelectorAll('main svg')].filter(shown).flatMap((svg) => {
    const texts = [...svg.querySelectorAll('text')];
    return [...svg.querySelectorAll('line')].filter(shown).flatMap((line) => {
      if (getComputedStyle(line).stroke === 'none') return [];
      // Along its own way: a line that slants leaves the corners of its box free.
      const ctm = line.getScreenCTM() ?? undefined;
      const end = (x: SVGAnimatedLength, y: SVGAnimatedLength) =>
        new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(ctm);
      const [from, to] = [end(line.x1, line.y1), end(line.x2, line.y2)];
      const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
      const way = Array.from({ length: steps + 1 }, (_, step) => ({
        x: from.x + ((to.x - from.x) * step) / Math.max(1, steps),
        y: from.y + ((to.y - from.y) * step) / Math.max(1, steps),
      }));
      const struck = texts.find((text) => {
        const halo = getComputedStyle(text).paintOrder.startsWith('stroke');
        const under = line.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
        if (halo && under) return false;
        return boxesOf(text).some((box) =>
          way.some(
            ({ x, y }) =>
              x > box.left + 1 && x < box.right - 1 && y > box.top + 1 && y < box.bottom - 1,
          ),
        );
      });
      return struck ? [`line through “${wordsOf(struck)}”`] : [];
    });
  });
}

/** Cells of a table, and what names it, that touch or cover each other. */
function tableTexts(): string[] {
  return [...document.querySelectorAll<HTMLTableElement>('main table')]
    .filter(shown)
    .flatMap((table) => {
      const name = `table “${table.getAttribute('aria-label') ?? wordsOf(table.caption ?? table)}”`;
      const rows = [...table.rows];
      const cells = rows.map((row) => [...row.cells].map(boxesOf));
      const captions = table.caption ? [boxesOf(table.caption)] : [];
      return rows.flatMap((row, index) => {
        const gap = 8;
        const marks = [...row.cells].flatMap((cell, at) =>
          [...cell.querySelectorAll('svg *')].filter(shown).flatMap((mark) => {
            const { left, right, top, bottom } = mark.getBoundingClientRect();
            const others = (cells[index] ?? []).filter((_, other) => other !== at);
            return meetings(name, [[{ text: 'mark', left, right, top, bottom }], others.flat()], 2);
          }),
        );
        return [
          ...meetings(name, cells[index] ?? [], gap),
          ...meetings(name, [(cells[index] ?? []).flat(), (cells[index + 1] ?? []).flat()], 0),
          ...meetings(name, [(cells[index] ?? []).flat(), captions.flat()], 0),
          ...marks,
        ];
      });
    });
}

/** Captions that stand below the head or the first row of their table. */
function lateCaptions(): string[] {
  return [...document.querySelectorAll<HTMLTableElement>('main table')].flatMap((table) => {
    const [caption] = table.caption ? boxesOf(table.caption) : [];
    const [first] = [...table.rows].flatMap(boxesOf);
    return caption && first && caption.top > first.top ? [`late caption: “${caption.text}”`] : [];
  });
}

/** What is wider inside than outside, without a sign that it scrolls or out of the keyboard's reach. */
function silentScrollers(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    if (element.scrollWidth <= element.clientWidth + 1 || !shown(element) || unseen(element))
      return [];
    if (element.matches('svg, svg *, input, select, textarea, .cm-scroller')) return [];
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (overflowX === 'visible' || textOverflow === 'ellipsis') return [];
    const what = `${element.tagName.toLowerCase()}.${element.className} “${wordsOf(element)}”`;
    if (overflowX === 'hidden' || overflowX === 'clip') return [`cut off: ${what}`];
    if (element.tabIndex < 0) return [`scrolls out of the keyboard's reach: ${what}`];
    return element.closest('[data-scrolls]') === null ? [`scrolls without a sign: ${what}`] : [];
  });
}

/** Names of the columns of a table, from all rows of its head. */
function headsOf(table: HTMLTableElement): string[][] {
  const names: string[][] = [];
  const taken = new Set<string>();
  [...(table.tHead?.rows ?? [])].forEach((row, down) => {
    let column = 0;
    for (const cell of row.cells) {
      const text = (cell.textContent ?? '').trim();
      while (taken.has(`${down} ${column}`)) column += 1;
      for (const end = column + cell.colSpan; column < end; column += 1) {
        if (text) names[column] = [...(names[column] ?? []), text];
        for (let below = 0; below < cell.rowSpan; below += 1)
          taken.add(`${down + below} ${column}`);
      }
    }
  });
  return names;
}

/** Values of tables shown as cards that do not say of which column they are. */
function namelessValues(): string[] {
  return [...document.querySelectorAll<HTMLTableElement>('main table')].flatMap((table) => {
    const heads = headsOf(table);
    const headShown = table.tHead && boxesOf(table.tHead).length > 0;
    if (!shown(table) || headShown || heads.length === 0) return [];
    return [...table.tBodies].flatMap(({ rows }) =>
      [...rows].flatMap((row) => {
        let column = 0;
        return [...row.cells].flatMap((cell) => {
          const names = heads[column] ?? [];
          column += cell.colSpan;
          if (cell.tagName === 'TH' || cell.colSpan > 1 || names.length === 0) return [];
          const [box] = boxesOf(cell);
          if (!box) return [];
          const before = getComputedStyle(cell, '::before').content;
          if (before !== 'none' && before !== '""') return [];
          const above = boxesOf(row).some(
            ({ text, left, right, bottom }) =>
              names.some(
                (name) => name.startsWith(text) || text.startsWith(name.replace('.', '')),
              ) &&
              bottom <= box.top + 4 &&
              left < box.right &&
              right > box.left,
          );
          return above ? [] : [`no column name: “${wordsOf(cell)}” of ${names.join(', ')}`];
        });
      }),
    );
  });
}

/** Formulas that stand alone but are not set as such, or smaller than the text. */
function smallFormulas(): string[] {
  const body = Number.parseFloat(getComputedStyle(document.body).fontSize);
  return [...document.querySelectorAll<HTMLElement>('main .katex')].flatMap((formula) => {
    const math = formula.querySelector('math');
    const around = (formula.parentElement?.textContent ?? '').trim();
    const alone = around === (formula.textContent ?? '').trim() && !formula.closest('td, th, li');
    if (!math || !(alone || math.getAttribute('display') === 'block')) return [];
    const { display, fontSize } = getComputedStyle(math);
    const small = Number.parseFloat(fontSize) < body;
    return small || !display.startsWith('block')
      ? [`formula ${display}, ${fontSize}: ${around}`]
      : [];
  });
}

/** Controls that look as the browser draws them, each in its own way. */
function nativeControls(): string[] {
  return [...document.querySelectorAll('button, input, select, textarea')].flatMap((control) => {
    const { borderTopStyle } = getComputedStyle(control);
    return /outset|inset/.test(borderTopStyle) && shown(control)
      ? [`native control: ${wordsOf(control) || control.tagName.toLowerCase()}`]
      : [];
  });
}

/** Sentences that end twice. */
function doubleStops(): string[] {
  const text = document.querySelector('main')?.innerText ?? '';
  return [...text.matchAll(/.{0,20}\p{L}\.\.(?=\s|$)/gu)].map(([end]) => `two full stops: ${end}`);
}

const parts = [
  shown,
  unseen,
  wordsOf,
  cutAt,
  boxesOf,
  near,
  meetings,
  chartTexts,
  struckTexts,
  tableTexts,
  lateCaptions,
  silentScrollers,
  headsOf,
  namelessValues,
  smallFormulas,
  nativeControls,
  doubleStops,
];

/** What a reader would see wrong in how a page is laid out, each once, as sentences. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const checks = [
    chartTexts,
    struckTexts,
    tableTexts,
    lateCaptions,
    silentScrollers,
    namelessValues,
    smallFormulas,
    nativeControls,
    doubleStops,
  ];
  const faults = await page.evaluate<string[]>(
    `(() => {
      ${parts.map((part) => `const ${part.name} = ${part};`).join('\n')}
      return [${checks.map(({ name }) => `...${name}()`)}];
    })()`,
  );
  return [...new Set(faults)];
}
