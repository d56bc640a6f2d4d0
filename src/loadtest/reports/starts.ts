import { leadStart } from './lead';

/** Where a report begins, and where what stands above it does, such as the command that made it. */
export interface Start {
  lead: number;
  at: number;
  /** Where it ends, if that is not where the next begins. */
  end?: number;
}

/** Lines by which reports of a tool are told apart in one text. */
export interface Marks {
  /** A line that each report has once, near its beginning. */
  once: RegExp;
  /** Lines above it with which a report begins, the surest first; none where it begins with that line. */
  begins?: readonly RegExp[];
}

const allOf = (pattern: RegExp, text: string): RegExpExecArray[] => [
  ...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)),
];

/** Where each report begins, the first of the text first: below the line that one before has once, of whatever tool. */
export function startsBy(text: string, tools: readonly Marks[]): Start[] {
  let floor = 0;
  return tools
    .flatMap(({ once, begins = [] }) => allOf(once, text).map((mark) => ({ mark, begins })))
    .sort((a, b) => a.mark.index - b.mark.index)
    .flatMap(({ mark, begins }) => {
      const end = mark.index + mark[0].length;
      // Tools of one form have that line in common.
      if (end <= floor) return [];
      const above = text.slice(floor, end);
      const first = begins.flatMap((begin) => allOf(begin, above).at(-1)?.index ?? [])[0];
      const at = first === undefined ? mark.index : floor + first;
      const start = { lead: leadStart(text, floor, at), at };
      floor = end;
      return [start];
    });
}
