import { positive } from '../cell';
import type { Request } from '../run/request';
import { type BadRow, badRow, foundIn, parted } from '../run/requestLog';
import { rowsOf } from '../table/rows';
import { epochSeconds } from '../time';
import type { Format } from '../told';

const SECOND_MS = 1000;

function requestOf(cells: readonly string[], line: number): Request | BadRow {
  const [, seconds = '', , , total = ''] = cells;
  const bad = (name: string, value: string, accepted: string) =>
    badRow(line, name, value, accepted);
  const begin = epochSeconds(seconds);
  if (begin === null) return bad('seconds', seconds, 'seconds since 1970');
  const elapsedMs = positive(total);
  if (elapsedMs === null) return bad('ttime', total, 'a number of ms');
  return { startMs: begin * SECOND_MS, elapsedMs, isOk: true, users: null };
}

const HEADS = /^starttime\tseconds\tctime/m;

/** `ab -g`: sorted by duration, begun in whole seconds; it tells neither users nor errors. */
export const abRequests: Format = {
  recognises: (text) => HEADS.test(text),
  reports: { once: HEADS },
  read: (file) => {
    const [, ...rows] = rowsOf(file.text, '\t');
    const { requests, troubles } = parted(
      file,
      rows.map(({ cells, line }) => requestOf(cells, line)),
    );
    const known = { resolutionMs: 1 };
    return foundIn({ file: file.name, tool: 'ab', requests, stepMs: SECOND_MS, known }, troubles);
  },
};
