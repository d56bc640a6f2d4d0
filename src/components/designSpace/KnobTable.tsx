import { quantileSorted } from 'd3-array';
import { formatNumber } from '../../charts/format';
import reference from '../reference/reference.module.css';
import stories from '../stories/stories.module.css';
import { TableFrame } from '../tables/TableFrame';
import { labelOfKnob } from './design';
import type { DesignStudy } from './types';

const QUANTILES = [
  ['lowest', 0],
  ['lower quartile', 0.25],
  ['median', 0.5],
  ['upper quartile', 0.75],
  ['highest', 1],
] as const;

/** What was varied, over which range, and where in it the designs of all surfaces lie. */
export function KnobTable({ study }: { study: DesignStudy }) {
  const points = study.surfaces.flatMap((surface) => surface.points);
  return (
    <div className={stories.story}>
      <TableFrame className={reference.compact} label="Ranges and what is on the surface">
        <thead>
          <tr>
            <th scope="col">Knob</th>
            <th scope="col">Range</th>
            {QUANTILES.map(([name]) => (
              <th key={name} scope="col" className={reference.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {study.knobs.map(({ id, from, to, logarithmic }) => {
            const values = points.map(({ settings }) => settings[id]).sort((a, b) => a - b);
            const { label, unit } = labelOfKnob(id);
            return (
              <tr key={id}>
                <th scope="row">{unit ? `${label}, ${unit}` : label}</th>
                <td>{`${formatNumber(from)} to ${formatNumber(to)}${logarithmic ? ', log' : ''}`}</td>
                {QUANTILES.map(([name, share]) => (
                  <td key={name} className={reference.number}>
                    {formatNumber(quantileSorted(values, share) ?? 0)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </TableFrame>
    </div>
  );
}
