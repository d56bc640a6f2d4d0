import { andList, formatNumber, formatOperatingPoint, intervalText, THIN } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type {
  MeasuredPoint,
  SimulatedPoint,
  ThroughputLatencyPlaneProps,
  VisitedPoint,
} from './planeTypes';

/** Changes smaller than this share are called none. */
const NOTICEABLE = 0.01;

/** -1, 0 or 1. */
const direction = (from: number, to: number): number =>
  Math.abs(to - from) < NOTICEABLE * from ? 0 : Math.sign(to - from);

/** What stands beside the values of a backlog without end. */
export const growthText = ({ unstable }: SimulatedPoint): string => (unstable ? ', and grows' : '');

/** How much more or less of something there is, such as "16 % more messages". */
const moreText = (from: number, to: number, [more, less]: readonly [string, string]): string =>
  `${formatNumber(100 * Math.abs(to / from - 1))}${THIN}% ${to > from ? more : less}`;

/** What a change does, as the end of a sentence. */
function changeText(before: SimulatedPoint, after: SimulatedPoint): string {
  if (after.unstable) return 'it no longer keeps up, and the roundtrip grows without end';
  if (before.unstable) return 'it keeps up with its load';
  const [from, to] = [before.throughputPerSecond, after.throughputPerSecond];
  const across = direction(from, to);
  const up = direction(before.roundtripMs, after.roundtripMs);
  if (across === 0 && up === 0) return 'hardly anything changes';
  const messages =
    across === 0 ? 'as many messages' : moreText(from, to, ['more messages', 'fewer messages']);
  const time =
    up === 0
      ? 'each takes as long as before'
      : `each takes ${moreText(before.roundtripMs, after.roundtripMs, ['longer', 'less time'])}`;
  return `${messages}, and ${time}`;
}

/** Configurations named one by one. */
const MOST_NAMED = 2;

/** The others whose both numbers are printed and not in doubt. */
const comparable = (
  currentId: string,
  { measured }: Pick<ThroughputLatencyPlaneProps, 'measured'>,
): MeasuredPoint[] => measured.filter(({ id, flag, only }) => id !== currentId && !flag && !only);

/** What rings there are beside the current one, and how many of them its title does not count. */
export function othersText({
  measured,
  currentId,
}: Pick<ThroughputLatencyPlaneProps, 'measured' | 'currentId'>): string {
  const others = measured.filter(({ id }) => id !== currentId).length;
  const left = others - comparable(currentId, { measured }).length;
  const doubted = left === 0 ? '' : `, ${left} not compared`;
  return `Small rings: ${others} other measured ${others === 1 ? 'configuration' : 'configurations'}${doubted}.`;
}

/** How many of the others were measured with more messages in less time. */
function rankText(
  current: MeasuredPoint,
  { measured }: Pick<ThroughputLatencyPlaneProps, 'measured'>,
): string {
  const others = comparable(current.id, { measured });
  const better = others.filter(
    ({ throughputPerSecond, roundtripMs }) =>
      throughputPerSecond > current.throughputPerSecond && roundtripMs < current.roundtripMs,
  );
  const as = 'was measured with more messages in less time';
  if (better.length === 0) return `None of the ${others.length} others ${as} than ${current.id}`;
  if (better.length <= MOST_NAMED) {
    const verb = better.length === 1 ? as : as.replace('was', 'were');
    return `Of ${others.length} others only ${andList(better.map(({ id }) => id))} ${verb} than ${current.id}`;
  }
  return `${better.length} of the ${others.length} others ${as.replace('was', 'were')} than ${current.id}`;
}

/** The finding the plane shows for the current data. */
export function planeTitle(props: ThroughputLatencyPlaneProps): string {
  const { currentId, simulated, now } = props;
  const current = props.measured.find((point) => point.id === currentId);
  if (simulated && now)
    return `${now.begins ?? `With ${now.label}:`} ${changeText(simulated, now)}`;
  if (simulated?.unstable) return `Simulated ${currentId} does not keep up: its roundtrip grows`;
  if (simulated && current?.flag) {
    return `${currentId} is printed with an erratum; simulated it reaches ${formatOperatingPoint(simulated.throughputPerSecond, simulated.roundtripMs)}`;
  }
  if (simulated && current?.only) {
    return `Of ${currentId} only the ${current.only} is printed: the simulated ${props.statistic} is not compared`;
  }
  if (simulated && current) return rankText(current, props);
  return `Throughput and roundtrip of all ${props.measured.length} configurations`;
}

/** What was visited, where it is more than the one place on show. */
export const trailOf = ({
  visited = [],
}: Pick<ThroughputLatencyPlaneProps, 'visited'>): readonly VisitedPoint[] =>
  visited.length > 1 ? visited : [];

const visitText = ({ id, label }: VisitedPoint): string =>
  `${id} ${label === '' ? 'as published' : `with ${label}`}`;

/** The plane in words. */
export function planeDescription(props: ThroughputLatencyPlaneProps): string {
  const { measured, currentId, simulated, now, statistic, targetMs, band, overLoad = [] } = props;
  const current = measured.find((point) => point.id === currentId);
  const parts = [
    `Throughput against ${statistic} roundtrip of ${measured.length} measured configurations; target about ${targetMs} ms.`,
  ];
  if (current) {
    const flag = current.flag ? ', an erratum as printed' : '';
    const only = current.only ? ` (${current.only})` : '';
    parts.push(
      `${currentId} measured${only} ${formatOperatingPoint(current.throughputPerSecond, current.roundtripMs)}${flag}.`,
    );
  }
  if (simulated) {
    parts.push(
      `Simulated as published ${formatOperatingPoint(simulated.throughputPerSecond, simulated.roundtripMs)}${growthText(simulated)}.`,
    );
  }
  if (now) {
    const far = now.extrapolated ? ', outside the measured range' : '';
    parts.push(
      `Now, ${now.label}: ${formatOperatingPoint(now.throughputPerSecond, now.roundtripMs)}${growthText(now)}${far}.`,
    );
  }
  if (band) {
    const { throughputPerSecond: x, roundtripMs: y } = band;
    parts.push(`90 % bands: ${intervalText(x)} a second, ${intervalText(y)} ms.`);
  }
  if (overLoad.length > 0) {
    const all = overLoad.map((point) =>
      formatOperatingPoint(point.throughputPerSecond, point.roundtripMs),
    );
    parts.push(`Under less and more load, by short runs: ${all.join('; ')}.`);
  }
  const trail = trailOf(props);
  if (trail.length > 0) {
    const stops = trail.map(
      (point) =>
        `${visitText(point)}, ${formatOperatingPoint(point.throughputPerSecond, point.roundtripMs)}${growthText(point)}`,
    );
    parts.push(`Visited on this tour: ${stops.join('; ')}.`);
  }
  return parts.join(' ');
}

/** Every mark of the plane as a table row. */
export function planeTable(props: ThroughputLatencyPlaneProps): TwinData {
  const { measured, currentId, simulated, now, statistic } = props;
  const remarkOn = (point: SimulatedPoint, far?: boolean) =>
    [point.unstable ? 'grows without end' : '', far ? 'extrapolated' : '']
      .filter((text) => text !== '')
      .join(', ');
  const row = (name: string, kind: string, point: SimulatedPoint, remark = '') => [
    name,
    kind,
    formatNumber(point.throughputPerSecond),
    formatNumber(point.roundtripMs),
    remark,
  ];
  return {
    columns: [
      'Configuration',
      'kind',
      'throughput, messages/s',
      `${statistic} roundtrip, ms`,
      'remark',
    ],
    rows: [
      ...(simulated
        ? [row(currentId, 'simulated as published', simulated, remarkOn(simulated))]
        : []),
      ...(now ? [row(currentId, `now, ${now.label}`, now, remarkOn(now, now.extrapolated))] : []),
      ...trailOf(props).map((point, index) =>
        row(
          point.id,
          `visited ${index + 1}, ${point.label || 'as published'}`,
          point,
          remarkOn(point),
        ),
      ),
      ...measured.map((point) =>
        row(
          point.id,
          'measured',
          point,
          point.flag ? 'erratum, as printed' : (point.note ?? point.only),
        ),
      ),
    ],
  };
}
