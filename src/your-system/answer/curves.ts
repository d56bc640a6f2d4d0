import { extent, max } from 'd3-array';
import { formatRate, withUnit } from '../../charts/frame/format';
import type { MarkedText } from '../../charts/frame/marked';
import type { BandPoint, CurveValue, LoadCurveProps, SimulatedPoint } from '../../charts/own/types';
import { power } from '../../numbers/elementary';
import type { Target } from '../../system/document';
import type { FitAnswer, LawFitted, Range } from '../../system/fitAnswer';
import { loadOf } from '../../system/fitLevels';
import type { Statistic } from '../../system/fitQuestion';
import type { Answered } from '../answered';
import { followsPoints } from '../description';
import { boundLines, boundOf, responseBound, thinkOf, throughputBound } from './bound';
import { keptStretches } from './keptStretches';
import { kindOf, levelsOf, loadText, ofClass } from './loads';
import { responseOf, STATISTIC_NAMES } from './statistics';
import { underTargetText } from './underTarget';

/** Points of a line that is computed, from end to end. */
const STEPS = 30;

function domainOf({ description, simulated, fit }: Answered): [number, number] {
  const measured = levelsOf(description).map(({ load }) => load);
  // Where no limit was seen, what lies beyond is what is open: the band shows how far.
  const beyond =
    fit && fit.limit === null ? fit.predictions.flatMap((one) => loadOf(one) ?? []) : [];
  const loads = [...measured, ...simulated.map(({ load }) => load), ...beyond];
  const [low = 1, high = 1] = extent(loads);
  return [low, high];
}

/** Loads from end to end, evenly in factors, with those that stand in a table. */
function loadsAlong([low, high]: [number, number], also: readonly number[]): number[] {
  const first = low > 0 ? low : 1;
  const steps = Array.from(
    { length: STEPS + 1 },
    (_, step) => first * power(Math.max(high, first) / first, step / STEPS),
  );
  return [...new Set([...steps, ...also])].sort((a, b) => a - b);
}

/** What the scalability law says of so many users, per second. */
export const lawAt = ({ gammaPerSecond, alpha, beta }: LawFitted, users: number): number =>
  (gammaPerSecond * users) / (1 + alpha * (users - 1) + beta * users * (users - 1));

/** What the points leave open; of a system that does not follow them they tell none. */
function bandOf(
  { fit, description }: Answered,
  [low, high]: [number, number],
  rangeOf: (of: FitAnswer['predictions'][number]) => Range | null,
): BandPoint[] {
  if (!followsPoints(description)) return [];
  return (fit?.predictions ?? [])
    .flatMap((one) => {
      const [load, range] = [loadOf(one), rangeOf(one)];
      if (load === null || range === null || load < low || load > high) return [];
      return [{ load, low: Math.max(0, range.low), high: range.high }];
    })
    .sort((a, b) => a.load - b.load);
}

const simulatedOf = ({ simulated }: Answered, metric: string): SimulatedPoint[] =>
  simulated.flatMap(({ load, summary }) => {
    const found = summary.metrics[metric];
    return found
      ? [
          {
            load,
            ...found,
            runs: summary.replications,
            isUnstable: summary.status === 'unstable',
          },
        ]
      : [];
  });

/** What both charts show. */
function shared(answered: Answered, hrefOf: (load: number) => string) {
  const { description, status } = answered;
  const kind = kindOf(description);
  const levels = levelsOf(description);
  const domain = domainOf(answered);
  const [first, last] = [levels[0], levels.at(-1)];
  const label = `${kind === 'users' ? 'users' : 'arrivals per second'}${ofClass(description)}`;
  const range: [number, number] | null = first && last ? [first.load, last.load] : null;
  return {
    loads: { label, scale: kind === 'users' ? ('log' as const) : ('linear' as const) },
    domain,
    keptBack: keptStretches(
      levels.map(({ load }) => load),
      description.hold ?? [],
    ),
    range,
    stale: status !== 'done',
    hrefOf,
    nameOf: (load: number) => loadText(load, kind),
  };
}

const digitsOf = (values: readonly number[]): number => {
  const most = max(values) ?? 0;
  return most < 10 ? 2 : most < 100 ? 1 : 0;
};

/** Values of a chart as they are found: measured where the system was, else simulated. */
function foundOf(props: Pick<LoadCurveProps, 'measured' | 'simulated'>, isChanged: boolean) {
  const measured = props.measured.map(({ load, value }) => ({ load, value }));
  const simulated = props.simulated
    .filter(({ isUnstable }) => !isUnstable)
    .map(({ load, mean }) => ({ load, value: mean }));
  return measured.length > 0 && !isChanged
    ? { kind: 'measured' as const, values: measured }
    : { kind: 'simulated' as const, values: simulated };
}

/** The most throughput, and under which load. */
function throughputTitle(
  props: Pick<LoadCurveProps, 'measured' | 'simulated' | 'nameOf'>,
  isChanged: boolean,
): MarkedText {
  const { kind, values } = foundOf(props, isChanged);
  const most = values.reduce<CurveValue | null>(
    (best, one) => (best === null || one.value > best.value ? one : best),
    null,
  );
  if (most === null) return ['Throughput'];
  const value = {
    value: most.value,
    text: formatRate(most.value),
    metric: 'throughput.mean',
    kind,
  };
  return ['At most ', value, ` requests/s ${kind}, at ${props.nameOf(most.load)}`];
}

/** Throughput over the load. */
export function throughputCurve(
  answered: Answered,
  hrefOf: (load: number) => string,
): LoadCurveProps {
  const { description, isChanged } = answered;
  const both = shared(answered, hrefOf);
  const held = new Set(description.hold);
  const measured = levelsOf(description).map(({ load, level }) => ({
    load,
    value: level.throughputPerSecond,
    isKeptBack: held.has(load),
  }));
  const simulated = simulatedOf(answered, 'throughput.mean');
  const bound = boundOf(answered);
  const loads = loadsAlong(
    both.domain,
    [...measured, ...simulated].map(({ load }) => load),
  );
  const law = isChanged ? null : (answered.fit?.law ?? null);
  return {
    ...both,
    title: throughputTitle({ ...both, measured, simulated }, isChanged),
    subtitle: 'Throughput, requests/s.',
    measure: { id: 'throughput.mean', label: 'Throughput', unit: 'requests/s' },
    measured,
    simulated,
    band: bandOf(answered, both.domain, (one) => one.throughputPerSecond),
    law: law ? loads.map((load) => ({ load, value: lawAt(law, load) })) : [],
    bound: bound && {
      values: throughputBound(bound, loads),
      lines: boundLines(bound).map((text) => ({ text })),
    },
    knee: both.loads.scale === 'log' ? (bound?.knee ?? null) : null,
    target: null,
    digits: digitsOf(
      measured.length > 0 ? measured.map(({ value }) => value) : simulated.map(({ mean }) => mean),
    ),
  };
}

function targetLines({ ms }: Target, answer: string) {
  const name = `target ${withUnit(ms, 'ms', Number.isInteger(ms) ? 0 : 1)}`;
  return answer === '' ? [{ text: name }] : [{ text: `${name}:` }, { text: answer }];
}

function responseTitle(
  props: Pick<LoadCurveProps, 'measured' | 'simulated' | 'nameOf' | 'measure'>,
  of: Statistic,
  isChanged: boolean,
): MarkedText {
  const { kind, values } = foundOf(props, isChanged);
  const last = values.at(-1);
  const name = `${STATISTIC_NAMES[of]} response`;
  if (last === undefined) return [name];
  const text = withUnit(last.value, 'ms', last.value < 10 ? 1 : 0);
  return [
    `${props.nameOf(last.load)}: `,
    { value: last.value, text, metric: `responseTime.${of}`, kind },
    ` ${name} ${kind}`,
  ];
}

/** A statistic of response times over the load. */
export function responseCurve(
  answered: Answered,
  of: Statistic,
  hrefOf: (load: number) => string,
): LoadCurveProps {
  const { description, isChanged } = answered;
  const both = shared(answered, hrefOf);
  const held = new Set(description.hold);
  const measured = levelsOf(description).flatMap(({ load, level }) => {
    const value = responseOf(level, of);
    return value === null ? [] : [{ load, value, isKeptBack: held.has(load) }];
  });
  const simulated = simulatedOf(answered, `responseTime.${of}`);
  const bound = of === 'mean' ? boundOf(answered) : null;
  const loads = loadsAlong(
    both.domain,
    [...measured, ...simulated].map(({ load }) => load),
  );
  const values = bound ? responseBound(bound, thinkOf(description), loads) : [];
  const target = description.targets?.find((one) => one.of === of);
  const measure = {
    id: `responseTime.${of}`,
    label: `Response time, ${STATISTIC_NAMES[of]}`,
    unit: 'ms',
  };
  return {
    ...both,
    title: responseTitle({ ...both, measured, simulated, measure }, of, isChanged),
    subtitle: `Response time, ${STATISTIC_NAMES[of]}, ms.`,
    measure,
    measured,
    simulated,
    band: of === 'mean' ? bandOf(answered, both.domain, (one) => one.responseMs) : [],
    law: [],
    bound: values.length > 0 ? { values, lines: [] } : null,
    knee: null,
    target: target
      ? {
          value: target.ms,
          lines: targetLines(target, underTargetText(answered, target)),
        }
      : null,
    digits: digitsOf(
      measured.length > 0 ? measured.map(({ value }) => value) : simulated.map(({ mean }) => mean),
    ),
  };
}
