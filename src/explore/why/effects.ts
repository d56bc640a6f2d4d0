import { changeOf } from '../../charts/effects/change';
import type { JudgedDifference } from '../../comparison/differences';
import type { Estimate } from '../../simulator/types';
import type { Judge } from '../study/judged';
import type { Measure, MeasuredRun } from '../study/measure';
import { meanOf, differenceOf as pairedDifference, type Sample } from '../study/pairs';
import type { Step } from './steps';

export { type LeftOut, type Step, type Steps, stepsOf } from './steps';

/** What a result must keep to: at most, or at least where more is better. */
export interface Limit {
  measure: Measure;
  value: number;
}

/** Whether a value of its measure breaks a limit. */
export const breaks = ({ measure, value }: Limit, found: number): boolean =>
  measure.better === 'less' ? found > value : found < value;

/** Finished runs by replication, with holes where one is still to come. */
export type Runs = readonly (MeasuredRun | undefined)[];

/** Values of a measure by replication; null where one is still to come or has none. */
const sampleOf = (measure: Measure, runs: Runs): Sample =>
  runs.map((run) => (run === undefined ? null : measure.of(run)));

/** The difference of a measure between two scenarios whose runs share their random numbers. */
export interface Difference extends Estimate {
  /** Pairs of runs that it rests on; with one, there is no interval yet. */
  pairs: number;
}

/** After less before, by replication, with its 95 % Student t interval; null without a pair. */
export function differenceOf(measure: Measure, after: Runs, before: Runs): Difference | null {
  const found = pairedDifference(sampleOf(measure, before), sampleOf(measure, after));
  return found && { ...found.paired, pairs: found.pairs };
}

/** Mean of a measure over the finished runs with its interval; null without any. */
export function estimateOf(measure: Measure, runs: Runs): Estimate | null {
  return meanOf(sampleOf(measure, runs));
}

/** What one step of a knob does to a measure. */
export interface Effect {
  step: Step;
  /** Null as long as nothing is known; none where the step alone makes the scenario settle no more. */
  difference: Difference | 'unsettled' | null;
  /** Whether the interval holds no difference at all; a difference that never varies is none of chance. */
  mayBeChance: boolean;
  /** What the difference is worth under the model's error; null where there is none, and of what knobs count. */
  judged: JudgedDifference | null;
  /** Limits that the result breaks. */
  broken: readonly Limit[];
  /** Limits that it keeps and the scenario breaks. */
  mended: readonly Limit[];
}

const holdsZero = ({ low, high, pairs }: Difference): boolean => pairs > 1 && low <= 0 && high >= 0;

/** The limits that runs break, by their means. */
export const brokenBy = (runs: Runs, limits: readonly Limit[]): Limit[] =>
  limits.filter((limit) => {
    const found = estimateOf(limit.measure, runs);
    return found !== null && breaks(limit, found.mean);
  });

const isUnstable = (run: MeasuredRun | undefined): boolean => run?.report.status === 'unstable';

/** Whether runs that settle become ones that do not. */
const unsettles = (after: Runs, before: Runs): boolean =>
  after.some(isUnstable) && !before.some(isUnstable) && before.some((run) => run !== undefined);

/** Gives the judge of differences between the scenario of a question and one with a step taken. */
export type JudgeOf = (step: Step) => Judge;

/** What a difference by runs of both is worth; null without two pairs, and between a state that settles and one that does not. */
export function worthOf(
  measure: Measure,
  { after, before }: { after: Runs; before: Runs },
  judge: Judge,
): JudgedDifference | null {
  const runs = differenceOf(measure, after, before);
  const [first, other] = [before, after].map((of) => estimateOf(measure, of)?.mean);
  if (runs === null || runs.pairs < 2 || first === undefined || other === undefined) return null;
  if (after.some(isUnstable) !== before.some(isUnstable)) return null;
  return judge(measure, { first, other, runs });
}

/** The effect of a step on a measure by the runs of both. */
export function effectOf(
  step: Step,
  measure: Measure,
  limits: readonly Limit[],
  both: { after: Runs; before: Runs },
  judgeOf: JudgeOf,
): Effect {
  const { after, before } = both;
  const found = differenceOf(measure, after, before);
  const broken = brokenBy(after, limits);
  return {
    step,
    difference: unsettles(after, before) ? 'unsettled' : found,
    mayBeChance: found !== null && holdsZero(found),
    judged: worthOf(measure, both, judgeOf(step)),
    broken,
    mended:
      found === null ? [] : brokenBy(before, limits).filter((limit) => !broken.includes(limit)),
  };
}

/** Whether a difference in a measure is one for the better. */
export const isBetter = ({ better }: Measure, difference: number): boolean =>
  better === 'more' ? difference > 0 : difference < 0;

/** The most helpful first, the most harmful last, after them what does not settle and what is still to come. */
export function sorted(measure: Measure, effects: readonly Effect[]): Effect[] {
  const sign = measure.better === 'more' ? -1 : 1;
  const placeOf = ({ difference }: Effect) => {
    if (difference === null) return Number.POSITIVE_INFINITY;
    return difference === 'unsettled' ? Number.MAX_VALUE : sign * difference.mean;
  };
  return [...effects].sort((a, b) => {
    const [left, right] = [placeOf(a), placeOf(b)];
    return left === right ? 0 : left - right;
  });
}

/** Whether the runs tell a difference whose direction the model is not to be trusted with. */
export const isWithheld = ({ mayBeChance, judged }: Effect): boolean =>
  judged?.verdict === 'cannot-tell' && !mayBeChance;

/** The steps that tell most: those that help most, then those that harm most, each no more than given. */
export function telling(
  measure: Measure,
  effects: readonly Effect[],
  { helping, harming }: { helping: number; harming: number },
): Effect[] {
  const isSure = ({ difference, mayBeChance }: Effect) =>
    difference === 'unsettled' || (difference !== null && difference.mean !== 0 && !mayBeChance);
  const sure = sorted(measure, effects.filter(isSure));
  const better = sure.filter((effect) => isBetter(measure, changeOf(effect)?.mean ?? 0));
  const worse = sure.filter((one) => !better.includes(one));
  return [...better.slice(0, helping), ...worse.slice(Math.max(0, worse.length - harming))];
}
