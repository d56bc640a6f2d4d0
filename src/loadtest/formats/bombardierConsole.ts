import { consoleLevel } from '../consoleFields';
import { per } from '../jsonFields';

/** What bombardier prints. */
export const bombardierConsole = consoleLevel(
  'bombardier',
  [/^Bombarding /m, /^\s*Reqs\/sec\s/m],
  { once: /^Bombarding /m },
  ({ required, requiredMs, optionalMs, all, text }) => {
    const spoken = optionalMs('time of the test', /^Bombarding .* for (\S+) using/);
    const seconds = spoken === null ? null : spoken / 1000;
    const counts = all(/(\dxx - \d+.*|others - \d+)/).flatMap(({ text: line }) => [
      ...line.matchAll(/(\w+) - (\d+)/g),
    ]);
    const sum = (kinds: readonly string[]) =>
      counts
        .filter(([, kind = '']) => kinds.includes(kind))
        .reduce((total, [, , count]) => total + Number(count), 0);
    const good = sum(['1xx', '2xx', '3xx']);
    const bad = sum(['4xx', '5xx', 'others']);
    const rate = required('Reqs/sec', /^\s*Reqs\/sec\s+(\S+)/);
    const asked = good + bad;
    const ranked = (rank: number) => optionalMs(`${rank}%`, new RegExp(`^\\s*${rank}%\\s+(\\S+)`));
    return {
      users: required('connections', /using (\S+) connection/),
      throughputPerSecond:
        per(good, seconds) ?? (rate === null || asked === 0 ? rate : (rate * good) / asked),
      errorsPerSecond: per(bad, seconds),
      responseMs: {
        mean: requiredMs('Latency', /^\s*Latency\s+(\d\S*)\s/),
        p50: ranked(50),
        p90: ranked(90),
        p95: ranked(95),
        p99: ranked(99),
      },
      maxMs: optionalMs('Latency, Max', /^\s*Latency\s+\S+\s+\S+\s+(\d\S*)/),
      seconds,
      requests: asked > 0 ? asked : null,
      target: text(/^Bombarding (\S+)/) || null,
    };
  },
);
