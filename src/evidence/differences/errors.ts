import { descending } from 'd3-array';
import type {
  DifferenceError,
  DifferenceRecord,
  MetricDifferences,
} from '../../comparison/differences';
import { conformalQuantile } from '../bands/conformal';
import { FEWEST } from '../bands/pools';
import type { DifferencePair } from './pairs';

/** Of so many pairs of like size all directions but one must be right; of fewer, all. */
const LIKE = 10;
/** Fewer pairs say nothing of directions. */
const FEWEST_DIRECTIONS = 5;

export const isRight = ({ measured, predicted }: DifferencePair): boolean =>
  measured * predicted > 0;

/**
 * The least size of a predicted difference down to which directions were right: of any ten pairs next to each other in
 * size at least nine. Null where even of the largest they were not.
 */
export function directionFrom(pairs: readonly DifferencePair[]): number | null {
  const sorted = [...pairs].sort((a, b) =>
    descending(Math.abs(a.predicted), Math.abs(b.predicted)),
  );
  let from: number | null = null;
  for (let count = FEWEST_DIRECTIONS; count <= sorted.length; count += 1) {
    const like = sorted.slice(Math.max(0, count - LIKE), count);
    const wrong = like.filter((pair) => !isRight(pair)).length;
    if (wrong > (like.length < LIKE ? 0 : 1)) break;
    from = Math.abs(like.at(-1)?.predicted ?? 0);
  }
  return from;
}

/** The errors of some pairs; null of none. */
export function errorOf(pairs: readonly DifferencePair[]): DifferenceError | null {
  const halfWidth = conformalQuantile(
    pairs.map(({ measured, predicted }) => Math.abs(measured - predicted)),
  );
  return halfWidth === null ? null : { halfWidth, directionFrom: directionFrom(pairs) };
}

/** The errors of each of some names that ten pairs have; the others are absent. */
function errorsBy(
  pairs: readonly DifferencePair[],
  namesOf: (pair: DifferencePair) => readonly string[],
): Record<string, DifferenceError> {
  const names = [...new Set(pairs.flatMap(namesOf))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const own = pairs.filter((pair) => namesOf(pair).includes(name));
      const error = own.length < FEWEST ? null : errorOf(own);
      return error === null ? [] : [[name, error]];
    }),
  );
}

/** The errors of the pairs of one metric; null of fewer than ten. */
export function metricDifferences(pairs: readonly DifferencePair[]): MetricDifferences | null {
  const [first] = pairs;
  const all = pairs.length < FEWEST ? null : errorOf(pairs);
  if (first === undefined || all === null) return null;
  const knobs = errorsBy(pairs, ({ changed }) => changed.map(({ id }) => id));
  const groups = errorsBy(pairs, ({ changed }) => [
    ...new Set(changed.flatMap(({ id, group }) => (id in knobs ? [] : group))),
  ]);
  return { scale: first.scale, all, knobs, groups };
}

/** The errors of differences in every metric that ten pairs have. */
export function differenceRecord(pairs: readonly DifferencePair[]): DifferenceRecord {
  const metrics = [...new Set(pairs.map(({ metric }) => metric))];
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const found = metricDifferences(pairs.filter((pair) => pair.metric === metric));
      return found === null ? [] : [[metric, found]];
    }),
  );
}
