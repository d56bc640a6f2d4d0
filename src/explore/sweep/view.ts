import { leadsOutside } from '../../lab/view/leadsOutside';
import { powerOfTen } from '../../numbers/elementary';
import { type Standing, standings } from '../study/bands';
import { type ExploredStudy, measureOf } from '../study/exploredStudy';
import type { Measure } from '../study/measure';
import { equalsOf } from './equals';
import {
  bestOf,
  estimateOf,
  type Found,
  foundOf,
  isUnstable,
  type RunPoint,
  samplesOf,
} from './found';
import { kneeOf, powerOf } from './knee';
import { type MeasuredBeside, measuredBeside } from './measured';
import { knobNamed, type SweepQuestion } from './question';
import { sweptValues } from './swept';

/** A point with what was found of one measure; null before a run of it has ended. */
export interface ViewedPoint {
  point: RunPoint;
  found: Found | null;
  runs: number;
  /** Whether nobody measured the values of the swept knobs. */
  isBeyond: boolean;
  isUnstable: boolean;
}

/** One measure over a sweep. */
export interface SweepView {
  measure: Measure;
  points: readonly ViewedPoint[];
  measured: readonly MeasuredBeside[];
  /**
   * The first point, by the values of the swept knobs, of those that have the most, or the least, of the measure as far
   * as the runs can tell.
   */
  best: ViewedPoint | null;
  /** All of those, with the best. */
  equals: readonly ViewedPoint[];
  /** Whether all runs have been made. */
  isWhole: boolean;
  /** Decimals that tell its values apart. */
  digits: number;
}

/** Decimals for values of a size: none where all are whole, else as many as leave three digits. */
export function digitsFor(values: readonly number[]): number {
  if (values.every(Number.isInteger)) return 0;
  const most = Math.max(...values.map(Math.abs));
  return most < 1 ? 3 : most < 10 ? 2 : most < 100 ? 1 : 0;
}

/** Gives the standing of points, each worked out once: distances to all configurations take time. */
export function rememberedStandings(study: ExploredStudy): (point: RunPoint) => Standing {
  const standingOf = standings(study);
  const known = new Map<string, Standing>();
  return (point) => {
    const key = Object.values(point.values).join(' ');
    const found = known.get(key) ?? standingOf(point.values);
    known.set(key, found);
    return found;
  };
}

/** The points that cannot be told from the one with the most, or the least; in the order of all. */
function equalPoints(
  viewed: readonly ViewedPoint[],
  measure: Measure,
  digits: number,
): ViewedPoint[] {
  const known = viewed.filter(({ found }) => found !== null);
  const best = bestOf(
    known.map(({ point }) => point),
    measure,
  );
  const equals = equalsOf(
    known.map(({ point }) => samplesOf(point, measure)),
    known.findIndex(({ point }) => point === best),
    0.5 * powerOfTen(-digits),
  );
  return known.filter((_, place) => equals[place]);
}

/** What a sweep has found of a measure so far. */
export function viewOf(
  study: ExploredStudy,
  question: SweepQuestion,
  points: readonly RunPoint[],
  measure: Measure,
  standingOf: (point: RunPoint) => Standing,
): SweepView {
  const { over, by } = question;
  const swept = by === null ? [over.knob] : [over.knob, by.knob];
  const viewed = points.map((point): ViewedPoint => {
    const { reports } = point;
    return {
      point,
      found: reports.size === 0 ? null : foundOf(point, measure, standingOf(point)),
      runs: reports.size,
      isBeyond: leadsOutside(study.context.schema, study.index, point.values, swept),
      isUnstable: isUnstable(point),
    };
  });
  const means = viewed.flatMap(({ found }) => (found ? [found.estimate.mean] : []));
  const digits = digitsFor(means);
  const equals = equalPoints(viewed, measure, digits);
  return {
    measure,
    points: viewed,
    measured: measuredBeside(study, question, measure.id),
    best: equals[0] ?? null,
    equals,
    isWhole: viewed.every(
      ({ point, runs }) => point.conflict !== null || runs >= question.replications,
    ),
    digits,
  };
}

/** The values of power in the runs of a point, in their order; none where the study has no knee. */
function powersOf({ knee, ...study }: ExploredStudy, point: RunPoint): number[] {
  if (knee === null) return [];
  const sampleOf = (id: string | null) => {
    const measure = id === null ? undefined : measureOf({ knee, ...study }, id);
    return measure ? samplesOf(point, measure) : [];
  };
  const responses = sampleOf(knee.response);
  return sampleOf(knee.throughput).map((throughput, run) =>
    powerOf({ load: point.over, throughput, response: responses[run] ?? null }),
  );
}

/**
 * Between which loads the knee lies: those whose power cannot be told from the greatest, and as far beyond as nobody
 * looked.
 */
export function kneeRangeOf(
  study: ExploredStudy,
  { over }: SweepQuestion,
  points: readonly RunPoint[],
  knee: number,
): { low: number; high: number } {
  const { step } = knobNamed(study, over.knob);
  const known = points.filter((point) => point.reports.size > 0 && !isUnstable(point));
  const loads = known.map((point) => point.over);
  const at = loads.indexOf(knee);
  const equals = equalsOf(
    known.map((point) => powersOf(study, point)),
    at,
    0,
  );
  const apart = [...equals.keys()].filter((place) => !equals[place]);
  const left = apart.filter((place) => place < at).at(-1);
  const right = apart.find((place) => place > at);
  return {
    low: left === undefined ? (loads[0] ?? knee) : (loads[left] ?? knee) + step,
    high: right === undefined ? (loads.at(-1) ?? knee) : (loads[right] ?? knee) - step,
  };
}

/** The load at the knee of a sweep over the load; null where there is none, or where it is over something else. */
export function kneeOfSweep(
  study: ExploredStudy,
  { over, by }: SweepQuestion,
  points: readonly RunPoint[],
): number | null {
  const { knee } = study;
  if (knee === null || by !== null || over.knob !== study.loadKnob) return null;
  const mean = (point: RunPoint, id: string | null): number | null => {
    const measure = id === null ? undefined : measureOf(study, id);
    return (measure && estimateOf(point, measure)?.mean) ?? null;
  };
  return kneeOf(
    points.flatMap((point) => {
      const throughput = mean(point, knee.throughput);
      const response = mean(point, knee.response);
      const isKnown = throughput !== null && (knee.response === null || response !== null);
      return isKnown && !isUnstable(point) ? [{ load: point.over, throughput, response }] : [];
    }),
  );
}

/** Runs that have ended. */
export const finishedCount = (points: readonly RunPoint[]): number =>
  points.reduce((sum, { reports }) => sum + reports.size, 0);

/** The values along an axis. */
export const valuesOfAxis = (study: ExploredStudy, swept: SweepQuestion['over']): number[] =>
  sweptValues(knobNamed(study, swept.knob), swept);
