import { trouble } from './told';
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
