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

/** The times among values by parameter. */
export const hostLaw = (values: Readonly<Record<string, number>>): HostLaw => ({
  simpleMs: values.simple_process_ms ?? Number.NaN,
  latencyMs: values.latency_process_ms ?? Number.NaN,
  sharingMs: values.sharing_ms ?? Number.NaN,
});

/** Orchestrations per second that this many process hosts start. */
export function hostBound(
  law: HostLaw,
  application: HostPoint['application'],
  processHosts: number,
): number {
  const alone = application === 'simple' ? law.simpleMs : law.latencyMs;
  return (processHosts * 1000) / (alone + (processHosts > 1 ? law.sharingMs : 0));
}
