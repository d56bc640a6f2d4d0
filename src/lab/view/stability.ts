import type { Summary } from '../../simulator/types';

const keepsUp = ({ status }: Summary) => status !== 'unstable';

/**
 * What a change did to a system that did or does not keep up, whose numbers are those of a backlog
 * and have no difference; null where it keeps up before and after.
 */
export function stabilityText(before: Summary, now: Summary): string | null {
  if (keepsUp(before) && keepsUp(now)) return null;
  if (keepsUp(now)) return 'the system keeps up again';
  return keepsUp(before) ? 'the system no longer keeps up' : 'the system still does not keep up';
}
