import { consoleLevel } from '../consoleFields';
import { per } from '../jsonFields';

/** What ab prints. Its mean time is the number of connections by the rate, the percentiles are whole ms. */
export const abConsole = consoleLevel(
  'ab',
  [/This is ApacheBench|^Concurrency Level:/m, /^Requests per second:/m],
  {
    once: /^Concurrency Level:/m,
    begins: [/^This is ApacheBench/m, /^Server Software:/m, /^Server Hostname:/m],
  },
  ({ required, optional, text, all }) => {
    const seconds = required('Time taken for tests', /^Time taken for tests:\s+(\S+)/);
    const requests = required('Complete requests', /^Complete requests:\s+(\S+)/);
    const failed = optional('Failed requests', /^Failed requests:\s+(\S+)/) ?? 0;
    // Answers of another length than the first are no errors where a page changes.
    const kinds = all(/\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/)[0]
      ?.groups;
    const unanswered = kinds?.reduce((sum, count) => sum + Number(count), 0) ?? failed;
    const refused = optional('Non-2xx responses', /^Non-2xx responses:\s+(\S+)/) ?? 0;
    const bad = Math.min(unanswered + refused, requests ?? 0);
    const ranked = (rank: number) => optional(`${rank}%`, new RegExp(`^\\s*${rank}%\\s+(\\S+)`));
    return {
      users: required('Concurrency Level', /^Concurrency Level:\s+(\S+)/),
      throughputPerSecond: per(requests === null ? null : requests - bad, seconds),
      errorsPerSecond: per(bad, seconds),
      responseMs: {
        mean: required('Time per request', /^Time per request:\s+(\S+) \[ms\] \(mean\)/),
        p50: ranked(50),
        p90: ranked(90),
        p95: ranked(95),
        p99: ranked(99),
      },
      maxMs: optional('100%', /^\s*100%\s+(\S+)/),
      resolutionMs: 1,
      seconds,
      requests,
      target: [/^Server Hostname:\s+(\S+)/, /^Server Port:\s+(\S+)/].map(text).join(':'),
    };
  },
);
