import { rateSeconds } from './heads';
import { type DecimalMark, numberWith, readingsOf } from './number';

const TIMES: Readonly<Record<string, number>> = { k: 1e3, tsd: 1e3, m: 1e6 };

/** A number in a cell, with what stands behind it: "60", "60 req/s", "1.2k". */
export interface Cell {
  /** The number alone. */
  text: string;
  times: number;
  /** Seconds to which it is told; null where it does not say. */
  seconds: number | null;
}

/** Parts a cell into its number and what is behind it; null where it holds no number, or a percentage. */
export function readCell(cell: string): Cell | null {
  if (readingsOf(cell).length > 0) return { text: cell, times: 1, seconds: null };
  const [, text = '', space = '', behind = ''] = /^(.*?\d)(\s*)([\p{L}/].*)$/u.exec(cell) ?? [];
  if (readingsOf(text).length === 0) return null;
  const [, factor = '', unit = behind] = /^(k|tsd\.?|m)(?![\p{L}])\s*(.*)$/iu.exec(behind) ?? [];
  const seconds = rateSeconds(unit);
  // "5xx errors" is a name, "60 messages" a number of them.
  if (unit !== '' && seconds === null && (space === '' || unit.includes('%'))) return null;
  return { text, times: TIMES[factor.toLowerCase().replace('.', '')] ?? 1, seconds };
}

/** What the numbers of a column say of their decimal mark. */
export interface DecimalFound {
  /** Null where every number may be read with either mark and stands for another thing. */
  mark: DecimalMark | null;
  /** One that may be read either way, where nothing else tells. */
  ambiguous: string | null;
}

/** The decimal mark of numbers: what those say that have one reading. */
export function decimalOf(texts: readonly string[]): DecimalFound {
  const says = (mark: DecimalMark, other: DecimalMark) =>
    texts.some(
      (text) =>
        text.includes(mark) && numberWith(text, other) === null && numberWith(text, mark) !== null,
    ) || texts.some((text) => text.split(other).length > 2 && numberWith(text, mark) !== null);
  const [point, comma] = [says('.', ','), says(',', '.')];
  const ambiguous = texts.find((text) => readingsOf(text).length > 1) ?? null;
  if (point !== comma) return { mark: point ? '.' : ',', ambiguous: null };
  if (point || ambiguous === null) return { mark: point ? null : '.', ambiguous };
  return { mark: ambiguous.includes(',') ? '.' : null, ambiguous };
}
