import { type Console, consoleLevel } from '../consoleFields';
import { per } from '../jsonFields';
import { type Told, warning } from '../told';

/** Requests that were under way when the time was over: they are no errors. */
const CUT_OFF = /deadline/;

/** The summary of hey, and of oha, which has its form; neither says the connections. */
function summary({ requiredMs, optionalMs, optional, all }: Console): Partial<Told> {
  const milliseconds = requiredMs('Total', /^\s*Total:\s+([\d.]+ \w+)/);
  const seconds = milliseconds === null ? null : milliseconds / 1000;
  const codes = all(/^\s*\[(\d{3})\]\s+(\d+) responses/).map(({ groups: [code, count] }) => ({
    isGood: Number(code) < 400,
    count: Number(count),
  }));
  const sum = (counted: readonly { count: number }[]) =>
    counted.reduce((total, { count }) => total + count, 0);
  const good = sum(codes.filter(({ isGood }) => isGood));
  const bad = sum(codes) - good;
  const errors = all(/^\s*\[(\d+)\]\s+(?!\d+ responses)(\D.*)$/).map(
    ({ groups: [count, what = ''] }) => ({ isCut: CUT_OFF.test(what), count: Number(count) }),
  );
  const cut = sum(errors.filter(({ isCut }) => isCut));
  const unanswered = sum(errors) - cut;
  const rate = optional('Requests/sec', /^\s*Requests\/sec:\s+(\S+)/);
  const ranked = (rank: number) =>
    optionalMs(`${rank}%`, new RegExp(`^\\s*${rank}(?:\\.00)?%%? in ([\\d.]+ \\w+)`));
  const said = `${cut} requests were cut off at the end; they are left out.`;
  return {
    throughputPerSecond: codes.length > 0 ? per(good, seconds) : rate,
    errorsPerSecond: per(bad + unanswered, seconds),
    responseMs: {
      mean: requiredMs('Average', /^\s*Average:\s+([\d.]+ \w+)/),
      p50: ranked(50),
      p90: ranked(90),
      p95: ranked(95),
      p99: ranked(99),
    },
    maxMs: optionalMs('Slowest', /^\s*Slowest:\s+([\d.]+ \w+)/),
    seconds,
    requests: codes.length > 0 ? good + bad + unanswered : null,
    warnings: cut > 0 ? [warning('cut-off', said)] : [],
  };
}

const REPORT = { once: /^Summary:\s*$/m };
const SHAPE = [/^Summary:/m, /^\s*Requests\/sec:/m];

/** What hey prints. */
export const heyConsole = consoleLevel('hey', SHAPE, REPORT, summary);

/** What oha prints. */
export const ohaConsole = consoleLevel('oha', [...SHAPE, /^\s*Success rate:/m], REPORT, summary);
