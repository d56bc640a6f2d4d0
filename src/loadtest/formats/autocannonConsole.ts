import { consoleLevel } from '../consoleFields';
import { per } from '../jsonFields';

const cells = (line: string): string[] =>
  line
    .split('│')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The boxes that autocannon prints. The connections stand above them, where errors go. */
export const autocannonConsole = consoleLevel(
  'autocannon',
  [/│ Latency/, /│ Req\/Sec/],
  { once: /^│ Latency .*/m, begins: [/^Running .* test @/m, /^│ Stat .*│ Max/m] },
  ({ requiredMs, optionalMs, required, optional, text, all }, whole) => {
    const heads = cells(text(/^(│ Stat .*)$/));
    const at = (name: string) => '[^│]*│'.repeat(Math.max(1, heads.indexOf(name) + 1));
    const latency = (name: string) => new RegExp(`^(?=│ Latency)${at(name)} *([^│]*?) *│`);
    const rates = cells(/^(│ Stat .*Min .*)$/m.exec(whole)?.[1] ?? '');
    const rate = (name: string) =>
      new RegExp(
        `^(?=│ Req/Sec)${'[^│]*│'.repeat(Math.max(1, rates.indexOf(name) + 1))} *([\\d.]+) *│`,
      );
    const ranked = (rank: number) =>
      optional(`${rank}%`, new RegExp(`^│ ${rank} +│ *([\\d.]+) *│`));
    const samples = optional('samples', /^# of samples: (\S+)/);
    const spread = optional('Req/Sec, Stdev', rate('Stdev'));
    const throughput = required('Req/Sec, Avg', rate('Avg'));
    const seconds = optional('seconds', /requests in ([\d.]+)s/);
    const bad = all(/(\d+) non 2xx responses/).reduce((sum, one) => sum + Number(one.text), 0);
    const unanswered = all(/^(\d+) errors/).reduce((sum, one) => sum + Number(one.text), 0);
    return {
      users:
        optional('connections', /^(\d+) connections/) ??
        optional('connections', /@ .*?(\d+) connections/),
      throughputPerSecond: throughput === null ? null : throughput - (per(bad, seconds) ?? 0),
      throughputStandardError: spread !== null && samples ? spread / Math.sqrt(samples) : null,
      errorsPerSecond: per(bad + unanswered, seconds),
      responseMs: {
        mean: requiredMs('Latency, Avg', latency('Avg')),
        p50: ranked(50) ?? optionalMs('Latency, 50%', latency('50%')),
        p90: ranked(90),
        p95: null,
        p99: ranked(99) ?? optionalMs('Latency, 99%', latency('99%')),
      },
      maxMs: optionalMs('Latency, Max', latency('Max')),
      resolutionMs: 1,
      seconds,
    };
  },
);
