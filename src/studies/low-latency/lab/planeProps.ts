import { groupedText } from '../../../charts/frame/format';
import type {
  MeasuredPoint,
  PlaneBand,
  SimulatedPoint,
  ThroughputLatencyPlaneProps,
} from '../../../charts/plane/ThroughputLatencyPlane';
import { openBand } from '../../../comparison/bands';
import type { ScenarioBands } from '../../../lab/bands/scenarioBands';
import type { Previewed } from '../../../lab/curve/previewed';
import type { Visit } from '../../../lab/trail';
import type { LabContext, Statistic } from '../../../lab/types';
import { alongLoad } from '../../../scenario/alongLoad';
import { valuesById } from '../../../scenario/studiedValues';
import type { Summary } from '../../../simulator/types';
import { erratumAt } from '../errata';
import { goal } from '../goal';
import { knobSchema } from '../knobs';
import { lowLatency as metrics } from '../metrics';
import { scenarioId } from '../testCase';
import { lowLatencyIndex } from '.';

/** Where a result stands; nowhere without an answer, of which there is no roundtrip. */
const simulatedPoint = (summary: Summary, statistic: Statistic): SimulatedPoint | undefined => {
  const x = summary.metrics[`throughput.${statistic}`];
  const r = summary.metrics[`roundtripTime.${statistic}`];
  if (!x || !r || r.mean <= 0) return undefined;
  const unstable = summary.status === 'unstable';
  return { throughputPerSecond: x.mean, roundtripMs: r.mean, unstable };
};

/** Every measured configuration, in the other statistic where that one is not printed. */
function measuredPoints(statistic: Statistic): MeasuredPoint[] {
  const other: Statistic = statistic === 'median' ? 'mean' : 'median';
  return lowLatencyIndex.configurations.flatMap(({ id, measured }) => {
    const only = measured[`roundtripTime.${statistic}`] == null ? other : undefined;
    const throughputPerSecond = measured[`throughput.${only ?? statistic}`];
    const roundtripMs = measured[`roundtripTime.${only ?? statistic}`];
    if (throughputPerSecond == null || roundtripMs == null) return [];
    const atRoundtrip = erratumAt(id, `roundtripTime.${statistic}`);
    const erratum = atRoundtrip ?? erratumAt(id, `throughput.${statistic}`);
    const flag = erratum && {
      printed: atRoundtrip ? groupedText(erratum.printed) : `${groupedText(erratum.printed)}/s`,
      text: erratum.text,
      href: `/reference/errata#${erratum.id}`,
    };
    const note = id === '2-A' ? 'backlog without end' : undefined;
    const href = `/low-latency/test-case-${id.split('-')[0]}?config=${id.split('-')[1]}&v=1`;
    return [{ id, throughputPerSecond, roundtripMs, only, flag, note, href }];
  });
}

/** What a line joins: configurations that differ in their load alone, where both are printed in one statistic and rightly. */
function joinedOf(ids: readonly string[], measured: readonly MeasuredPoint[]) {
  const { configurations } = lowLatencyIndex;
  const pointOf = (id: string) => measured.find((point) => point.id === id);
  return alongLoad(
    knobSchema.knobs,
    configurations.filter(({ id }) => ids.includes(id) && !pointOf(id)?.flag),
  ).filter(([one, other]) => pointOf(one)?.only === pointOf(other)?.only);
}

export interface PlaneInput {
  configuration: string;
  statistic: Statistic;
  published: Summary | undefined;
  now: { summary: Summary; label: string; begins?: string; extrapolated: boolean } | null;
  /** What the reader had before, on a tour. */
  trail?: readonly Visit[];
}

export function planeProps(input: PlaneInput): ThroughputLatencyPlaneProps {
  const { configuration, statistic, published, now, trail = [] } = input;
  const testCase = configuration.split('-')[0];
  const measured = measuredPoints(statistic);
  const caseIds = measured.map(({ id }) => id).filter((id) => id.split('-')[0] === testCase);
  const incomparable = scenarioId(configuration) in metrics.incomparable;
  const nowPoint = now && simulatedPoint(now.summary, statistic);
  const noneAnswered =
    now && !nowPoint ? `${now.begins ?? `With ${now.label}:`} no message is answered` : undefined;
  return {
    title: incomparable && !now ? `${configuration} is shown but not compared` : noneAnswered,
    measured,
    currentId: configuration,
    caseIds,
    joined: joinedOf(caseIds, measured),
    statistic,
    simulated: published && simulatedPoint(published, statistic),
    now:
      now && nowPoint
        ? { ...nowPoint, label: now.label, begins: now.begins, extrapolated: now.extrapolated }
        : undefined,
    visited: trail.flatMap(({ row, label, summary }) => {
      const point = simulatedPoint(summary, statistic);
      return point === undefined ? [] : [{ ...point, id: row, label }];
    }),
    targetMs: goal.meanMs,
  };
}

/** The bands of a result on both axes; absent where either has none. */
export function planeBand(
  { metrics, status }: Summary,
  bands: ScenarioBands | null,
  statistic: Statistic,
): PlaneBand | undefined {
  const bandOf = (metric: string) => {
    const estimate = metrics[metric];
    return bands && estimate
      ? openBand(bands.bands, metric, estimate, bands.place, bands.excess)
      : null;
  };
  const throughputPerSecond = bandOf(`throughput.${statistic}`);
  const roundtripMs = bandOf(`roundtripTime.${statistic}`);
  return status === 'unstable' || !throughputPerSecond || !roundtripMs
    ? undefined
    : { throughputPerSecond, roundtripMs };
}

/** What previews over the load gave, where they are there. */
export const overLoadPoints = (
  { study: { loadKnob }, schema }: LabContext,
  previewed: Previewed | null,
  statistic: Statistic,
): SimulatedPoint[] =>
  (previewed?.reports ?? [])
    .map(({ values, report }) => ({ load: valuesById(schema, values)[loadKnob] ?? 0, report }))
    .sort((a, b) => a.load - b.load)
    .flatMap(({ report: { metrics, status } }) => {
      const x = metrics[`throughput.${statistic}`];
      const r = metrics[`roundtripTime.${statistic}`];
      return typeof x === 'number' && typeof r === 'number' && r > 0
        ? [{ throughputPerSecond: x, roundtripMs: r, unstable: status === 'unstable' }]
        : [];
    });

/** The configurations of the test case, and the others whose numbers nobody doubts. */
export const undoubtedOf = ({
  measured,
  caseIds,
}: Pick<ThroughputLatencyPlaneProps, 'measured' | 'caseIds'>): MeasuredPoint[] =>
  measured.filter(({ id, flag, note }) => caseIds.includes(id) || (!flag && !note));
