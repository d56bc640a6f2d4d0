import { estimate } from '../simulator/statistics';
import type { Estimate } from '../simulator/types';
import { metricsOf } from './metrics';
import type { SystemReport } from './report';

/** What all replications of a system found. */
export interface SystemSummary {
  seed: number;
  replications: number;
  /** That of the first replication that did not come to its end, else done. */
  status: SystemReport['status'];
  /** A sentence where one did not. */
  why: string | null;
  events: number;
  /** Means over replications with their 95 % intervals. */
  metrics: Record<string, Estimate>;
}

/** Joins the reports of replications; a metric without a sample in one of them is estimated from the others. */
export function summarise(seed: number, reports: readonly SystemReport[]): SystemSummary {
  const all = reports.map(metricsOf);
  const names = new Set(all.flatMap((metrics) => Object.keys(metrics)));
  const metrics: Record<string, Estimate> = {};
  for (const name of names) {
    const values = all.flatMap((one) => one[name] ?? []);
    if (values.length > 0) metrics[name] = estimate(values);
  }
  const failed = reports.find(({ status }) => status !== 'done');
  return {
    seed,
    replications: reports.length,
    status: failed?.status ?? 'done',
    why: failed?.why ?? null,
    events: reports.reduce((sum, { events }) => sum + events, 0),
    metrics,
  };
}
