import { type Found, found, type Told, trouble, warning } from '../told';
import type { LoadFile, Trouble } from '../types';
import { levelsOfRun, type Run } from './levelsOfRun';
import type { Request } from './request';

/** A row that is no request: what stands in it and what was expected. */
export interface BadRow {
  place: string;
  value: string;
  accepted: string;
}

export const badRow = (line: number, name: string, value: string, accepted: string): BadRow => ({
  place: `line ${line}, ${name}`,
  value,
  accepted,
});

const isBadRow = (row: Request | BadRow | null): row is BadRow => row !== null && 'accepted' in row;

/** The requests of a log and its bad rows; rows of null are none and nothing to tell of. */
export function parted(
  file: LoadFile,
  rows: Iterable<Request | BadRow | null>,
): { requests: Request[]; troubles: Trouble[] } {
  const requests: Request[] = [];
  const troubles: Trouble[] = [];
  for (const row of rows) {
    if (row === null) continue;
    if (isBadRow(row)) troubles.push(trouble(file.name, row.place, row.value, row.accepted));
    else requests.push(row);
  }
  return { requests, troubles };
}

/** A level with how many rows of its log are not among its requests. */
function withUnread(level: Told, unread: number, rows: number): Told {
  if (unread === 0) return level;
  const said = `Throughput misses ${unread} of ${rows} rows of ${level.file}, which could not be read.`;
  return { ...level, warnings: [...level.warnings, warning('unread-rows', said)] };
}

/**
 * What a log of requests tells; where none of its rows is good, that is a trouble, too.
 *
 * @param unread its rows that could not be read
 * @param others what else is wrong with it
 */
export function foundIn(
  run: Run,
  unread: readonly Trouble[],
  others: readonly Trouble[] = [],
): Found {
  const rows = run.requests.length + unread.length;
  const levels = levelsOfRun(run).map((level) => withUnread(level, unread.length, rows));
  const troubles = [...others, ...unread];
  const few = trouble(
    run.file,
    'whole file',
    `${run.requests.length} requests`,
    'a log with requests over more than a moment',
  );
  return found({ levels, troubles: levels.length > 0 ? troubles : [...troubles, few] });
}
