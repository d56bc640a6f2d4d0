import { extent, greatest, least, quantile } from 'd3-array';
import { formatNumber, formatShare, withUnit } from '../../../../charts/frame/format';
import { replayOf } from '../../../../tables/stated/replayOf';
import type { Replays } from '../../../../tables/types';
import { boxesOf, rolesOf, settingOf, usersOf } from './design';
import { Simulated } from './Simulated';
import { extrapolate } from './scaling';
import { shortProtocolErrors } from './shortProtocol';
import type { DesignStudy, SurfacePoint } from './types';

interface Props {
  study: DesignStudy;
}

const surfaceOf = ({ surfaces }: DesignStudy, tracking: number) =>
  surfaces.find((one) => one.tracking === tracking)?.points ?? [];

const Point = ({ point }: { point: SurfacePoint }) => (
  <span>
    <Simulated run="full" metric="throughput.mean" value={point.throughputPerSecond} /> messages/s
    at <Simulated run="full" metric="roundtripTime.median" value={point.roundtripMs} />
    {'\u202fms in a full run'}
  </span>
);

/** The published configuration that the space surrounds, beside the best designs of its size. */
export function BesidePublished({ study, replays }: Props & { replays: Replays }) {
  const { metrics, machines } = replayOf(replays, 'A');
  const throughput = metrics['throughput.mean']?.mean ?? 0;
  const roundtripMs = metrics['roundtripTime.median']?.mean ?? 0;
  const computers = machines.filter(({ group }) => group !== 'database').length;
  const points = surfaceOf(study, 1).filter((one) => one.computers <= computers);
  const faster = greatest(
    points.filter((one) => one.roundtripMs <= roundtripMs),
    (one) => one.throughputPerSecond,
  );
  const smaller = least(
    points.filter((one) => one.throughputPerSecond >= throughput && one.roundtripMs <= roundtripMs),
    (one) => one.computers,
  );
  return (
    <p>
      20-A itself has {computers} BizTalk computers and one tracked point. The lab’s full runs give
      it a mean of <Simulated run="full" metric="throughput.mean" value={throughput} /> messages/s
      at <Simulated run="full" metric="roundtripTime.median" value={roundtripMs} />
      {'\u202fms. '}
      {faster ? (
        <span>
          With as many computers, one point and no longer a roundtrip, the search finds{' '}
          <Point point={faster} />: {rolesOf(faster.settings)}, {usersOf(faster.settings)},{' '}
          {boxesOf(faster.settings)}.{' '}
        </span>
      ) : (
        <span>
          With as many computers, one point and no longer a roundtrip, the search finds nothing
          better.{' '}
        </span>
      )}
      {smaller && smaller.computers < computers && (
        <span>
          {smaller.computers} computers are enough to be at least as good: <Point point={smaller} />
          .
        </span>
      )}
    </p>
  );
}

const allPoints = ({ surfaces }: DesignStudy) => surfaces.flatMap(({ points }) => points);

/** Half of the values lie between these. */
const middle = (points: readonly SurfacePoint[], id: string): string => {
  const at = (share: number) =>
    formatNumber(quantile(points, share, ({ settings }) => settingOf(settings, id)) ?? Number.NaN);
  const [low, high] = [at(0.25), at(0.75)];
  return low === high ? low : `${low} to ${high}`;
};

/** How many users the designs with the lowest and the highest throughput have. */
export function UsersAlong({ study }: Props) {
  const points = [...allPoints(study)].sort(
    (a, b) => a.throughputPerSecond - b.throughputPerSecond,
  );
  const quarter = Math.floor(points.length / 4);
  return (
    <span>
      in the quarter of the designs that carry least, the middle half have{' '}
      {middle(points.slice(0, quarter), 'virtualUsers')} users, in the quarter that carry most{' '}
      {middle(points.slice(-quarter), 'virtualUsers')}
    </span>
  );
}

/** The interval that half of the designs stay within. */
export const MedianPoll = ({ study }: Props) => (
  <span>
    {withUnit(
      quantile(allPoints(study), 0.5, ({ settings }) =>
        settingOf(settings, 'maxReceiveIntervalMs'),
      ) ?? Number.NaN,
      'ms',
    )}
  </span>
);

/** How many of the designs have one MessageBox: of all, and of the quarter that carries most. */
export function SingleMessageBox({ study }: Props) {
  const points = [...allPoints(study)].sort(
    (a, b) => b.throughputPerSecond - a.throughputPerSecond,
  );
  const share = (of: readonly SurfacePoint[]) =>
    formatShare(of.filter(({ settings }) => settings.messageBoxes === 1).length / of.length, 0);
  return (
    <span>
      {share(points)} of the designs on the surface have one, and{' '}
      {share(points.slice(0, Math.floor(points.length / 4)))} of the quarter that carries most
    </span>
  );
}

/** What bounds the surface at its upper end. */
export function UpperEnd({ study }: Props) {
  const ends = study.surfaces.flatMap(
    ({ points }) => greatest(points, (one) => one.throughputPerSecond) ?? [],
  );
  const [low = 0, high = 0] = extent(ends, (one) => Math.round(one.publishLockPercent));
  const boxes = [...new Set(ends.map(({ settings }) => settings.messageBoxes))].sort();
  return (
    <span>
      In the designs that carry most, one for each number of tracked points, the publish lock of the
      MessageBox is held {low !== high && <span>{`${low} to `}</span>}
      {withUnit(high, '%')} of the time of a full run. All of them have{' '}
      {boxes.length === 1 && boxes[0] === 1
        ? 'a single MessageBox'
        : `${boxes.join(' or ')} MessageBoxes`}
      .
    </span>
  );
}

/** How the short protocol judges what keeps up, and what becomes of its candidates. */
export function ShortProtocolFacts({ study }: Props) {
  const { compared, agreed } = shortProtocolErrors(study);
  const candidates = study.surfaces.reduce((sum, one) => sum + one.candidates, 0);
  const kept = study.surfaces.reduce((sum, one) => sum + one.points.length, 0);
  return (
    <p>
      Of {compared} designs drawn at random, both protocols agree for {agreed} on whether the design
      keeps up with its load. Of {candidates} candidates, {kept} are still unbeaten when all are
      simulated in full; the others were lucky in two minutes, or are so near to another design that
      they count as the same.
    </p>
  );
}

const HUNDRED = 100;

const duration = (seconds: number) =>
  seconds < 100 ? withUnit(seconds, 's') : withUnit(seconds / 60, 'minutes', seconds < 600 ? 1 : 0);

/** What the measurement with one worker and with two says of larger numbers. */
export function MoreWorkers({ study }: Props) {
  const found = extrapolate(study);
  const one = found.secondsWith(1);
  const many = found.secondsWith(HUNDRED);
  return (
    <p>
      A scenario costs a worker {withUnit(found.msPerScenario, 'ms')} and the process that hands out
      the work {withUnit(found.coordinatorMsPerScenario, 'ms', 1)}. By Amdahl’s law the measured
      speedup means that {formatShare(found.serialShare, 0)} of the time does not get shorter. That
      overstates it: handing out keeps its process busy for{' '}
      {formatShare(found.coordinatorMsPerScenario / found.msPerScenario, 0)} of one worker’s time,
      and the rest is three processes sharing two cores. All {formatNumber(study.scenarios)}{' '}
      scenarios are {duration(one.working)} of one worker. A hundred workers, each with a core,
      would have {duration(many.working)} of work each, while handing out takes{' '}
      {duration(many.coordinating)} in one process:{' '}
      {many.coordinating > many.working
        ? `that process, which can feed about ${found.mostWorkers} workers, would be the limit. Longer runs move it: the study’s own protocol costs many times as much per scenario and as little to hand out.`
        : 'the workers would be the limit.'}
    </p>
  );
}
