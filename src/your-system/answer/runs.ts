import type { Prediction, Range } from '../../system/fitAnswer';
import { loadOf } from '../../system/fitLevels';
import type { Answered } from '../answered';
import { followsPoints } from '../description';
import { levelsOf } from './loads';
import { responseOf, simulatedResponse } from './statistics';

/** A number of a run as it was measured, beside what is simulated and expected under its load. */
export interface Compared {
  measured: number | null;
  simulated: number | null;
  /** Where nine of ten measurements would lie if the explanations that fit are right. */
  band: Range | null;
}

/** What the model misses of a run. */
export interface Miss {
  of: 'throughput' | 'response';
  /** Simulated over measured, minus one. */
  error: number;
  why: 'far' | 'band';
}

/** A measured run beside the model. */
export interface RunRow {
  load: number;
  isKeptBack: boolean;
  throughput: Compared;
  /** Mean, ms. */
  response: Compared;
  misses: Miss[];
}

/** Errors beyond this are named, as a share of what was measured. */
export const FAR = 0.1;

export const errorOf = ({ measured, simulated }: Compared): number | null =>
  measured === null || simulated === null || measured === 0 ? null : simulated / measured - 1;

/** Whether a value lies within a range; one without an upper end holds all above its lower one. */
export const isWithin = (value: number, { low, high }: Range): boolean =>
  value >= low && (high === null || value <= high);

function missOf(of: Miss['of'], compared: Compared): Miss[] {
  const error = errorOf(compared);
  if (error === null || compared.measured === null) return [];
  if (Math.abs(error) > FAR) return [{ of, error, why: 'far' }];
  const isInside = compared.band === null || isWithin(compared.measured, compared.band);
  return isInside ? [] : [{ of, error, why: 'band' }];
}

/** Expected values by load. */
export const predictionsOf = ({ fit }: Answered): Map<number | null, Prediction> =>
  new Map(fit?.predictions.map((one) => [loadOf(one), one]));

/** Every measured run beside what is simulated under its load, by load. */
export function runRows(answered: Answered): RunRow[] {
  const { description, simulated, isChanged } = answered;
  const held = new Set(description.hold);
  // The band of the points is that of a system that follows them.
  const predicted = followsPoints(description) ? predictionsOf(answered) : new Map();
  const byLoad = new Map(simulated.map((one) => [one.load, one]));
  return levelsOf(description).map(({ load, level }) => {
    const run = byLoad.get(load);
    const prediction: Prediction | undefined = predicted.get(load);
    const throughput: Compared = {
      measured: level.throughputPerSecond,
      simulated: run?.summary.metrics['throughput.mean']?.mean ?? null,
      band: prediction?.throughputPerSecond ?? null,
    };
    const response: Compared = {
      measured: responseOf(level, 'mean'),
      simulated: run ? simulatedResponse(run, 'mean') : null,
      band: prediction?.responseMs ?? null,
    };
    return {
      load,
      isKeptBack: held.has(load),
      throughput,
      response,
      misses: isChanged
        ? []
        : [...missOf('throughput', throughput), ...missOf('response', response)],
    };
  });
}
