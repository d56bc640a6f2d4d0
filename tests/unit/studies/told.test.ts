import { describe, expect, it } from 'vitest';
import { exploredOf, watchPartOf } from '../../../src/studies/parts';
import { STUDIES } from '../../../src/studies/registry';
import { LABS, replaysOf } from '../../support/studied';

/** Whose text may be none: counts have no unit, and a place need not be explained. */
const MAY_BE_EMPTY = /\.(unit|note|metrics\.\d+\.2|path)$/;
/** Lists that may have no entry: what has no special case. */
const MAY_LACK = /\.(stated|limits|incomparable|archived)$/;
/** What is read from committed files, and is held to its own rules. */
const READ = /\.(index|record|context|schema|differences)$/;

/** What says nothing, or holds nothing, in what a study declares, by its place. */
function voidsOf(value: unknown, at: string): string[] {
  if (READ.test(at)) return [];
  if (value === '') return MAY_BE_EMPTY.test(at) ? [] : [at];
  if (typeof value !== 'object' || value === null) return [];
  if ('$$typeof' in value) return []; // a component that is fetched later says nothing by its fields
  const parts = Object.entries(value);
  if (parts.length === 0) return MAY_LACK.test(at) ? [] : [at];
  return parts.flatMap(([key, one]) => voidsOf(one, `${at}.${key}`));
}

/** All metrics that runs of a study are known to give. */
const metricsOf = (study: string) =>
  new Set(Object.values(replaysOf(study)).flatMap(({ metrics }) => Object.keys(metrics)));

describe.each(STUDIES)('what $id declares', async (study) => {
  const { id } = study;
  const lab = LABS[id];
  const [explored, watch] = await Promise.all([exploredOf(id), watchPartOf(id)]);
  if (lab === undefined || explored === undefined || watch === undefined)
    throw new Error(`${id} lacks a part.`);

  it('says something everywhere', () => {
    const voids = [
      ...voidsOf(study, 'module'),
      ...voidsOf(lab, 'lab'),
      ...voidsOf(explored, 'explored'),
      ...voidsOf(watch.study, 'watch'),
      ...(['median', 'mean'] as const).flatMap((one) => voidsOf(lab.outcomes(one), one)),
    ];
    expect(voids).toEqual([]);
  });

  it('asks runs for metrics that they give', () => {
    const counted = ['computers', 'hosts', 'hostInstances', 'cpu.messageBox'];
    const { day, work, knee } = explored;
    const asked = [
      ...study.sweepBase.metrics.flat(),
      ...lab.metrics.metrics,
      ...lab.metrics.quantities.map(({ metric }) => metric({})),
      ...(['median', 'mean'] as const).flatMap((one) => lab.outcomes(one)).map((one) => one.metric),
      ...explored.measures.map((one) => one.id).filter((one) => !counted.includes(one)),
      ...watch.study.metrics.map(([metric]) => metric),
      ...work.stated.map(({ metric }) => metric),
      work.metric,
      ...(knee === null ? [] : [knee.throughput]),
      ...(day !== undefined && 'rate' in day ? [day.rate] : []),
      ...(day !== undefined && 'stored' in day ? [day.stored] : []),
    ];
    const given = metricsOf(id);
    expect([...new Set(asked)].filter((metric) => !given.has(metric))).toEqual([]);
  });

  it('shows measures in the units of its metrics, shares of processors in per cent', () => {
    const { unitOf, metrics } = lab.metrics;
    for (const { id: measure, unit } of explored.measures)
      if (metrics.includes(measure) && unit !== '') expect(unitOf(measure)).toContain(unit);
    const shares = explored.measures.filter((one) => /^(cpu|goal)\./.test(one.id));
    for (const { id: measure, unit } of shares) expect([measure, unit]).toEqual([measure, '%']);
    const timed = explored.measures.filter((one) => /Time\./.test(one.id));
    for (const { id: measure, unit } of timed) expect([measure, unit]).toEqual([measure, 'ms']);
  });

  it('wants more of what is done and less of what it takes', () => {
    const done =
      /^(throughput|received|receivedPerSecond|completed|documentsPerSecond|orchestrationsPerSecond|goal)\b/;
    for (const { id: measure, better } of explored.measures)
      expect([measure, better]).toEqual([measure, done.test(measure) ? 'more' : 'less']);
  });

  it('begins a run at a configuration that is published, in all of its parts', () => {
    const rows = Object.keys(replaysOf(id));
    for (const first of [study.sweepBase.base, explored.first, watch.study.firstScenario])
      expect(rows).toContain(first.slice(id.length + 1));
  });
});
