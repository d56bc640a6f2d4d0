import { quantileSorted } from 'd3-array';
import { formatNumber } from '../../../../charts/frame/format';
import { NumberTable } from '../../../../tables/NumberTable';
import { labelOfKnob, settingOf } from './design';
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
    <NumberTable
      label="Ranges and what is on the surface"
      columns={['Knob', 'Range', ...QUANTILES.map(([name]) => name)]}
      rows={study.knobs.map(({ id, from, to, logarithmic }) => {
        const values = points.map(({ settings }) => settingOf(settings, id)).sort((a, b) => a - b);
        const { label, unit } = labelOfKnob(id);
        return {
          key: id,
          name: unit ? `${label}, ${unit}` : label,
          cells: [
            `${formatNumber(from)} to ${formatNumber(to)}${logarithmic ? ', log' : ''}`,
            ...QUANTILES.map(([, share]) =>
              formatNumber(quantileSorted(values, share) ?? Number.NaN),
            ),
          ],
        };
      })}
    />
  );
}
