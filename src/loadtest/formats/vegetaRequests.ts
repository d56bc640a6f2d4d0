import { mean } from 'd3-array';
import { wholeNumber } from '../cell';
import { valueAt } from '../jsonFields';
import type { Request } from '../run/request';
import { type BadRow, badRow, foundIn, parted } from '../run/requestLog';
import { linesOf } from '../text';
import { epochSeconds } from '../time';
import type { Format, Found } from '../told';
import type { LoadFile } from '../types';
import { senderOf } from './vegetaSender';

const MS_OF_NS = 1e-6;

/** How vegeta sent, told from the requests. */
function readRows(file: LoadFile, rows: readonly (Request | BadRow)[]): Found {
  const { requests, troubles } = parted(file, rows);
  const starts = Float64Array.from(requests, ({ startMs }) => startMs).sort();
  const attackSeconds = ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / 1000;
  const meanMs = mean(requests, ({ elapsedMs }) => elapsedMs) ?? null;
  const known = senderOf({ requests: requests.length, attackSeconds, meanMs });
  return foundIn({ file: file.name, tool: 'vegeta', requests, known }, troubles);
}

function csvRequest(text: string, line: number): Request | BadRow {
  const [stamp = '', code = '', latency = '', , , error = ''] = text.split(',');
  const seconds = epochSeconds(stamp);
  if (seconds === null || !/^\d{19}$/.test(stamp))
    return badRow(line, 'timestamp', stamp, 'ns since 1970');
  const status = wholeNumber(code);
  if (status === null || status > 999) return badRow(line, 'code', code, 'a status such as 200');
  const ns = wholeNumber(latency);
  if (ns === null) return badRow(line, 'latency', latency, 'a whole number of ns');
  const isOk = status >= 100 && status < 400 && error === '';
  return { startMs: seconds * 1000, elapsedMs: ns * MS_OF_NS, isOk, users: null };
}

/** `vegeta encode --to csv`: no heads, ns. */
export const vegetaCsv: Format = {
  recognises: (text) => /^\d{19},\d{1,3},\d+,\d+,\d+,/.test(text),
  read: (file) =>
    readRows(
      file,
      linesOf(file.text).flatMap((text, at) =>
        text.trim() === '' ? [] : [csvRequest(text, at + 1)],
      ),
    ),
};

function jsonRequest(text: string, line: number): Request | BadRow {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return badRow(line, 'whole line', text, 'JSON that is whole');
  }
  const [stamp, code, latency] = ['timestamp', 'code', 'latency'].map((name) =>
    valueAt(value, [name]),
  );
  const seconds = epochSeconds(String(stamp));
  if (seconds === null) return badRow(line, 'timestamp', String(stamp), 'a date with a clock');
  if (typeof code !== 'number') return badRow(line, 'code', String(code), 'a status such as 200');
  if (typeof latency !== 'number' || !(latency >= 0))
    return badRow(line, 'latency', String(latency), 'a number of ns');
  const isOk = code >= 100 && code < 400 && !valueAt(value, ['error']);
  return { startMs: seconds * 1000, elapsedMs: latency * MS_OF_NS, isOk, users: null };
}

/** `vegeta encode --to json`: a line for each request. */
export const vegetaNdjson: Format = {
  recognises: (text) => /^\s*\{[^\n]*"attack"\s*:[^\n]*"latency"\s*:/.test(text),
  read: (file) =>
    readRows(
      file,
      linesOf(file.text).flatMap((text, at) =>
        text.trim() === '' ? [] : [jsonRequest(text, at + 1)],
      ),
    ),
};
