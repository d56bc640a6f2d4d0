import type { ScaleUpPoint } from '../points';

/** A configuration, such as the published ones whose process hosts limit them. */
export type HostPoint = ScaleUpPoint;

/** Times between two orchestrations of a process host, in ms. */
export interface HostLaw {
  simpleMs: number;
  latencyMs: number;
  /** Added as soon as there is more than one process host. */
  sharingMs: number;
}

/** Orchestrations per second that this many process hosts start. */
export function hostBound(
  law: HostLaw,
  application: HostPoint['application'],
  processHosts: number,
): number {
  const alone = application === 'simple' ? law.simpleMs : law.latencyMs;
  return (processHosts * 1000) / (alone + (processHosts > 1 ? law.sharingMs : 0));
}

/** Logarithm of simulated over measured. */
const errorOf = (law: HostLaw, { application, processHosts, perSecond }: HostPoint) =>
  Math.log(hostBound(law, application, processHosts) / perSecond);

const squares = (law: HostLaw, points: readonly HostPoint[]) =>
  points.reduce((sum, point) => sum + errorOf(law, point) ** 2, 0);

const START: HostLaw = { simpleMs: 3.5, latencyMs: 4, sharingMs: 1.5 };
const TIMES = ['simpleMs', 'latencyMs', 'sharingMs'] as const;
const FINEST_MS = 1e-9;

/** The neighbours of a law at a distance: along each time, and along each pair. */
function neighbours(law: HostLaw, distance: number): HostLaw[] {
  return TIMES.flatMap((first) =>
    [distance, -distance].flatMap((step) => [
      { ...law, [first]: law[first] + step },
      ...TIMES.filter((second) => second !== first).flatMap((second) =>
        [distance, -distance].map((other) => ({
          ...law,
          [first]: law[first] + step,
          [second]: law[second] + other,
        })),
      ),
    ]),
  );
}

/** The times with the least squared relative errors, by pattern search: five points need no more. */
export function fitHosts(points: readonly HostPoint[]): HostLaw {
  let best = START;
  for (let distance = 0.5; distance > FINEST_MS; ) {
    const better = neighbours(best, distance).find(
      (law) => squares(law, points) < squares(best, points) - 1e-18,
    );
    if (better) best = better;
    else distance /= 2;
  }
  return best;
}
