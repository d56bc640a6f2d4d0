import { countedIn, isVolume, rateSeconds } from './heads';
import { type DecimalMark, numberWith, readingsOf } from './number';

/** Words of magnitude, and what they multiply by. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|tsd|thousand|tausend|mille)(?!\p{L})\.?\s*/iu, 1e3],
  [/^k(?=(?:req|msg|message|rps|tps|ops|hit|call|doc)\p{L}*)/iu, 1e3],
  [/^(?:m|mn|mio|mil|mill|millions?|millionen)(?!\p{L})\.?\s*/iu, 1e6],
];
/** A prefix that may be of thousandths or of millions. */
const UNSURE = /^m(?=(?:req|msg|message|rps|tps|ops|hit|call|doc)\p{L}*)/iu;

/** A number in a cell, with what stands behind it: "60", "60 req/s", "1.2k". */
export interface Cell {
  /** The number alone. */
  text: string;
  times: number;
  /** Seconds to which it is told; null where it does not say. */
  seconds: number | null;
}

/** Parts a cell into its number and what is behind it; null where it holds no number, or one of something else. */
export function readCell(cell: string): Cell | null {
  if (readingsOf(cell).length > 0) return { text: cell, times: 1, seconds: null };
  const [, text = '', space = '', behind = ''] = /^(.*?\d)(\s*)([\p{L}/].*)$/u.exec(cell) ?? [];
  if (readingsOf(text).length === 0) return null;
  const [magnitude, times] = TIMES.find(([words]) => words.test(behind)) ?? [/^/, 1];
  const unit = behind.replace(magnitude, '');
  const seconds = rateSeconds(unit);
  // "5xx errors" is a name, "60 messages" a number of them, "12 ms" and "12 MB/s" are something else.
  const isOther =
    seconds === null && (space === '' || unit.includes('%') || countedIn(unit) !== null);
  if (unit !== '' && (isOther || isVolume(unit) || UNSURE.test(unit))) return null;
  return { text, times, seconds };
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
