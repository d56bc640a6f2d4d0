import type { Refits } from '../../../comparison/validation';
import { type HostPoint, hostBound, hostLaw } from './hostLaw';

/** What the other points say of one of them. */
export interface HeldOutPoint {
  id: string;
  measured: number;
  /** From all points, this one included. */
  fitted: number;
  /** Relative error of that, in percent. */
  fittedErrorPercent: number;
  /** From the others alone. */
  predicted: number;
  predictedErrorPercent: number;
  /** What the prediction rests on. */
  bound: 'hosts' | 'databases';
}

export interface HeldOutInput {
  points: readonly HostPoint[];
  /** The fits without each configuration. */
  refits: Pick<Refits, 'folds' | 'predictions'>;
  /** The point that the databases limit; its ceiling is its own rate. */
  databaseLimited: string;
  /** Throughput at which the databases' processors would be full, from the counters alone. */
  fullPerSecond: number;
}

const percent = (value: number, measured: number) => 100 * (value / measured - 1);

/** The refits without each point. Without the one that the databases limit, only their full processors bound it. */
export function heldOutPoints(input: HeldOutInput): HeldOutPoint[] {
  const { points, refits, databaseLimited, fullPerSecond } = input;
  return points.flatMap(({ id, application, processHosts, perSecond }): HeldOutPoint[] => {
    const isOf = (one: { scenario: string; metric: string }) =>
      one.scenario.endsWith(`/${id}`) && one.metric === 'orchestrationsPerSecond';
    const prediction = refits.predictions.find(isOf);
    const fold = refits.folds.find(({ heldOut }) => heldOut.some(isOf));
    if (prediction === undefined || fold === undefined) return [];
    const isDatabase = id === databaseLimited;
    const byHosts = hostBound(hostLaw(fold.parameters), application, processHosts);
    const predicted = isDatabase ? Math.min(byHosts, fullPerSecond) : prediction.predicted;
    const fitted = isDatabase ? perSecond : prediction.fitted;
    return [
      {
        id,
        measured: perSecond,
        fitted,
        fittedErrorPercent: percent(fitted, perSecond),
        predicted,
        predictedErrorPercent: percent(predicted, perSecond),
        bound: isDatabase && predicted < byHosts ? 'databases' : 'hosts',
      },
    ];
  });
}
