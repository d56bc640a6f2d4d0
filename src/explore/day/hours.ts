import type { Band } from '../../comparison/bands';
import { estimate } from '../../simulator/statistics';
import type { Estimate } from '../../simulator/types';
import type { ExploredStudy } from '../study/exploredStudy';
import { measureOf } from '../study/exploredStudy';
import type { MeasuredRun } from '../study/measure';
import type { Limit } from './curve';
import { judge, type Verdict, worst } from './verdict';

/** What a day is held to. */
export interface DayLimits {
  /** By measures of the study. */
  measures: readonly { measure: string; value: number }[];
  /** Messages that may wait at the end of an hour. */
  mayWait: number;
}

/** A limited measure in an hour. */
export interface Judged extends Limit {
  label: string;
  unit: string;
  /** Null where the runs have no such number. */
  found: Estimate | null;
  /** Where nine of ten measurements would lie; null where nothing measured tells. */
  band: Band | null;
  verdict: Verdict;
}

/** An hour of a load, in whole messages. */
export interface Hour {
  /** Offered, per second. */
  rate: number;
  arrived: number;
  carried: number;
  /** At the end of the hour, with what the band of the capacity leaves open. */
  waiting: Estimate;
  /** What the closed loop needs, in the unit of its knob; null where there is none. */
  load: number | null;
  judged: readonly Judged[];
  waitingVerdict: Verdict;
  verdict: Verdict;
}

/** The limits with what the study says of their measures. */
export const limitsOf = (study: ExploredStudy, { measures }: DayLimits) =>
  measures.flatMap(({ measure: id, value }) => {
    const measure = measureOf(study, id);
    return measure === undefined ? [] : [{ measure, value }];
  });

/** A measure over runs; null where none has it. */
export function foundIn(
  study: ExploredStudy,
  id: string,
  runs: readonly MeasuredRun[],
): Estimate | null {
  const measure = measureOf(study, id);
  const values = runs.flatMap((run) => measure?.of(run) ?? []);
  return values.length === 0 ? null : estimate(values);
}

interface Unjudged extends Pick<Hour, 'rate' | 'arrived' | 'carried' | 'waiting' | 'load'> {
  foundOf: (measure: string) => Estimate | null;
  bandOf: (measure: string, found: Estimate) => Band | null;
}

/** Holds an hour to its limits. */
export function judged(study: ExploredStudy, limits: DayLimits, hour: Unjudged): Hour {
  const { rate, arrived, carried, waiting, load, foundOf, bandOf } = hour;
  const all = limitsOf(study, limits).map(({ measure, value }): Judged => {
    const { id, label, unit, better } = measure;
    const found = foundOf(id);
    const band = found && bandOf(id, found);
    const verdict = found === null ? 'kept' : judge(better, found, band, value);
    return { measure: id, label, unit, better, value, found, band, verdict };
  });
  const waitingVerdict = judge('less', waiting, null, limits.mayWait);
  const verdict = worst([waitingVerdict, ...all.map((one) => one.verdict)]);
  return { rate, arrived, carried, waiting, load, judged: all, waitingVerdict, verdict };
}

/** Hours in which a limited measure has no band, though the study has one for it where it measured. */
export const unbandedHours = ({ index }: ExploredStudy, hours: readonly Hour[]): number =>
  hours.filter(({ judged: all }) =>
    all.some(
      ({ measure, found, band }) =>
        found !== null && band === null && measure in index.bands.metrics,
    ),
  ).length;

/** Whether the simulated values themselves keep all limits in all hours, whatever the bands leave open. */
export const isSurvived = (hours: readonly Hour[], { mayWait }: DayLimits): boolean =>
  hours.every(
    ({ waiting, judged: all }) =>
      waiting.mean <= mayWait &&
      all.every(
        ({ found, better, value }) =>
          found === null || (better === 'less' ? found.mean <= value : found.mean >= value),
      ),
  );
