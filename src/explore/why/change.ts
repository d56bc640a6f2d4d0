import { powerOfTen } from '../../numbers/elementary';
import type { Report, Stage } from '../../simulator/report';
import { estimate } from '../../simulator/statistics';
import type { Estimate } from '../../simulator/types';

/** What a change did to the mean time in one stage. */
export interface StageChange {
  /** Path and id, such as "request publishWait". */
  key: string;
  label: string;
  path: Stage['path'];
  kind: Stage['kind'];
  /** Of each pair of runs on the same random numbers, ms. */
  pairsMs: readonly number[];
  difference: Estimate;
}

/** What a change did to the mean time of single messages: its parts add up to the total. */
export interface TimeChange {
  /** Sum of all stages, ms. */
  beforeMs: number;
  afterMs: number;
  /** After less before, over pairs of runs. */
  total: Estimate;
  /** In the order of the stages. */
  parts: readonly StageChange[];
  pairs: number;
}

const keyOf = ({ path, id }: Stage): string => `${path} ${id}`;
const totalOf = (stages: readonly Stage[]): number =>
  stages.reduce((sum, { meanMs }) => sum + meanMs, 0);

/** Stages of both, in the order of the first; those that only the second has come after their predecessor. */
function allStages(before: readonly Stage[], after: readonly Stage[]): Stage[] {
  const all = [...before];
  after.forEach((stage, index) => {
    if (all.some((one) => keyOf(one) === keyOf(stage))) return;
    const previous = after[index - 1];
    const at = previous ? all.findIndex((one) => keyOf(one) === keyOf(previous)) + 1 : 0;
    all.splice(at, 0, stage);
  });
  return all;
}

/** Splits the change in the mean time of messages into stages; null where no pair of runs has any. */
export function changeByStage(
  before: readonly (Report | undefined)[],
  after: readonly (Report | undefined)[],
): TimeChange | null {
  const pairs = after.flatMap((report, replication) => {
    const [left, right] = [before[replication]?.stages ?? [], report?.stages ?? []];
    return left.length === 0 || right.length === 0 ? [] : [{ left, right }];
  });
  const [first] = pairs;
  if (first === undefined) return null;
  const msOf = (stages: readonly Stage[], key: string) =>
    stages.find((stage) => keyOf(stage) === key)?.meanMs ?? 0;
  const meanOf = (side: 'left' | 'right') =>
    estimate(pairs.map((pair) => totalOf(pair[side]))).mean;
  return {
    beforeMs: meanOf('left'),
    afterMs: meanOf('right'),
    total: estimate(pairs.map(({ left, right }) => totalOf(right) - totalOf(left))),
    parts: allStages(first.left, first.right).map((stage) => {
      const key = keyOf(stage);
      const pairsMs = pairs.map(({ left, right }) => msOf(right, key) - msOf(left, key));
      return {
        key,
        label: stage.label,
        path: stage.path,
        kind: stage.kind,
        pairsMs,
        difference: estimate(pairsMs),
      };
    }),
    pairs: pairs.length,
  };
}

/** The largest parts in their order, and all others as one. */
export function largestParts(
  parts: readonly StageChange[],
  most: number,
): { shown: readonly StageChange[]; others: readonly StageChange[] } {
  const sizes = [...parts].sort(
    (a, b) => Math.abs(b.difference.mean) - Math.abs(a.difference.mean),
  );
  const kept = new Set(sizes.slice(0, parts.length > most ? most - 1 : most));
  return {
    shown: parts.filter((part) => kept.has(part)),
    others: parts.filter((part) => !kept.has(part)),
  };
}

/** What several parts did together, pair by pair. */
export const together = (parts: readonly StageChange[]): Estimate =>
  estimate(
    (parts[0]?.pairsMs ?? []).map((_, pair) =>
      parts.reduce((sum, { pairsMs }) => sum + (pairsMs[pair] ?? 0), 0),
    ),
  );

/** Rounded to decimals. */
export const roundedTo = (value: number, digits: number): number =>
  Math.round(value * powerOfTen(digits)) / powerOfTen(digits);

/**
 * Numbers rounded so that they add up to `whole`, which is their sum but for its own rounding: each down, then up again
 * where most was lost. A reader can add up what is shown.
 */
export function roundedToAddUp(values: readonly number[], digits: number, whole: number): number[] {
  const unit = powerOfTen(digits);
  const scaled = values.map((value) => value * unit);
  const rounded = scaled.map(Math.floor);
  const missing = Math.round(whole * unit) - rounded.reduce((sum, value) => sum + value, 0);
  const step = Math.sign(missing);
  const lost = (index: number) => (scaled[index] ?? 0) - Math.floor(scaled[index] ?? 0);
  const order = [...scaled.keys()].sort((a, b) => step * (lost(b) - lost(a)));
  for (let turn = 0; turn < Math.abs(missing); turn += 1) {
    const index = order[turn % order.length] ?? 0;
    rounded[index] = (rounded[index] ?? 0) + step;
  }
  return rounded.map((value) => value / unit);
}
