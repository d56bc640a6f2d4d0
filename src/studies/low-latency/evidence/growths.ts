import { groups, pairs } from 'd3-array';
import { valuesById } from '../../../scenario/studiedValues';
import { usersOf } from './board';
import type { Both, Growth } from './delayRows';
import { residualCellOf } from './residuals';
import type { Study, StudyResult } from './study';
import type { ResidualCell } from './types';

/** By how much a time is longer in one configuration than in another; null where one is not compared. */
function growthOf(
  [less, more]: readonly [StudyResult, StudyResult],
  quantity: ResidualCell['quantity'],
): Both | null {
  const [from, to] = [less, more].map((one) => residualCellOf(one.comparisons, quantity));
  return from && to
    ? { measured: to.measured - from.measured, simulated: to.simulated - from.simulated }
    : null;
}

/** Neighbours in the number of users among configurations that have all else in common. */
export function growthsOf({ schema, results }: Study): Growth[] {
  const rest = ({ knobs }: StudyResult) =>
    Object.entries(valuesById(schema, knobs))
      .filter(([id]) => id !== 'virtualUsers')
      .join();
  const comparable = results.filter((result) => result.comparable);
  return groups(comparable, rest).flatMap(([, some]) =>
    pairs([...some].sort((a, b) => usersOf(schema, a) - usersOf(schema, b))).flatMap(
      (pair): Growth[] => {
        const [from, to] = pair;
        const users = [usersOf(schema, from), usersOf(schema, to)] as const;
        const [request, response] = [growthOf(pair, 'requestTime'), growthOf(pair, 'responseTime')];
        if (!request || !response || users[0] === users[1]) return [];
        return [{ from: from.id, to: to.id, users, request, response }];
      },
    ),
  );
}
