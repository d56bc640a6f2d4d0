import { configurationOf, seenOfScenario } from '../../scripts/challenges/submission';
import { readLink } from '../../scripts/replay/link';
import { labelOf } from '../../src/scenario/codec';
import { published, type Scenario, setKnobs } from '../../src/scenario/scenario';
import type { Seen } from '../../src/tours/types';
import type { Move } from './tourMoves';

/** The scenario after a move. */
function moved({ configuration, knobs, resetAll }: Move, before: Scenario): Scenario {
  const { base } = before;
  const prefix = base.slice(0, base.length - labelOf(base).length);
  const turned = configuration
    ? published(`${prefix}${configuration}`)
    : resetAll
      ? published(base)
      : before;
  const { schema, values } = configurationOf(turned.base);
  return setKnobs(schema, values, turned, knobs ?? {});
}

const known = new Map<string, Promise<Seen>>();

/** What a lab shows of a scenario: the steps of a tour come back to the same ones. */
function seenOf(scenario: Scenario, statistic: Seen['statistic']): Promise<Seen> {
  const key = JSON.stringify([scenario, statistic]);
  const seen = known.get(key) ?? seenOfScenario(scenario, statistic);
  known.set(key, seen);
  return seen;
}

/** What a lab shows after a link and each move that follows it. */
export async function seenOfMoves(link: string, moves: readonly Move[]): Promise<Seen[]> {
  let { scenario } = readLink(link);
  let statistic: Seen['statistic'] = 'median';
  const seen = [await seenOf(scenario, statistic)];
  for (const move of moves) {
    scenario = moved(move, scenario);
    statistic = move.statistic ?? statistic;
    seen.push(await seenOf(scenario, statistic));
  }
  return seen;
}
