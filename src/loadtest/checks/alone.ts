import { type Told, warning } from '../told';
import type { Warning } from '../types';
import { failedShare, MUCH_FAILED } from './failed';
import { isOverloaded, OVERLOAD } from './overload';
import { percent, shown } from './shown';

const MOST_ERRORS = 0.01;
const MOST_SCATTER = 0.03;
const COARSE = 0.1;
const SPIKES = 2;
const FAR_MAX = 10;

type Check = (level: Told) => string | null;

function errors(level: Told): string | null {
  const share = failedShare(level);
  const isMuch = share > MUCH_FAILED;
  // Of a closed level with many errors all is said where its throughput is made to count them.
  if (share <= MOST_ERRORS || (isMuch && level.loop === 'closed')) return null;
  const limit = isMuch ? '; nothing follows from this level of the limit' : '';
  return `${percent(share)} of the requests failed, ${shown(level.errorsPerSecond ?? 0)} per second; throughput counts the others${limit}.`;
}

function overload(level: Told): string | null {
  const { loop, arrivalsPerSecond: sent, throughputPerSecond: good, seconds } = level;
  const answered = (good ?? 0) + (level.errorsPerSecond ?? 0);
  if (loop === 'closed' || sent === null || !isOverloaded(level)) return null;
  const time = seconds === null ? '' : `, here ${shown(seconds)} s`;
  return `${shown(sent)} per second were sent and ${shown(answered)} answered: a queue grows, so that response times depend on how long the test ran${time}.`;
}

function moreAnswered(level: Told): string | null {
  const { loop, arrivalsPerSecond: sent, throughputPerSecond: good, requests } = level;
  const answered = (good ?? 0) + (level.errorsPerSecond ?? 0);
  const scatter = requests ? 2 / Math.sqrt(requests) : 0;
  if (loop === 'closed' || sent === null || answered <= (1 + OVERLOAD + scatter) * sent)
    return null;
  return `${shown(answered)} per second were answered, but only ${shown(sent)} sent: one of them counts something else, or its unit is another.`;
}

function short(level: Told): string | null {
  const { throughputPerSecond: x, throughputStandardError: error, requests, seconds } = level;
  if (!x || (!error && !requests)) return null;
  const scatter = error ? error / x : 1 / Math.sqrt(requests ?? 1);
  if (scatter <= MOST_SCATTER) return null;
  const counted = `${requests ?? 'few'} requests${seconds === null ? '' : ` in ${shown(seconds)} s`}`;
  return `${counted} leave the throughput uncertain by about ±${percent(2 * scatter)}; a longer level tells more.`;
}

function resolution({ resolutionMs, responseMs, tool }: Told): string | null {
  const typical = responseMs.mean ?? responseMs.p50;
  if (!resolutionMs || !typical || resolutionMs / typical <= COARSE) return null;
  return `${tool} tells times to ${shown(resolutionMs)} ms, ${percent(resolutionMs / typical)} of the ${shown(typical)} ms that a response took.`;
}

function order({ responseMs, maxMs }: Told): string | null {
  const ranked = [
    ['p50', responseMs.p50],
    ['p90', responseMs.p90],
    ['p95', responseMs.p95],
    ['p99', responseMs.p99],
    ['the longest', maxMs],
  ] as const;
  const known = ranked.filter(([, value]) => value !== null) as [string, number][];
  const at = known.findIndex(([, value], index) => value < (known[index - 1]?.[1] ?? 0) * 0.995);
  const [above, below] = [known[at - 1], known[at]];
  if (above === undefined || below === undefined) return null;
  return `Percentiles must rise, but ${above[0]} is ${shown(above[1])} ms and ${below[0]} ${shown(below[1])} ms.`;
}

/** Between which means a distribution with these percentiles lies. */
function meansBetween({ responseMs, maxMs }: Told): [low: number, high: number] | null {
  const { p50, p90, p99 } = responseMs;
  if (p50 === null || p90 === null || p99 === null) return null;
  const p95 = responseMs.p95 ?? p90;
  const low = 0.4 * p50 + 0.05 * p90 + 0.04 * p95 + 0.01 * p99;
  const over = responseMs.p95 ?? p99;
  const high =
    0.5 * p50 + 0.4 * p90 + 0.05 * over + 0.04 * p99 + 0.01 * (maxMs ?? Number.POSITIVE_INFINITY);
  return [low, high];
}

const rangeText = ([low, high]: readonly [number, number]): string =>
  Number.isFinite(high) ? `between ${shown(low)} and ${shown(high)} ms` : `above ${shown(low)} ms`;

function meanBeside(level: Told): string | null {
  const { mean, p50 } = level.responseMs;
  const between = meansBetween(level);
  if (mean === null) return null;
  if (between !== null && (mean < 0.95 * between[0] || mean > 1.05 * between[1]))
    return `A mean of ${shown(mean)} ms cannot be of times with these percentiles, which lies ${rangeText(between)}.`;
  if (p50 && mean > SPIKES * p50 && level.loop === 'closed')
    return `The mean, ${shown(mean)} ms, is ${shown(mean / p50)} times the median, ${shown(p50)} ms: spikes or a mixture of requests, not load.`;
  return null;
}

function farMax({ maxMs, responseMs, loop, warnings }: Told): string | null {
  const { p99 } = responseMs;
  if (loop === 'open' || maxMs === null || !p99 || maxMs < FAR_MAX * p99) return null;
  if (warnings.some(({ code }) => code === 'stalls')) return null;
  return `The longest response took ${shown(maxMs)} ms, ${shown(maxMs / p99)} times the p99 of ${shown(p99)} ms: while users wait so long they send nothing, and percentiles look better than what others would have seen (coordinated omission).`;
}

const CHECKS: readonly (readonly [Warning['code'], Check])[] = [
  ['errors', errors],
  ['overload', overload],
  ['more-answered', moreAnswered],
  ['short', short],
  ['resolution', resolution],
  ['percentiles', order],
  ['percentiles', meanBeside],
  ['stalls', farMax],
];

/** A level with what it tells of itself. */
export function checkedAlone(level: Told): Told {
  const more = CHECKS.flatMap(([code, check]) => {
    const sentence = check(level);
    return sentence === null ? [] : [warning(code, sentence)];
  });
  return { ...level, warnings: [...level.warnings, ...more] };
}
