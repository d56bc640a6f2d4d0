import { MOST, placeOf } from './entry';
import { type HeldScenario, wordsOf } from './scenarios';

/** What an entry is called until its reader says otherwise, such as "Compare: Low latency, 20-A; Low latency, 20-B". */
export function suggestedName(link: string, held: readonly HeldScenario[]): string {
  const scenarios = held.map((one) => {
    const { configuration, changes } = wordsOf(one);
    return changes.length === 0 ? configuration : `${configuration} (${changes.join(', ')})`;
  });
  const name = [placeOf(link), ...(scenarios.length > 0 ? [scenarios.join('; ')] : [])].join(': ');
  return name.length <= MOST.name ? name : `${name.slice(0, MOST.name - 1)}…`;
}
