import type { Quantity } from '../../../../comparison/types';
import type { ErrorFigures } from '../../../../comparison/validation';
import { formatNumber } from '../../../../lab/view/format';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import type { PointFigures } from '../../figures';
import { QUANTITIES } from '../../quantities';
import { quantityHeads } from './quantityHeads';

const percent = (value: number) => formatNumber(value, 1);

interface Props {
  label: string;
  rows: readonly {
    label: string;
    figures: Readonly<Record<Quantity, ErrorFigures | null>>;
    /** CPU of each BizTalk computer; a column of its own where the rows tell it. */
    bizTalkCpu?: PointFigures | null;
  }[];
}

const pair = (median: number, p90: number) => `${percent(median)} / ${percent(p90)}`;

/** Median and 90th percentile of the errors of each quantity, one line per kind of prediction. */
export function FiguresTable({ label, rows }: Props) {
  return (
    <TableFrame
      className={reference.compact}
      label={label}
      cards="beside"
      heads={[
        'Error, %: median / 90th percentile',
        ...quantityHeads(),
        ...(rows.some(({ bizTalkCpu }) => bizTalkCpu)
          ? [{ name: 'BizTalk CPU, points', className: reference.number }]
          : []),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {QUANTITIES.map((quantity) => {
              const figures = row.figures[quantity];
              return (
                <td key={quantity} className={reference.number}>
                  {figures === null ? '–' : pair(figures.medianPercent, figures.p90Percent)}
                </td>
              );
            })}
            {row.bizTalkCpu && (
              <td className={reference.number}>
                {pair(row.bizTalkCpu.medianPoints, row.bizTalkCpu.p90Points)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
