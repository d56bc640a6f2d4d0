import { formatError, formatNumber } from '../../../../charts/frame/format';
import { NumberTable } from '../../../../tables/NumberTable';
import { replayOf } from '../../../../tables/stated/replayOf';
import type { Replays } from '../../../../tables/types';
import { RUN_NAMES, type RunKind } from './runKinds';
import { Simulated } from './Simulated';
import type { BaseRun, BaseRuns } from './types';

interface Props {
  base: string;
  runs: BaseRuns;
  replays: Replays;
}

const nameOf = (base: string): string => base.split('/')[1] ?? base;

/** What the lab shows of the base: means over its full runs. */
function labRun({ base, replays }: Props): BaseRun {
  const { metrics } = replayOf(replays, nameOf(base).split('-')[1] ?? '');
  const mean = (metric: string) => metrics[metric]?.mean ?? Number.NaN;
  return {
    meanPerSecond: mean('throughput.mean'),
    medianPerSecond: mean('throughput.median'),
    roundtripMs: mean('roundtripTime.median'),
  };
}

/** One configuration by each kind of run, so that numbers of different kinds can be told apart. */
export function BaseRunsTable(props: Props) {
  const { base, runs, replays } = props;
  const rows: [RunKind, string, BaseRun][] = [
    ['short', RUN_NAMES.short, runs.short],
    ['full', RUN_NAMES.full, runs.full],
    ['full', `the lab, ${replays.replications} full runs`, labRun(props)],
  ];
  return (
    <NumberTable
      label={`${nameOf(base)} by each kind of run`}
      columns={[`${nameOf(base)}, messages/s`, 'mean', 'median', 'roundtrip, ms']}
      rows={rows.map(([run, name, { meanPerSecond, medianPerSecond, roundtripMs }]) => ({
        key: name,
        name,
        cells: [
          <Simulated key="mean" run={run} metric="throughput.mean" value={meanPerSecond} />,
          <Simulated key="median" run={run} metric="throughput.median" value={medianPerSecond} />,
          <Simulated key="roundtrip" run={run} metric="roundtripTime.median" value={roundtripMs} />,
        ],
      }))}
    />
  );
}

/** How far the mean of a short and of a full run is from the lab's first number, the median. */
export function BaseDifference(props: Props) {
  const { medianPerSecond } = labRun(props);
  const { short, full } = props.runs;
  const against = (value: number) => formatError(value / medianPerSecond - 1, 0);
  return (
    <span>
      For {nameOf(props.base)} the mean of a full run is {formatNumber(full.meanPerSecond)}/s,{' '}
      {against(full.meanPerSecond)} against the median of {formatNumber(medianPerSecond)}/s that its
      lab shows first; the mean of a short run is {formatNumber(short.meanPerSecond)}/s,{' '}
      {against(short.meanPerSecond)}.
    </span>
  );
}
