import { fitHosts, type HostLaw, type HostPoint, hostBound } from './hostLaw';

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
  /** Times fitted without the point. */
  law: HostLaw;
}

export interface HeldOutInput {
  points: readonly HostPoint[];
  /** The point that the databases limit; times of hosts are not fitted to it. */
  databaseLimited: string;
  /** Throughput at which the databases' processors would be full, from the counters alone. */
  fullPerSecond: number;
}

const percent = (value: number, measured: number) => 100 * (value / measured - 1);

/** Refits without each point in turn. Without the one that the databases limit, only their full processors bound it. */
export function heldOutPoints({
  points,
  databaseLimited,
  fullPerSecond,
}: HeldOutInput): HeldOutPoint[] {
  const hostLimited = points.filter(({ id }) => id !== databaseLimited);
  const all = fitHosts(hostLimited);
  return points.map(({ id, application, processHosts, perSecond }) => {
    const law = fitHosts(hostLimited.filter((point) => point.id !== id));
    const isDatabase = id === databaseLimited;
    const byHosts = hostBound(law, application, processHosts);
    const predicted = isDatabase ? Math.min(byHosts, fullPerSecond) : byHosts;
    const fitted = isDatabase ? perSecond : hostBound(all, application, processHosts);
    return {
      id,
      measured: perSecond,
      fitted,
      fittedErrorPercent: percent(fitted, perSecond),
      predicted,
      predictedErrorPercent: percent(predicted, perSecond),
      bound: predicted < byHosts ? 'databases' : 'hosts',
      law,
    };
  });
}
