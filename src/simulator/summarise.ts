import { digestOf } from './digest';
import type { Distribution, Report, Status } from './report';
import { estimate, mean } from './statistics';
import type { Estimate, Summary } from './types';

/**
 * Joins the reports of replications, given in the order of their numbers. The result depends on
 * nothing else, so it is the same however the replications were spread over workers.
 */
export function summarise(seed: number, reports: readonly Report[]): Summary {
  const [first] = reports;
  if (first === undefined) throw new Error('A summary needs at least one replication.');
  const unstable = reports.find((report) => report.status === 'unstable');
  return {
    modelVersion: first.modelVersion,
    digest: digestOf(reports.map((report) => report.digest)),
    seed,
    replications: reports.length,
    status: statusOf(reports),
    unstableReason: unstable?.unstableReason ?? null,
    events: reports.reduce((sum, report) => sum + report.events, 0),
    metrics: estimateMetrics(reports),
    ...roundtripsOf(reports),
    machines: averaged(reports, (report) => report.machines, {
      key: ({ name }) => name,
      fields: ['cpuPercent'],
    }),
    resources: averaged(reports, (report) => report.resources, {
      key: ({ id, label }) => `${id} ${label}`,
      fields: ['utilisationPercent', 'waitMs'],
    }).sort((a, b) => b.utilisationPercent - a.utilisationPercent),
    series: first.series,
    ...(first.incidents && { incidents: first.incidents }),
    protocol: first.protocol,
  };
}

/** How far replications are together: one without a steady state leaves all of them without. */
export function statusOf(reports: readonly Pick<Report, 'status'>[]): Status {
  if (reports.some(({ status }) => status === 'unstable')) return 'unstable';
  return reports.every(({ status }) => status === 'done') ? 'done' : 'running';
}

/** A metric without samples in a replication is estimated from the others; one without any is left out. */
function estimateMetrics(reports: readonly Report[]): Record<string, Estimate> {
  const names = new Set(reports.flatMap((report) => Object.keys(report.metrics)));
  const metrics: Record<string, Estimate> = {};
  for (const name of names) {
    const values = reports
      .map((report) => report.metrics[name])
      .filter((value) => typeof value === 'number');
    if (values.length > 0) metrics[name] = estimate(values);
  }
  return metrics;
}

/** What is known of roundtrips, where the study has any. */
function roundtripsOf(reports: readonly Report[]): Pick<Summary, 'distribution' | 'stages'> {
  const distribution = distributionOf(reports);
  if (distribution === null) return {};
  return {
    distribution,
    stages: averaged(reports, ({ stages }) => stages ?? [], {
      key: ({ path, id }) => `${path} ${id}`,
      fields: ['meanMs'],
    }),
  };
}

/** The distributions of replications added up; null where their study has none. */
export function distributionOf(reports: readonly Report[]): Distribution | null {
  const distributions = reports.flatMap(({ distribution }) => distribution ?? []);
  return distributions.length === 0 ? null : addUp(distributions);
}

/** In the widest of their bins; those of systems, whose widths are powers of two, fit into it. */
function addUp(distributions: readonly Distribution[]): Distribution {
  const binMs = Math.max(...distributions.map((one) => one.binMs));
  const counts: number[] = [];
  for (const distribution of distributions) {
    distribution.counts.forEach((count, bin) => {
      const at = Math.floor(bin * (distribution.binMs / binMs));
      counts[at] = (counts[at] ?? 0) + count;
    });
  }
  return { binMs, counts };
}

interface Averaging<Item> {
  /** Tells items of one report apart and finds the same item in another. */
  key: (item: Item) => string;
  fields: readonly (keyof Item)[];
}

/** The items of the first report with `fields` averaged over the same items of all reports. */
function averaged<Item>(
  reports: readonly Report[],
  itemsOf: (report: Report) => readonly Item[],
  { key, fields }: Averaging<Item>,
): Item[] {
  const [first, ...others] = reports.map(itemsOf);
  const byKey = new Map<string, Item[]>();
  for (const item of others.flat()) {
    const own = byKey.get(key(item));
    if (own) own.push(item);
    else byKey.set(key(item), [item]);
  }
  return (first ?? []).map((item) => {
    const same = byKey.get(key(item)) ?? [];
    const means = fields.map((field) => [
      field,
      mean([item, ...same].map((one) => Number(one[field]))),
    ]);
    return { ...item, ...Object.fromEntries(means) };
  });
}
