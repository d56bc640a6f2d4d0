import { positive, wholeNumber } from '../cell';
import type { Request } from '../run/request';
import { type BadRow, badRow, foundIn, parted } from '../run/requestLog';
import { type Row, rowsOf, separatorOf } from '../table/rows';
import { epochSeconds } from '../time';
import { type Format, trouble } from '../told';

/** Columns of a log without heads, as JMeter writes them unless it is told otherwise. */
const USUAL =
  'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect'.split(
    ',',
  );
const HEADED = /^"?timeStamp"?[,;\t|]"?elapsed/i;
const BARE = /^\d{13}[,;\t|]\d+[,;\t|][^\n]*[,;\t|](?:true|false)[,;\t|]/i;
/** The sum of a transaction's samples, which stand in rows of their own. */
const TRANSACTION = /^Number of samples in transaction/;

type ColumnOf = (row: Row, name: string) => string;

function requestOf(row: Row, cell: ColumnOf): Request | BadRow | null {
  const bad = (name: string, value: string, accepted: string) =>
    badRow(row.line, name, value, accepted);
  // Logs that were put together have their heads again.
  if (cell(row, 'timeStamp') === 'timeStamp') return null;
  if (TRANSACTION.test(cell(row, 'responseMessage'))) return null;
  const [time, elapsed, success] = ['timeStamp', 'elapsed', 'success'].map((name) =>
    cell(row, name),
  ) as [string, string, string];
  const seconds = epochSeconds(time);
  if (seconds === null) return bad('timeStamp', time, 'ms since 1970 or a date with a clock');
  const elapsedMs = positive(elapsed);
  if (elapsedMs === null) return bad('elapsed', elapsed, 'a number of ms');
  const code = cell(row, 'responseCode');
  const isSaid = /^(?:true|false)$/i.test(success);
  if (success !== '' && !isSaid) return bad('success', success, 'true or false');
  const threads = cell(row, 'allThreads');
  const users = wholeNumber(threads);
  if (threads !== '' && users === null) return bad('allThreads', threads, 'a number of threads');
  const isOk = isSaid ? success.toLowerCase() === 'true' : /^[123]\d\d$/.test(code);
  return { startMs: seconds * 1000, elapsedMs, isOk, users };
}

/** JMeter's log of samples as a table with any separator, with and without heads (JTL, CSV). */
export const jmeterCsv: Format = {
  recognises: (text) => HEADED.test(text) || BARE.test(text),
  read: (file) => {
    const rows = rowsOf(file.text, separatorOf(file.text));
    const hasHeads = HEADED.test(file.text);
    const heads = hasHeads ? (rows[0]?.cells ?? []) : USUAL;
    const at = new Map(heads.map((head, index) => [head.toLowerCase(), index]));
    const cell: ColumnOf = (row, name) => row.cells[at.get(name.toLowerCase()) ?? -1] ?? '';
    const samples = hasHeads ? rows.slice(1) : rows;
    const { requests, troubles } = parted(
      file,
      samples.map((row) => requestOf(row, cell)),
    );
    const doubled = heads.filter((head, index) => at.get(head.toLowerCase()) !== index);
    const twice = doubled.map((head) =>
      trouble(file.name, 'line 1', head, 'a head of its own for each column'),
    );
    const known = { resolutionMs: 1 };
    return foundIn({ file: file.name, tool: 'JMeter', requests, known }, troubles, twice);
  },
};
