import { MOST, placeOf } from './entry';
import { type HeldScenario, toldOf } from './scenarios';

/** More changes are counted. */
const MOST_NAMED = 2;

/** What an entry is called until its reader says otherwise, such as "Compare: Low latency, 20-A; Low latency, 20-B". */
export function suggestedName(link: string, held: readonly HeldScenario[]): string {
  const scenarios = held.map((one) => {
    const { configuration, changes } = toldOf(one);
    if (changes.length === 0) return configuration;
    const what = changes.length > MOST_NAMED ? `${changes.length} changes` : changes.join(', ');
    return `${configuration} (${what})`;
  });
  const name = [placeOf(link), ...(scenarios.length > 0 ? [scenarios.join('; ')] : [])].join(': ');
  return name.length <= MOST.name ? name : `${name.slice(0, MOST.name - 1)}…`;
}
