import { formatNumber } from '../../charts/frame/format';
import type { Next } from '../../system/fitAnswer';
import type { LoadKind } from '../description';
import { loadText } from './loads';

const digitsOf = (value: number): number => (value < 10 ? 1 : 0);

/** What to measure next: "a run at 192 users", "how busy each resource is at 16 users". */
export const nextText = ({ what, atUsers }: Next, kind: LoadKind): string =>
  what === 'level'
    ? `a run at ${loadText(atUsers, kind)}`
    : `how busy each resource is at ${loadText(atUsers, kind)}`;

/** How much it would tell. */
export function tellsText({ differs }: Next): string {
  const times = formatNumber(differs, digitsOf(differs));
  return differs < 1
    ? `It would hardly tell: what is still possible lies ${times} of the scatter of one run apart there, and nowhere further.`
    : `What is still possible lies ${times} times the scatter of one run apart there.`;
}
