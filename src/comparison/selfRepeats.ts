import { sum, variance } from 'd3-array';
import { ln } from '../numbers/elementary';
import { actingDifferences } from '../scenario/differingKnobs';
import type { KnobSchema, KnobValues } from '../scenario/schema';

/** Of a normal error: half, and nine of ten, lie within so many standard deviations. */
const HALF_WITHIN = 0.6745;
const NINE_OF_TEN_WITHIN = 1.6449;

/** How much two runs of the same settings differ in a study. */
export interface SelfRepeats {
  /** Standard deviation of one run: of its logarithm as a share, or in points. */
  deviation: number;
  /** Runs less their groups: how much the deviation rests on. */
  degreesOfFreedom: number;
}

/** What a perfect model would show against one printed run, in the unit of the deviation. */
export interface PerfectErrors {
  median: number;
  p90: number;
}

/** A configuration with the values of all knobs. */
interface Settings {
  values: KnobValues;
}

/** Whether two settings differ in nothing that acts. */
export const isRepeat = (schema: KnobSchema, a: Settings, b: Settings): boolean =>
  actingDifferences(schema, a.values, b.values).length === 0;

/** Configurations that repeat the first of their group, in the order given; those that nothing repeats are left out. */
export function repeatGroups<T extends Settings>(
  schema: KnobSchema,
  configurations: readonly T[],
): T[][] {
  const groups: [T, ...T[]][] = [];
  for (const one of configurations) {
    const own = groups.find(([first]) => isRepeat(schema, first, one));
    if (own === undefined) groups.push([one]);
    else own.push(one);
  }
  return groups.filter((group) => group.length > 1);
}

/** Each group about its own mean, pooled; null where no group has two numbers. Logarithms unless told to take numbers as they are. */
export function pooledRepeats(
  groups: readonly (readonly number[])[],
  scale: 'ratio' | 'points' = 'ratio',
): SelfRepeats | null {
  const scaled = groups
    .filter((group) => group.length > 1)
    .map((group) => (scale === 'ratio' ? group.map(ln) : group));
  const freedomOf = (group: readonly number[]) => group.length - 1;
  const degreesOfFreedom = sum(scaled, freedomOf);
  if (degreesOfFreedom === 0) return null;
  const squares = sum(scaled, (group) => freedomOf(group) * (variance(group) ?? 0));
  return { deviation: Math.sqrt(squares / degreesOfFreedom), degreesOfFreedom };
}

/** Median and 90th percentile of the error that a model without any would show against one run. */
export const perfectErrors = ({ deviation }: Pick<SelfRepeats, 'deviation'>): PerfectErrors => ({
  median: HALF_WITHIN * deviation,
  p90: NINE_OF_TEN_WITHIN * deviation,
});

/** Where a limit comes from: what was set, or what a perfect model would show. */
export type LimitRule = 'set' | 'perfect';

const tenths = (value: number): number => Math.round(10 * value) / 10;

/** The limit of an error: what was set, and never below what a perfect model would show. */
export function limitOf(set: number, perfect: number): { limit: number; rule: LimitRule } {
  const least = tenths(perfect);
  return set < least ? { limit: least, rule: 'perfect' } : { limit: set, rule: 'set' };
}
