import type { LoadTest } from '../../loadtest';
import type { Description } from '../description';
import { loadsText } from './said';

/** What is said once a reading has ended. */
export function levelsText({ measured, hold }: Description, test: LoadTest | null): string {
  const levels = measured ?? [];
  const [missing] = test?.missing ?? [];
  const count = `${levels.length === 1 ? 'One level' : `${levels.length} levels`} measured`;
  const isHeld = (load: number | null | undefined) => (hold ?? []).some((one) => one === load);
  const held = levels.filter(({ users, arrivalsPerSecond }) => isHeld(users ?? arrivalsPerSecond));
  const first =
    levels.length === 0 ? 'No level could be used.' : held.length === 0 ? `${count}.` : '';
  const kept = first === '' ? `${count}; kept back to check the rest: ${loadsText(held)}.` : first;
  if (missing === undefined) return kept;
  const more = test?.missing.slice(1) ?? [];
  return `${kept} Not told: ${missing}${more.length > 0 ? ` and ${more.length} more` : ''}.`;
}
