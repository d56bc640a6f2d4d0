import { positive } from '../cell';
import { rowsOf } from '../table/rows';
import { type Format, found, told, trouble } from '../told';
import type { Trouble } from '../types';

const HEADS = /^"?Type"?,"?Name"?,"?Request Count"?,/m;

/** `locust --csv`, …_stats.csv: the whole run in one row. It does not say the users. */
export const locustStats: Format = {
  recognises: (text) => HEADS.test(text),
  reports: { once: HEADS },
  read: (file) => {
    const rows = rowsOf(file.text, ',');
    const [head] = rows;
    const at = new Map((head?.cells ?? []).map((name, index) => [name, index]));
    const row =
      rows.find(({ cells }) => cells[at.get('Name') ?? -1] === 'Aggregated') ??
      (rows.length === 2 ? rows[1] : undefined);
    const troubles: Trouble[] = [];
    if (row === undefined) {
      troubles.push(
        trouble(file.name, `line ${rows.length + 1}`, 'nothing', 'a row named Aggregated'),
      );
      return found({ troubles });
    }
    const read = (name: string): number | null => {
      const cell = row.cells[at.get(name) ?? -1] ?? '';
      const value = positive(cell);
      if (value === null && cell !== 'N/A')
        troubles.push(
          trouble(file.name, `line ${row.line}, ${name}`, cell || 'nothing', 'a number'),
        );
      return value;
    };
    const [rate, failed] = [read('Requests/s'), read('Failures/s')];
    const requests = read('Request Count');
    const level = told(file.name, 'Locust', {
      throughputPerSecond: rate === null ? null : rate - (failed ?? 0),
      errorsPerSecond: failed,
      responseMs: {
        mean: read('Average Response Time'),
        p50: read('50%'),
        p90: read('90%'),
        p95: read('95%'),
        p99: read('99%'),
      },
      maxMs: read('Max Response Time'),
      seconds: requests !== null && rate ? requests / rate : null,
      requests,
    });
    return found({ levels: [level], troubles });
  },
};
