import { consoleLevel } from '../consoleFields';
import { times } from '../jsonFields';
import type { Format } from '../told';
import { sessionsOf } from './artillerySessions';

/** A line of a report, with dots between its name and its value. */
const line = (name: string): RegExp => new RegExp(`^${name}:[\\s.]*\\s(\\S+?)(?:/sec)?$`);
const within = (name: string): RegExp => line(`\\s+${name}`);

const summary = consoleLevel(
  'artillery',
  [/^Summary report @|^All VUs finished/m, /^http\.request_rate:/m],
  { once: /^Summary report @/m, begins: [/^Test run id:/m] },
  ({ required, optional, all }) => {
    const sum = (pattern: RegExp) =>
      all(pattern).reduce((total, { text }) => total + (/^\d+$/.test(text) ? Number(text) : 0), 0);
    const answered = required('http.responses', line('http\\.responses'));
    const asked = optional('http.requests', line('http\\.requests'));
    const rate = required('http.request_rate', line('http\\.request_rate'));
    const refused = sum(line('http\\.codes\\.[45]\\d\\d'));
    // Times of responses stand before those of other things, and lengths of sessions last.
    const sessionMs = all(within('mean')).at(-1)?.text ?? '';
    return {
      ...sessionsOf({
        good: answered === null ? null : Math.max(0, answered - refused),
        bad: refused + sum(line('errors\\.[^:]*')),
        seconds: times(asked, 1 / (rate || Number.POSITIVE_INFINITY)) || null,
        sessions: optional('vusers.created', line('vusers\\.created')),
        sessionMs: /^\d+(?:\.\d+)?$/.test(sessionMs) ? Number(sessionMs) : null,
      }),
      responseMs: {
        mean: required('http.response_time, mean', within('mean')),
        p50: optional('http.response_time, median', within('median')),
        p90: optional('http.response_time, p90', within('p90')),
        p95: optional('http.response_time, p95', within('p95')),
        p99: optional('http.response_time, p99', within('p99')),
      },
      maxMs: optional('http.response_time, max', within('max')),
    };
  },
);

/** What is printed while a next run goes on. */
const NEXT = /^(?:Test run id|Phase (?:started|completed)|Metrics for period)/m;

/** What artillery prints: the summary at its end. */
export const artilleryConsole: Format = {
  ...summary,
  read: ({ name, text }, choices) => {
    const start = Math.max(0, text.lastIndexOf('Summary report'));
    const [own = ''] = text.slice(start).split(NEXT);
    // What stands above is emptied line by line, so that places stay.
    const above = text.slice(0, start).replace(/[^\n]/g, '');
    return summary.read({ name, text: above + own }, choices);
  },
};
