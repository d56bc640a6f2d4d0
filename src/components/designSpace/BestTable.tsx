import { max, range } from 'd3-array';
import reference from '../reference/reference.module.css';
import stories from '../stories/stories.module.css';
import { TableFrame } from '../tables/TableFrame';
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
    <div className={stories.story}>
      <TableFrame className={reference.compact} label={`Messages per second within ${withinMs} ms`}>
        <thead>
          <tr>
            <th scope="col">Up to so many computers</th>
            {surfaces.map(({ tracking }) => (
              <th key={tracking} scope="col" className={reference.number}>
                {tracking === 1 ? '1 point' : `${tracking} points`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {range(computers.from, computers.to + 1).map((most) => (
            <tr key={most}>
              <th scope="row">{most}</th>
              {surfaces.map(({ tracking, points }) => {
                const best = max(
                  points.filter((one) => one.computers <= most && one.roundtripMs <= withinMs),
                  (one) => one.throughputPerSecond,
                );
                return (
                  <td key={tracking} className={reference.number}>
                    {best === undefined ? (
                      'none'
                    ) : (
                      <Simulated metric="throughput.mean" value={best} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
