import { addressOf } from '../../address/written';
import { SEED } from '../../scenario/linkFields';
import { COMPARE_PATH } from '../../scenario/namedLink';
import { DEFAULT_SEED } from '../../scenario/scenario';
import { writeScenario } from '../question/scenarioText';
import type { HeldScenario } from './scenarios';

/** Scenarios that stand beside each other at most. */
export const MOST_COMPARED = 4;
const KEYS = ['a', 'b', 'c', 'd'];

/** The seed that scenarios beside each other all run with: that of the first. */
const sharedSeed = ([first]: readonly HeldScenario[]): number =>
  first?.scenario.seed ?? DEFAULT_SEED;

/** Says with which seed scenarios of several seeds are compared; empty where all have the same. */
export function seedText(held: readonly HeldScenario[]): string {
  const seed = sharedSeed(held);
  return held.every(({ scenario }) => scenario.seed === seed)
    ? ''
    : `All run with the seed of the first, ${seed}.`;
}

/** Where scenarios stand beside each other, in their order. */
export function compareLinkOf(held: readonly HeldScenario[]): string {
  const seed = sharedSeed(held);
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
