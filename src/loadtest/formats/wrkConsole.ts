import { consoleLevel } from '../consoleFields';
import { per } from '../jsonFields';

/** What wrk prints, and wrk2, which sends at a rate that it does not print. */
export const wrkConsole = consoleLevel(
  'wrk',
  [/^Running .* test @/m, /threads and \d+ connections/],
  { once: /^.*threads and \d+ connections/m, begins: [/^Running .* test @/m] },
  ({ required, optional, optionalMs, requiredMs, text, all }, whole) => {
    const milliseconds = requiredMs('time of the test', /^\s*\S+ requests in ([\d.]+\w+)/);
    const seconds = milliseconds === null ? null : milliseconds / 1000;
    const requests = required('requests', /^\s*(\S+) requests in/);
    const refused = optional('Non-2xx or 3xx responses', /Non-2xx or 3xx responses:\s*(\S+)/) ?? 0;
    const unanswered = all(/Socket errors:(.*)/)
      .flatMap(({ text: counts }) => counts.match(/\d+/g) ?? [])
      .reduce((sum, count) => sum + Number(count), 0);
    const ranked = (rank: number) =>
      optionalMs(`${rank}%`, new RegExp(`^\\s*${rank}(?:\\.0+)?%\\s+(\\S+)`));
    const throughput = per(requests === null ? null : requests - refused, seconds);
    const isPaced = /HdrHistogram - Recorded Latency|Thread calibration/.test(whole);
    const users = required('connections', /threads and (\S+) connections/);
    return {
      users: isPaced ? null : users,
      loop: isPaced ? 'open' : 'closed',
      throughputPerSecond: throughput,
      errorsPerSecond: per(refused + unanswered, seconds),
      responseMs: {
        mean: requiredMs('Latency', /^\s*Latency\s+([\d.]+\w+)\s/),
        p50: ranked(50),
        p90: ranked(90),
        p95: ranked(95),
        p99: ranked(99),
      },
      maxMs: optionalMs('Latency, max', /^\s*Latency\s+\S+\s+\S+\s+([\d.]+\w+)\s/),
      seconds,
      requests,
      target: text(/test @ (\S+)/) || null,
    };
  },
);
