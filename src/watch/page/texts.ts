import { rollups } from 'd3-array';
import { capitalised, formatNumber, withUnit } from '../../charts/frame/format';
import type { Present } from '../run/moment';
import type { Sight } from '../run/sights';
import type { Fact, WatchedStudy } from '../run/study';
import type { Counts } from './counts';

/** "Wait for the dispatcher" as what is waited for. */
const awaited = (label: string): string => {
  const what = label.replace(/^Wait (for|to) /, '$1 ');
  return what.charAt(0).toLowerCase() + what.slice(1);
};

const MOST_NAMED = 2;

/** How many messages there are, and what most of those that wait are waiting for. */
export function findingOf(
  moment: readonly Present[],
  { noun }: Pick<WatchedStudy, 'noun'>,
): string {
  const waiting = moment.filter(({ isWaiting }) => isWaiting);
  const under = `${formatNumber(moment.length)} ${moment.length === 1 ? noun.one : noun.many} under way`;
  if (waiting.length === 0) return `${under}, none of them waits`;
  const reasons = rollups(
    waiting,
    (same) => same.length,
    ({ stage }) => awaited(stage.label),
  ).sort((a, b) => b[1] - a[1]);
  const named = reasons
    .slice(0, MOST_NAMED)
    .map(([what, count]) => `${formatNumber(count)} ${what}`);
  const rest =
    waiting.length - reasons.slice(0, MOST_NAMED).reduce((sum, [, count]) => sum + count, 0);
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
