import type { Row } from './row';

type Named = Record<string, unknown>;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !isList(value);

const textOf = (value: unknown): string =>
  value === null || typeof value === 'object' ? '' : String(value);

/** The lists that hold numbers, rows of cells or objects with names, wherever they stand in what wraps them. */
function listsIn(value: unknown): unknown[][] {
  if (isNamed(value)) return Object.values(value).flatMap(listsIn);
  if (!isList(value)) return [];
  const inner = value.filter(isNamed).flatMap(listsIn);
  return inner.length > 0 || value.length === 0 ? inner : [value];
}

/** Those of a text; none where it is no JSON, or nested deeper than can be followed. */
function listsOf(text: string): unknown[][] {
  try {
    return listsIn(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The rows of JSON that holds one list; null where a text is none, or holds several. */
export function jsonRows(text: string): { heads: string[]; rows: Row[] } | null {
  if (!/^\s*[[{]/.test(text)) return null;
  const [items, ...others] = listsOf(text);
  if (items === undefined || others.length > 0) return null;
  const heads = items.every(isNamed)
    ? [...new Set(items.flatMap((item) => Object.keys(item)))]
    : [];
  const rows = items.map((item, index) => ({
    line: index + 1,
    cells: isNamed(item)
      ? heads.map((head) => textOf(item[head]))
      : (isList(item) ? item : [item]).map(textOf),
  }));
  return { heads, rows };
}
