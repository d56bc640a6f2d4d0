import type { KnobValues } from '../../scenario/schema';
import type { ExploredStudy, LoadLaws } from '../study/exploredStudy';
import type { Goal, Numbers } from './goal';
import type { Trial } from './trial';

/** Short runs are off by less than this share: a bound that rests on one has so much room. */
const ROOM = 0.1;

/** Rules out combinations without a run. */
export interface Bounds {
  /** Learns from a trial that ran. */
  learn: (trial: Trial) => void;
  /** Whether a combination is sure to break a limit. */
  breaksLimit: (values: KnobValues) => boolean;
  /** Whether a combination is sure to have less of what is wanted than one that is sure to be accepted. */
  isBeaten: (values: KnobValues) => boolean;
}

/** Nothing is ruled out. */
export const UNBOUNDED: Bounds = {
  learn: () => {},
  breaksLimit: () => false,
  isBeaten: () => false,
};

interface Range {
  low: number;
  high: number;
}

const ANYTHING: Range = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** What a run at one load leaves possible of a measure at another, all else being equal. */
export function rangeAt(laws: LoadLaws, measure: string, value: number, grown: number): Range {
  const isMore = grown >= 1;
  const rises = { low: isMore ? value : ANYTHING.low, high: isMore ? ANYTHING.high : value };
  if (laws.rises.includes(measure)) return rises;
  if (laws.falls.includes(measure)) {
    return { low: isMore ? ANYTHING.low : value, high: isMore ? value : ANYTHING.high };
  }
  if (laws.risesLessThanLoad.includes(measure)) {
    const inProportion = value * grown;
    return {
      low: isMore ? ANYTHING.low : inProportion,
      high: isMore ? inProportion : ANYTHING.high,
    };
  }
  return ANYTHING;
}

/** The best that is possible, with room for the errors of short runs; null where nothing is known. */
function bestIn({ low, high }: Range, isMoreBetter: boolean): number | null {
  const best = isMoreBetter ? high : low;
  if (!Number.isFinite(best)) return null;
  return best + (isMoreBetter ? ROOM : -ROOM) * Math.abs(best);
}

/** The bounds of a question. What the knobs alone tell is exact; what earlier runs tell holds for the same knobs but the load. */
export function boundsOf(study: ExploredStudy, goal: Goal): Bounds {
  const { loadKnob, loadLaws } = study;
  const others = study.context.schema.knobs.map(({ id }) => id).filter((id) => id !== loadKnob);
  const groupOf = (values: KnobValues) => others.map((id) => values[id]).join(' ');
  const learned = new Map<string, Trial[]>();
  let best = Number.POSITIVE_INFINITY;

  const exact = (values: KnobValues): Record<string, number> =>
    Object.fromEntries(
      goal.measures.flatMap(({ id, counted }) => (counted ? [[id, counted(values)]] : [])),
    );
  /** What each known trial of the same group leaves possible at best. */
  const possible = (values: KnobValues, isMoreBetter: (measure: string) => boolean): Numbers[] => {
    const known = loadLaws ? (learned.get(groupOf(values)) ?? []) : [];
    return known.map(({ values: own, numbers }) => {
      const load = own[loadKnob] ?? 0;
      const grown = (values[loadKnob] ?? 0) / load;
      return Object.fromEntries(
        goal.measures.map(({ id }) => {
          const value = numbers[id] ?? null;
          if (value === null || !loadLaws || load <= 0) return [id, null];
          return [id, bestIn(rangeAt(loadLaws, id, value, grown), isMoreBetter(id))];
        }),
      );
    });
  };

  return {
    learn(trial) {
      const group = groupOf(trial.values);
      learned.set(group, [...(learned.get(group) ?? []), trial]);
      const { isUnstable, numbers } = trial;
      const cost = goal.cost(numbers);
      if (isUnstable || cost === null) return;
      const counted = exact(trial.values);
      const isSure = goal.limits.every(
        (limit) => goal.excess(limit, numbers) <= (limit.measure in counted ? 0 : -ROOM / 2),
      );
      if (isSure) best = Math.min(best, cost);
    },
    breaksLimit(values) {
      const counted = exact(values);
      const isBroken = (numbers: Numbers) =>
        goal.limits.some(
          (limit) => (numbers[limit.measure] ?? null) !== null && goal.excess(limit, numbers) > 0,
        );
      return isBroken(counted) || possible(values, goal.isAtLeast).some(isBroken);
    },
    isBeaten(values) {
      const own = goal.cost(exact(values));
      const costs = [own, ...possible(values, () => goal.isMoreWanted).map(goal.cost)];
      return costs.some((cost) => cost !== null && cost > best);
    },
  };
}
