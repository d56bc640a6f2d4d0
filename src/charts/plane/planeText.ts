import { formatError, formatNumber, formatOperatingPoint } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { SimulatedPoint, ThroughputLatencyPlaneProps, VisitedPoint } from './planeTypes';

/** Changes smaller than this share are called none. */
const NOTICEABLE = 0.01;

/** -1, 0 or 1. */
const direction = (from: number, to: number): number =>
  Math.abs(to - from) < NOTICEABLE * from ? 0 : Math.sign(to - from);

/** What stands beside the values of a backlog without end. */
export const growthText = ({ unstable }: SimulatedPoint): string => (unstable ? ', and grows' : '');

function changeText(before: SimulatedPoint, after: SimulatedPoint): string {
  if (after.unstable) return 'does not keep up: its roundtrip grows without end';
  if (before.unstable) return 'keeps up with its load';
  const across = direction(before.throughputPerSecond, after.throughputPerSecond);
  const up = direction(before.roundtripMs, after.roundtripMs);
  if (across === 0 && up === 0) return 'hardly moves';
  const ways = [['left', '', 'right'][across + 1], ['down', '', 'up'][up + 1]];
  const moves = ways.filter((way) => way !== '').join(' and ');
  const throughput = ['less throughput', 'the same throughput', 'more throughput'][across + 1];
  const latency = ['less latency', 'the same latency', 'more latency'][up + 1];
  return `moves ${moves}: ${throughput}, ${latency}`;
}

/** The finding the plane shows for the current data. */
export function planeTitle(props: ThroughputLatencyPlaneProps): string {
  const { currentId, simulated, now } = props;
  const current = props.measured.find((point) => point.id === currentId);
  if (simulated && now)
    return `With ${now.label}, simulated ${currentId} ${changeText(simulated, now)}`;
  if (simulated?.unstable) return `Simulated ${currentId} does not keep up: its roundtrip grows`;
  if (simulated && current?.flag) {
    return `${currentId} is printed with an erratum; simulated it reaches ${formatOperatingPoint(simulated.throughputPerSecond, simulated.roundtripMs)}`;
  }
  if (simulated && current?.only) {
    return `Of ${currentId} only the ${current.only} is printed: the simulated ${props.statistic} is not compared`;
  }
  if (simulated && current) {
    const throughput = simulated.throughputPerSecond / current.throughputPerSecond - 1;
    const roundtrip = simulated.roundtripMs / current.roundtripMs - 1;
    return `Simulated ${currentId}: throughput ${formatError(throughput)}, roundtrip ${formatError(roundtrip)} against measured`;
  }
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
  const { measured, currentId, simulated, now, statistic, targetMs } = props;
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
