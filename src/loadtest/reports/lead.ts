import { usersInName } from '../usersInName';

const TOOL = 'wrk2?|hey|oha|ab|autocannon|bombardier|vegeta|siege|k6|artillery|locust';
const COMMAND = new RegExp(
  `(?:^|[\\s|/])(?:${TOOL})(?:\\.exe)?\\s(?:.*\\s)?(?:-{1,2}\\w|https?://)`,
);
const PROMPT = /^\s*(?:[$#%>❯➜]|PS [^>]*>|\S+@\S+[^$#%>]*[$#%>])(?:\s|$)/;
/** Such as "==> n8.txt <==", as `tail` writes it between files, and "--- 8 users". */
const HEADING = /^\s*(?:={2,}|-{2,}|\*{2,})|^\s*```/;
const LONGEST_HEADING = 60;
/** How far above a report is looked. */
const MOST_ABOVE = 5000;

const isLead = (line: string): boolean =>
  line.trim() === '' ||
  COMMAND.test(line) ||
  PROMPT.test(line) ||
  HEADING.test(line) ||
  (line.length < LONGEST_HEADING && usersInName(line) !== null);

/** Where the lines begin that stand right above a report and are of no other: commands, headings, empty ones. */
export function leadStart(text: string, floor: number, at: number): number {
  const near = Math.max(floor, at - MOST_ABOVE);
  const lines = text.slice(near, at).split(/(?<=\n)/);
  let from = at;
  for (const line of lines.reverse()) {
    const isWhole = from > near + line.length || near === 0;
    if (!isWhole || !isLead(line.replace(/\r?\n$/, ''))) break;
    from -= line.length;
  }
  return from;
}

const USERS =
  /(?:^|\s)(?:-c|-u|--?(?:connections|concurrency|concurrent|users|vus|clients|max-workers))[ =]?(\d{1,6})(?!\S)/;
const RATE = /(?:^|\s)(?:-R|--?rate)[ =]?(\d{1,7}(?:\.\d+)?)(?:\/1?s)?(?!\S)/;
const SPOKEN = /\b(\d{1,6}) concurrent users\b/;

/** What the lines above a report tell of its load, and the line that does. */
export interface Lead {
  users: number | null;
  rate: number | null;
  line: string;
}

const numberIn = (pattern: RegExp, line: string): number | null =>
  Number(pattern.exec(line)?.[1] ?? 0) || null;

/** The load that the lowest of some lines tells. */
export function leadOf(text: string): Lead | null {
  const all = text.split(/\r?\n/).map((line): Lead => {
    const isCommand = COMMAND.test(line);
    const users = numberIn(USERS, line) ?? numberIn(SPOKEN, line);
    return {
      users: users ?? (isCommand ? null : usersInName(line)),
      rate: numberIn(RATE, line),
      line: line.trim(),
    };
  });
  return all.reverse().find(({ users, rate }) => users !== null || rate !== null) ?? null;
}
