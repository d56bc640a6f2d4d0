import type { Marks } from './reports/starts';
import { timeIn } from './table/units';
import { linesOf } from './text';
import { type Format, found, type Told, told, trouble } from './told';
import type { Trouble } from './types';

/** What a console printed, by patterns of its lines whose first group is the value. */
export interface Console {
  /** A number of zero or above; null and a trouble where it is none. */
  required: (what: string, line: RegExp) => number | null;
  /** The same; no trouble where no line has it. */
  optional: (what: string, line: RegExp) => number | null;
  /** A time with its unit, in ms. */
  requiredMs: (what: string, line: RegExp) => number | null;
  optionalMs: (what: string, line: RegExp) => number | null;
  /** The first group of the first line that has it; empty where none has. */
  text: (line: RegExp) => string;
  /** First groups of all lines that have it. */
  all: (line: RegExp) => { text: string; line: number; groups: readonly string[] }[];
}

function consoleOf(file: string, text: string, troubles: Trouble[]): Console {
  const lines = linesOf(text);
  const all = (pattern: RegExp) =>
    lines.flatMap((line, at) => {
      const [, ...groups] = pattern.exec(line) ?? [];
      return groups[0] === undefined ? [] : [{ text: groups[0], line: at + 1, groups }];
    });
  const read =
    (parse: (text: string) => number | null, accepted: string, isRequired: boolean) =>
    (what: string, pattern: RegExp) => {
      const [first] = all(pattern);
      const value = first === undefined ? null : parse(first.text);
      if (value !== null && Number.isFinite(value) && value >= 0) return value;
      if (first === undefined && !isRequired) return null;
      const place = first === undefined ? what : `line ${first.line}, ${what}`;
      troubles.push(trouble(file, place, first?.text ?? 'nothing', accepted));
      return null;
    };
  const number = (text: string) => (/^[\d.]+$/.test(text) ? Number(text) : null);
  const plain = 'a number of zero or above';
  const time = 'a time with its unit, such as 12.5ms';
  return {
    required: read(number, plain, true),
    optional: read(number, plain, false),
    requiredMs: read(timeIn, time, true),
    optionalMs: read(timeIn, time, false),
    text: (line) => all(line)[0]?.text ?? '',
    all,
  };
}

/** A format of a console's output that tells of one level, with the lines by which several reports are told apart. */
export const consoleLevel = (
  tool: string,
  marks: readonly RegExp[],
  reports: Marks,
  tell: (console: Console, text: string) => Partial<Told>,
): Format => ({
  recognises: (text) => marks.every((mark) => mark.test(text)),
  reports,
  read: ({ name, text }) => {
    const troubles: Trouble[] = [];
    const known = tell(consoleOf(name, text, troubles), text);
    return found({ levels: [told(name, tool, known)], troubles });
  },
});
