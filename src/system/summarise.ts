import { digestOf } from '../simulator/digest';
import { estimate } from '../simulator/statistics';
import type { Estimate } from '../simulator/types';
import { metricsOf } from './metrics';
import type { SystemReport } from './report';

/** What all replications of a system found. */
export interface SystemSummary {
  seed: number;
  /** Those that were begun. */
  replications: number;
  /** That of the first replication that did not come to its end, else done; tooLong where some were left out. */
  status: SystemReport['status'];
  /** Sentences where one did not, or where some were left out. */
  why: string | null;
  /** Of all replications in their order, as pages show it. */
  digest: string;
  events: number;
  /** Means over replications with their 95 % intervals. */
  metrics: Record<string, Estimate>;
}

const leftOutOf = (reports: readonly SystemReport[], asked: number): string =>
  reports.at(-1)?.status === 'done'
    ? `Only ${reports.length} of ${asked} replications were simulated: more would have too many events.`
    : `Replications after it were left out: ${reports.length} of ${asked} were begun.`;

/**
 * Joins the reports of replications, of which more may have been asked for; a metric without a sample
 * in one of them is estimated from the others.
 */
export function summarise(
  seed: number,
  reports: readonly SystemReport[],
  asked = reports.length,
): SystemSummary {
  const all = reports.map(metricsOf);
  const names = new Set(all.flatMap((metrics) => Object.keys(metrics)));
  const metrics: Record<string, Estimate> = {};
  for (const name of names) {
    const values = all.flatMap((one) => one[name] ?? []);
    if (values.length > 0) metrics[name] = estimate(values);
  }
  const failed = reports.find(({ status }) => status !== 'done');
  const isShort = reports.length < asked;
  const why = [failed?.why ?? [], isShort ? leftOutOf(reports, asked) : []].flat();
  return {
    seed,
    replications: reports.length,
    status: failed?.status ?? (isShort ? 'tooLong' : 'done'),
    why: why.length > 0 ? why.join(' ') : null,
    digest: digestOf(reports.map(({ digest }) => digest)),
    events: reports.reduce((sum, { events }) => sum + events, 0),
    metrics,
  };
}
