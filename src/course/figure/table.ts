import { formatNumber, formatShare, withUnit } from '../../charts/frame/format';
import type { TwinData } from '../../charts/frame/TableTwin';
import type { Chapter, FigureView } from '../chapter/types';
import { FIRST_MS } from '../network/steady';

const orNone = (value: number | null, digits = 1) =>
  value === null ? 'none' : formatNumber(value, digits);

/** What a figure shows, as a table; of a line that grows without end its first minute, named as such. */
export function tableOf(chapter: Chapter, { report }: FigureView): TwinData {
  const places = report.stations.map((station) => [
    station.id,
    orNone(station.servedPerSecond),
    formatShare(station.utilisation),
    orNone(station.meanInLine, 2),
    orNone(station.meanWaitMs),
  ]);
  const locks = report.locks.map((lock) => [
    lock.id,
    'none',
    formatShare(lock.utilisation),
    orNone(lock.meanInLine, 2),
    orNone(lock.meanWaitMs),
  ]);
  const of = report.status === 'unstable' ? ` in the first ${withUnit(FIRST_MS / 1000, 's')}` : '';
  return {
    columns: [chapter.model, 'served, per s', 'busy', `in line, mean${of}`, `wait${of}, ms`],
    rows: [...places, ...locks],
  };
}
