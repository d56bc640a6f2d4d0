import type { Row, Separator } from './row';

/** The cells of a row whose last two are one number, such as "1" and "234"; null where they are not. */
function grouped(cells: readonly string[], mark: string): string[] | null {
  const [thousands = '', rest = ''] = cells.slice(-2);
  return /^[1-9]\d{0,2}$/.test(thousands) && /^\d{3}$/.test(rest)
    ? [...cells.slice(0, -2), `${thousands}${mark}${rest}`]
    : null;
}

/** Puts thousands together that what separates columns has parted: "08:00 1 234", or "8,1,234" below two heads. */
export function regrouped(
  heads: string[],
  rows: Row[],
  separator: Separator | null,
): { heads: string[]; rows: Row[] } {
  const columns = rows[0]?.cells.length ?? 0;
  const isUnnamed = heads.length === 0 ? separator === 'space' : heads.at(-1) === '';
  const mark = separator === 'space' ? ' ' : ',';
  const isEither = separator === 'space' || separator === 'comma';
  if (!isUnnamed || !isEither || columns < 3 || rows.length < 2) return { heads, rows };
  const found = rows.flatMap(({ line, cells }) => {
    const one = grouped(cells, mark);
    return one ? [{ line, cells: one }] : [];
  });
  return found.length < rows.length ? { heads, rows } : { heads: heads.slice(0, -1), rows: found };
}
