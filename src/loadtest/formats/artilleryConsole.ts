import { type Console, consoleLevel } from '../consoleFields';
import { sessionsOf } from './artillerySessions';

const DOTS = '[:.\\s]+';
const value = (name: string): RegExp => new RegExp(`^${name}:${DOTS}([\\d.]+)`);

/** The summary at the end of what artillery prints. */
function summary({ required, optional, all }: Console, whole: string) {
  const lines = whole.slice(whole.lastIndexOf('Summary report')).split(/\r?\n/);
  const start = lines.findIndex((line) => /^http\.response_time:/.test(line));
  const within = (name: string): number | null => {
    const end = lines.findIndex((line, at) => at > start && !/^\s/.test(line));
    const line = lines.slice(start + 1, end).find((one) => one.trim().startsWith(`${name}:`));
    const text = new RegExp(`${name}:${DOTS}([\\d.]+)`).exec(line ?? '')?.[1];
    return start < 0 || text === undefined ? null : Number(text);
  };
  const last = (name: string) => Number(all(value(name)).at(-1)?.text ?? Number.NaN);
  const finite = (number: number) => (Number.isFinite(number) ? number : null);
  const answered =
    finite(last('http\\.responses')) ?? required('http.responses', value('http\\.responses'));
  const refused = lines
    .flatMap((line) => value('http\\.codes\\.[45]\\d\\d').exec(line)?.[1] ?? [])
    .reduce((sum, count) => sum + Number(count), 0);
  const failed = lines
    .flatMap((line) => /^errors\.[^:]*:[:.\s]+(\d+)/.exec(line)?.[1] ?? [])
    .reduce((sum, count) => sum + Number(count), 0);
  const rate =
    finite(last('http\\.request_rate')) ??
    required('http.request_rate', value('http\\.request_rate'));
  const asked = finite(last('http\\.requests'));
  const session = lines.slice(lines.findIndex((line) => line.startsWith('vusers.session_length')));
  const sessionMs = /mean:[.\s]+([\d.]+)/.exec(session.slice(1, 4).join('\n'))?.[1];
  return {
    ...sessionsOf({
      good: answered === null ? null : answered - refused,
      bad: refused + failed,
      seconds: rate && asked ? asked / rate : optional('Total time', /Total time: (\d+) seconds/),
      sessions: finite(last('vusers\\.created')),
      sessionMs: sessionMs === undefined ? null : Number(sessionMs),
    }),
    responseMs: {
      mean: within('mean'),
      p50: within('median'),
      p90: within('p90'),
      p95: within('p95'),
      p99: within('p99'),
    },
    maxMs: within('max'),
  };
}

/** What artillery prints. */
export const artilleryConsole = consoleLevel(
  'artillery',
  [/^Summary report @|^All VUs finished/m, /^http\.request_rate:/m],
  summary,
);
