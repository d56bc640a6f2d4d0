import { rollups, sum } from 'd3-array';
import { capitalised, formatNumber, withUnit } from '../../charts/frame/format';
import { awaited } from '../run/awaited';
import type { Present } from '../run/moment';
import type { Sight } from '../run/sights';
import type { Fact, NamedPlace, WatchedStudy } from '../run/study';
import type { Place } from '../run/watched';
import type { Counts } from './counts';

/** The words with which all of some texts begin. */
function commonWords([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  const most = others.map((other) => {
    const own = other.split(' ');
    const end = words.findIndex((word, at) => word !== own[at]);
    return end < 0 ? words.length : end;
  });
  return words.slice(0, Math.min(words.length, ...most)).join(' ');
}

/** Fewest words that say what is waited for, such as "for a worker". */
const LEAST_WORDS = 3;

/** What those who wait at a place wait for, in words that hold for all of them; else where they wait. */
function awaitedAt(place: Place, here: readonly Present[], places: readonly NamedPlace[]): string {
  const labels = [...new Set(here.map(({ stage }) => awaited(stage.label)))];
  const common = commonWords(labels);
  if (labels.length === 1 || common.split(' ').length >= LEAST_WORDS) return common;
  const found = places.find(({ id }) => id === place);
  return found?.shape === 'lock' ? `before the ${found.name}` : `at “${found?.name ?? place}”`;
}

const MOST_NAMED = 2;

/**
 * How many messages there are, and what most of those that wait are waiting for. They are counted by the place where they
 * stand, so that the numbers are those beside the places.
 */
export function findingOf(
  moment: readonly Present[],
  { noun }: Pick<WatchedStudy, 'noun'>,
  places: readonly NamedPlace[],
): string {
  const waiting = moment.filter(({ isWaiting }) => isWaiting);
  const under = `${formatNumber(moment.length)} ${moment.length === 1 ? noun.one : noun.many} under way`;
  if (waiting.length === 0) return `${under}, none of them waits`;
  const byPlace = rollups(
    waiting,
    (here) => here,
    ({ place }) => place,
  ).map(([place, here]) => ({ text: awaitedAt(place, here, places), count: here.length }));
  const reasons = rollups(
    byPlace,
    (same) => sum(same, ({ count }) => count),
    ({ text }) => text,
  ).sort((a, b) => b[1] - a[1]);
  const named = reasons
    .slice(0, MOST_NAMED)
    .map(([what, count]) => `${formatNumber(count)} ${what}`);
  const rest =
    waiting.length - reasons.slice(0, MOST_NAMED).reduce((all, [, count]) => all + count, 0);
  const list = [...named, ...(rest > 0 ? [`${formatNumber(rest)} elsewhere`] : [])].join(', ');
  return `${under}, ${formatNumber(waiting.length)} of them ${waiting.length === 1 ? 'waits' : 'wait'}: ${list}`;
}

/** A simulated instant, such as "360.250 s". */
export const clockOf = (timeMs: number): string => withUnit(timeMs / 1000, 's', 3);

export const countsText = ({ waiting, atWork }: Counts): string => {
  if (waiting + atWork === 0) return 'empty';
  const parts = [
    ...(waiting > 0 ? [`${formatNumber(waiting)} in line`] : []),
    ...(atWork > 0 ? [`${formatNumber(atWork)} at work`] : []),
  ];
  return parts.join(', ');
};

export function sightText({ id, size, text }: Sight, { noun }: WatchedStudy): string {
  if (id === 'incident') return text ?? '';
  if (id === 'crowd') return `The most at once: ${formatNumber(size ?? 0)} ${noun.many}`;
  return `The longest wait: ${withUnit(size ?? 0, 'ms')} ${awaited(text ?? '')}`;
}

/** Such as "6 users" or "CPU 40 %". */
export const factText = ({ label, value, unit }: Fact): string =>
  unit ? `${label} ${withUnit(value, unit)}` : `${formatNumber(value)} ${label}`;

/** "Message 12,345", as a study calls it. */
export const nameOf = (message: number, { noun }: WatchedStudy): string =>
  `${capitalised(noun.one)} ${formatNumber(message)}`;

/** "request 12,345", or as a study calls it. */
export const messageText = ({ message, stage }: Present, { noun }: WatchedStudy): string =>
  `${stage.path ?? noun.one} ${formatNumber(message)}`;
