import { andList, formatNumber, THIN } from '../../charts/frame/format';
import { inSentence } from '../../lab/view/format';
import type { DayAnswer } from './asked';
import type { Hour, Judged } from './hours';
import { HOURS_A_DAY, hourName, type Load } from './load';
import type { Raise } from './survive';
import type { Verdict } from './verdict';

const hoursText = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);
const plain = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
const withUnit = (value: number, unit: string): string =>
  unit === '' ? plain(value) : `${plain(value)}${THIN}${unit}`;

export const countOf = (hours: readonly Hour[], verdict: Verdict): number =>
  hours.filter((hour) => hour.verdict === verdict).length;

/** How many hours are kept, undecided and broken. */
export function countText(hours: readonly Hour[]): string {
  const [kept, band, broken] = [
    countOf(hours, 'kept'),
    countOf(hours, 'band'),
    countOf(hours, 'broken'),
  ];
  if (kept === hours.length) return `Simulated, all limits are kept in all ${hoursText(kept)}.`;
  const breaks = broken > 0 ? `, broken in ${broken}` : '';
  const open = band > 0 ? `; in ${band} a limit lies within the band` : '';
  return `Simulated, all limits are kept in ${kept} of ${hoursText(hours.length)}${breaks}${open}.`;
}

/** Stretches of hours in which something holds, each as [first, last]. */
export function stretches(
  hours: readonly Hour[],
  holds: (hour: Hour) => boolean,
): (readonly [first: number, last: number])[] {
  const found: [number, number][] = [];
  hours.forEach((hour, index) => {
    if (!holds(hour)) return;
    const last = found.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else found.push([index, index]);
  });
  return found;
}

/** When an hour ends: when the next begins, or its day does. */
function endName(load: Load, hour: number): string {
  const next = load.from + hour + 1;
  if (next % HOURS_A_DAY !== 0) return hourName(load, hour + 1);
  const isDay = load.from + load.rates.length <= HOURS_A_DAY;
  return isDay ? 'midnight' : `the end of day ${next / HOURS_A_DAY}`;
}

const span = (load: Load, [first, last]: readonly [number, number]): string =>
  `${hourName(load, first)} to ${endName(load, last)}`;

/** Stretches that a sentence names. */
const MOST_NAMED = 2;

/** When a limited measure has a verdict, such as "09:00 to 11:00"; empty where it never has. */
function whenText(load: Load, hours: readonly Hour[], measure: string, verdict: Verdict): string {
  const found = stretches(hours, ({ judged }) =>
    judged.some((one) => one.measure === measure && one.verdict === verdict),
  );
  const named = found.slice(0, MOST_NAMED).map((one) => span(load, one));
  const more = found.length - named.length;
  return andList(more > 0 ? [...named, `${more} more times`] : named);
}

/** When a limited measure breaks its limit, and when that cannot be told. */
function measureTexts(load: Load, hours: readonly Hour[], limit: Judged): string[] {
  const { measure, label, better, value, unit } = limit;
  const [broken, band] = (['broken', 'band'] as const).map((verdict) =>
    whenText(load, hours, measure, verdict),
  );
  const passes = better === 'less' ? 'passes' : 'falls below';
  const is = `${inSentence(label)} ${passes} ${withUnit(value, unit)}`;
  return [
    ...(broken ? [`From ${broken}, ${is}.`] : []),
    ...(band ? [`From ${band}, ${is} or does not: that is within the band.`] : []),
  ];
}

/** What waits at most and when it is gone; empty where nothing waits that may not. */
export function waitingText(
  load: Load,
  hours: readonly Hour[],
  noun: string,
  mayWait: number,
): string {
  const waits = hours.map(({ waiting }) => waiting.mean);
  const highest = Math.max(0, ...waits);
  if (highest <= mayWait) return '';
  const at = waits.indexOf(highest);
  const gone = waits.findIndex((value, hour) => hour > at && value <= mayWait);
  const when =
    gone < 0
      ? at === hours.length - 1
        ? 'and the load ends'
        : `${formatNumber(waits.at(-1) ?? 0)} still do at the end`
      : mayWait > 0
        ? `by ${endName(load, gone)} no more than ${formatNumber(mayWait)} do`
        : `they are gone by ${endName(load, gone)}`;
  return `At ${endName(load, at)}, ${formatNumber(highest)} ${noun} wait; ${when}.`;
}

/** What became of a load, made from the result. */
export function dayText(
  load: Load,
  { hours, cut }: DayAnswer,
  noun: string,
  mayWait: number,
): string[] {
  const limits = hours[0]?.judged ?? [];
  return [
    countText(hours),
    ...limits.flatMap((limit) => measureTexts(load, hours, limit)),
    waitingText(load, hours, noun, mayWait),
    cut ?? '',
  ].filter((text) => text !== '');
}

/** Raised knobs: "sending computer, 4 instead of 2". */
export const raiseText = (raises: readonly Raise[]): string =>
  andList(
    raises.map(
      ({ label, from, more }) => `${inSentence(label)}, ${from + more} instead of ${from}`,
    ),
  );
