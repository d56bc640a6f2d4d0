import { max, range } from 'd3-array';
import { NumberTable } from '../../../../tables/NumberTable';
import { Simulated } from './Simulated';
import type { DesignStudy } from './types';

interface Props {
  study: DesignStudy;
  /** Longest median roundtrip, in ms. */
  withinMs: number;
}

/** The highest throughput at which the roundtrip stays below a bound, by computers and tracked points. */
export function BestTable({ study, withinMs }: Props) {
  const { computers, surfaces } = study;
  return (
    <NumberTable
      label={`Messages per second within ${withinMs} ms, full runs`}
      columns={[
        'Messages/s of a full run, up to so many computers',
        ...surfaces.map(({ tracking }) => (tracking === 1 ? '1 point' : `${tracking} points`)),
      ]}
      rows={range(computers.from, computers.to + 1).map((most) => ({
        key: most,
        name: most,
        cells: surfaces.map(({ tracking, points }) => {
          const best = max(
            points.filter((one) => one.computers <= most && one.roundtripMs <= withinMs),
            (one) => one.throughputPerSecond,
          );
          return best === undefined ? (
            'none'
          ) : (
            <Simulated key={tracking} run="full" metric="throughput.mean" value={best} />
          );
        }),
      }))}
    />
  );
}
