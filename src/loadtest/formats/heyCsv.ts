import { positive } from '../cell';
import { mostAtOnce } from '../run/levelsOfRun';
import type { Request } from '../run/request';
import { type BadRow, badRow, foundIn, parted } from '../run/requestLog';
import { rowsOf } from '../table/rows';
import type { Format } from '../told';

interface Columns {
  tool: string;
  heads: RegExp;
  start: string;
  elapsed: string;
  status: string;
  resolutionMs: number;
}

/** Requests with start and duration in seconds since the beginning, as hey and oha write them; neither tells the users. */
const secondsLog = ({
  tool,
  heads: marks,
  start,
  elapsed,
  status,
  resolutionMs,
}: Columns): Format => ({
  recognises: (text) => marks.test(text),
  reports: { once: marks },
  read: (file) => {
    const [head, ...rows] = rowsOf(file.text, ',');
    const at = (name: string) => head?.cells.indexOf(name) ?? -1;
    const columns = { start: at(start), elapsed: at(elapsed), status: at(status) };
    const requestOf = (cells: readonly string[], line: number): Request | BadRow => {
      const bad = (name: string, value: string, accepted: string) =>
        badRow(line, name, value, accepted);
      const cell = (column: number) => cells[column] ?? '';
      const [startS, elapsedS] = [positive(cell(columns.start)), positive(cell(columns.elapsed))];
      if (startS === null) return bad(start, cell(columns.start), 'seconds since the beginning');
      if (elapsedS === null) return bad(elapsed, cell(columns.elapsed), 'a number of seconds');
      const code = cell(columns.status);
      if (!/^\d{1,3}$/.test(code)) return bad(status, code, 'a status such as 200');
      const isOk = Number(code) >= 100 && Number(code) < 400;
      return { startMs: startS * 1000, elapsedMs: elapsedS * 1000, isOk, users: null };
    };
    const { requests, troubles } = parted(
      file,
      rows.map(({ cells, line }) => requestOf(cells, line)),
    );
    const usersNote = `At most ${mostAtOnce(requests)} requests were under way at once.`;
    const known = { usersNote, resolutionMs, beginSeconds: null, endSeconds: null };
    return foundIn({ file: file.name, tool, requests, known }, troubles);
  },
});

/** `hey -o csv`. */
export const heyCsv = secondsLog({
  tool: 'hey',
  heads: /^response-time,DNS\+dialup/m,
  start: 'offset',
  elapsed: 'response-time',
  status: 'status-code',
  resolutionMs: 0.1,
});

/** `oha --output-format csv`. */
export const ohaCsv = secondsLog({
  tool: 'oha',
  heads: /^request-start,DNS/m,
  start: 'request-start',
  elapsed: 'request-duration',
  status: 'status',
  resolutionMs: 1e-6,
});
