import { levenbergMarquardt } from 'ml-levenberg-marquardt';
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

const START: HostLaw = { simpleMs: 3.5, latencyMs: 4, sharingMs: 1.5 };

const lawOf = ([simpleMs = Number.NaN, latencyMs = Number.NaN, sharingMs = Number.NaN]: number[]) =>
  ({ simpleMs, latencyMs, sharingMs }) satisfies HostLaw;

/** The times with the least squared relative errors: of the logarithms, over the points by their place. */
export function fitHosts(points: readonly HostPoint[]): HostLaw {
  const { parameterValues } = levenbergMarquardt(
    { x: points.map((_, place) => place), y: points.map(({ perSecond }) => Math.log(perSecond)) },
    (values) => (place) => {
      const { application, processHosts } = points[place] as HostPoint;
      return Math.log(hostBound(lawOf(values), application, processHosts));
    },
    {
      initialValues: [START.simpleMs, START.latencyMs, START.sharingMs],
      centralDifference: true,
      gradientDifference: 1e-6,
      errorTolerance: 0, // on to the last of the iterations: they cost nothing here
    },
  );
  return lawOf(parameterValues);
}
