import { type Format, found, type Told, told, trouble } from './told';
import type { LoadFile, Trouble } from './types';

type Named = Readonly<Record<string, unknown>>;

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null;

/** What stands at a path of names and indices, undefined where nothing does. */
export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (within, key) => (isNamed(within) ? (within as Named)[String(key)] : undefined),
    value,
  );

const placeOf = (path: readonly (string | number)[]): string =>
  `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : /^\w+$/.test(key) ? `.${key}` : `["${key}"]`)).join('')}`;

/** Line and column where parsing stopped, as the error tells it, else the end of the text. */
function stoppedAt(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const told = /position (\d+)/.exec(message)?.[1];
  const before = text.slice(0, told === undefined ? text.length : Number(told));
  const lines = before.split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

/** A parsed text, or the place where it stops being JSON. */
export function parsedJson(file: LoadFile): { value: unknown } | { trouble: Trouble } {
  try {
    return { value: JSON.parse(file.text) };
  } catch (error) {
    const place = stoppedAt(file.text, error);
    return { trouble: trouble(file.name, place, file.text.slice(-20), 'JSON that is whole') };
  }
}

export type Path = readonly (string | number)[];

/** Numbers of a document by their paths; what is none, or negative, becomes a trouble. */
export interface NumberFields {
  /** Null where nothing stands there, and where it is no number of zero or above. */
  optional: (...path: Path) => number | null;
  /** The same; a trouble too where nothing stands there. */
  required: (...path: Path) => number | null;
}

export function numberFields(document: unknown, file: string, troubles: Trouble[]): NumberFields {
  const read = (path: Path, isRequired: boolean): number | null => {
    const value = valueAt(document, path);
    if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
    if (value === undefined && !isRequired) return null;
    if (value === null && !isRequired) return null;
    const text = value === undefined ? 'nothing' : JSON.stringify(value);
    troubles.push(trouble(file, placeOf(path), text, 'a number of zero or above'));
    return null;
  };
  return {
    optional: (...path) => read(path, false),
    required: (...path) => read(path, true),
  };
}

/** A document with its numbers by path. */
export interface Document extends NumberFields {
  value: unknown;
  file: string;
  /** Empty where no text stands there. */
  text: (...path: Path) => string;
}

/** A format of one JSON document that tells of one level. */
export const jsonLevel = (
  tool: string,
  marks: readonly RegExp[],
  tell: (document: Document) => Partial<Told>,
): Format => ({
  recognises: (text) => /^\s*\{/.test(text) && marks.every((mark) => mark.test(text)),
  reports: 'documents',
  read: (file) => {
    const parsed = parsedJson(file);
    if ('trouble' in parsed) return found({ troubles: [parsed.trouble] });
    const { value } = parsed;
    const troubles: Trouble[] = [];
    const text = (...path: Path) => {
      const at = valueAt(value, path);
      return typeof at === 'string' ? at : '';
    };
    const fields = numberFields(value, file.name, troubles);
    const known = tell({ ...fields, value, file: file.name, text });
    return found({ levels: [told(file.name, tool, known)], troubles });
  },
});

/** A number where there is one, times something. */
export const times = (value: number | null, factor: number): number | null =>
  value === null ? null : value * factor;

/** How many in a second; null where either is not known. */
export const per = (count: number | null, seconds: number | null): number | null =>
  count === null || !seconds ? null : count / seconds;
