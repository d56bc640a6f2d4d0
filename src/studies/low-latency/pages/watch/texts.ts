import { rollups } from 'd3-array';
import { formatNumber, withUnit } from '../../../../charts/frame/format';
import type { Present } from '../../watch/moment';
import type { Sight } from '../../watch/sights';
import type { Counts } from './placeNames';

/** "Wait for the dispatcher" as what is waited for. */
const awaited = (label: string): string => label.replace(/^Wait (for|to be) /, '$1 ');

const MOST_NAMED = 2;

/** How many messages there are, and what most of those that wait are waiting for. */
export function findingOf(moment: readonly Present[]): string {
  const waiting = moment.filter(({ isWaiting }) => isWaiting);
  const under = `${formatNumber(moment.length)} ${moment.length === 1 ? 'message' : 'messages'} under way`;
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

export function sightText({ id, size, stage }: Sight): string {
  if (id === 'checkpoint') return 'A checkpoint begins';
  if (id === 'crowd') return `The most at once: ${formatNumber(size ?? 0)} messages`;
  return `The longest wait: ${withUnit(size ?? 0, 'ms')} ${awaited(stage ?? '')}`;
}

export const messageText = ({ message, kind }: Pick<Present, 'message' | 'kind'>): string =>
  `${kind} ${formatNumber(message)}`;
