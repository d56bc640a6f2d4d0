import { addressOf } from '../../address/written';
import { SEED } from '../../scenario/linkFields';
import { COMPARE_PATH } from '../../scenario/namedLink';
import { DEFAULT_SEED } from '../../scenario/scenario';
import { writeScenario } from '../question/scenarioText';
import type { HeldScenario } from './scenarios';

/** Scenarios that stand beside each other at most. */
export const MOST_COMPARED = 4;
const KEYS = ['a', 'b', 'c', 'd'];

/** Where scenarios stand beside each other, in their order; all run with the seed of the first. */
export function compareLinkOf(held: readonly HeldScenario[]): string {
  const [first] = held;
  const seed = first?.scenario.seed ?? DEFAULT_SEED;
  const scenarios = held
    .slice(0, MOST_COMPARED)
    .map(({ study, scenario }, place): [string, string] => [
      KEYS[place] ?? '',
      writeScenario(study, scenario),
    ]);
  return addressOf(COMPARE_PATH, [
    ...scenarios,
    ...(seed === DEFAULT_SEED ? [] : [[SEED.key, String(seed)] as const]),
  ]);
}
