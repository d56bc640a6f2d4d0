import type { Resource, Summary } from '../../simulator/types';
import { formatNumber, inSentence, THIN } from './format';

const busiest = (resources: readonly Resource[]): Resource | undefined =>
  resources.reduce<Resource | undefined>(
    (top, one) => (top && top.utilisationPercent >= one.utilisationPercent ? top : one),
    undefined,
  );

/** The resource with the highest utilisation. */
export const limitingResource = (summary: Summary): Resource | undefined =>
  busiest(summary.resources);

/** What limits the system now, such as "The publish lock limits: held 71 % of the time." */
export function limitText(summary: Summary): string {
  if (summary.status === 'unstable') {
    return `The system does not keep up: ${summary.unstableReason ?? 'its backlog keeps growing'}.`;
  }
  const top = limitingResource(summary);
  if (!top) return '';
  const name = inSentence(top.label);
  const plural = /^processors/i.test(top.label);
  const occupied = `${/lock/i.test(top.label) ? 'held' : 'busy'} ${formatNumber(top.utilisationPercent)}${THIN}% of the time`;
  return top.utilisationPercent < 50
    ? `Nothing is short: the busiest part, the ${name}, ${plural ? 'are' : 'is'} ${occupied}.`
    : `The ${name} ${plural ? 'limit' : 'limits'}: ${occupied}.`;
}
