import { extent, max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { ChartFrame } from '../frame/ChartFrame';
import charts from '../frame/charts.module.css';
import { formatNumber } from '../frame/format';
import { Marked, plainText } from '../frame/marked';
import { PointLinks } from '../frame/PointLinks';
import type { Box } from '../frame/placeLabels';
import { textWidth } from '../frame/textWidth';
import { widened } from '../frame/widened';
import { Hatched } from '../marks/areas';
import { Hatch } from '../marks/Hatch';
import { Ring } from '../marks/points';
import { contourOf } from './contour';
import { cellDescription, cellLines, heatDescription, heatTable } from './heatText';
import styles from './sweep.module.css';
import type { HeatCell, HeatMapProps } from './types';

const TOP = 26;
const BOTTOM = 44;
const MOST_LEFT = 150;
const ROW_HEIGHT = { least: 14, most: 36, all: 420 };
/** Shade of the least and the most; ink stays legible on both. */
const SHADES = [0.05, 0.5] as const;
const RING = 4;

/** Every n-th name, so that those shown keep clear of one another. */
function everyNth(names: readonly string[], room: number): number {
  const widest = max(names, (name) => textWidth(name)) ?? 0;
  return Math.max(1, Math.ceil((widest + 8) / room));
}

/** A quantity under two knobs: a cell for each combination, darker where there is more of it. */
export function HeatMap(props: HeatMapProps) {
  const { columns, rows, cells, measure, best, digits } = props;
  const hatch = useId();
  const { least, most, all } = ROW_HEIGHT;
  const rowHeight = Math.max(least, Math.min(most, all / rows.names.length));
  const height = TOP + BOTTOM + rowHeight * rows.names.length;
  const left = Math.min(MOST_LEFT, 20 + (max(rows.names, (name) => textWidth(name)) ?? 0));
  const [low = 0, high = 1] = extent(cells.flatMap(({ value }) => (value === null ? [] : [value])));
  const shade = scaleLinear(widened([low, high]), [...SHADES]);
  const widest = max(cells, ({ value }) =>
    value === null ? 0 : textWidth(formatNumber(value, digits), 12, true),
  );
  const layout = (width: number) => {
    const plot: Box = { x: left, y: TOP, width: width - left - 4, height: height - TOP - BOTTOM };
    const x = scaleBand<number>(
      columns.names.map((_, place) => place),
      [plot.x, plot.x + plot.width],
    );
    const y = scaleBand<number>(
      rows.names.map((_, place) => place),
      [plot.y + plot.height, plot.y],
    );
    const boxOf = ({ column, row }: { column: number; row: number }) => ({
      x: (x(column) ?? 0) + 0.5,
      y: (y(row) ?? 0) + 0.5,
      width: x.bandwidth() - 1,
      height: y.bandwidth() - 1,
    });
    const isWritten = (widest ?? 0) + 8 <= x.bandwidth() && rowHeight >= 16;
    return { plot, boxOf, x, y, isWritten };
  };
  return (
    <ChartFrame
      title={plainText(props.title)}
      heading={<Marked parts={props.title} />}
      subtitle={props.subtitle}
      stale={props.stale}
      description={heatDescription(props)}
      table={() => heatTable(props)}
      height={height}
      initialWidth={720}
      overlay={(width) => {
        const { plot, boxOf } = layout(width);
        return (
          <PointLinks
            label={`${measure.label}, combinations`}
            plot={plot}
            tone="simulated"
            points={cells.map((cell) => {
              const box = boxOf(cell);
              return {
                id: `${cell.column} ${cell.row}`,
                x: box.x + box.width / 2,
                y: box.y + box.height / 2,
                radius: Math.min(8, box.height / 2 - 2),
                href: cell.value === null ? undefined : cell.href,
                lines: cellLines(cell, props),
                description: cellDescription(cell, props),
              };
            })}
          />
        );
      }}
    >
      {(width) => {
        const { plot, boxOf, x, y, isWritten } = layout(width);
        const step = everyNth(columns.names, x.bandwidth());
        const rowStep = rowHeight < 18 ? 2 : 1;
        const frame = best && boxOf(best);
        return (
          <>
            <Hatch id={`${hatch}-beyond`} className={styles.beyondOver} gap={7} />
            <text className={charts.axisTitle} x={0} y={12}>
              {rows.unit === '' ? rows.label : `${rows.label}, ${rows.unit}`}
            </text>
            {rows.names.map(
              (name, place) =>
                place % rowStep === 0 && (
                  <text
                    key={name}
                    className={charts.tick}
                    x={plot.x - 8}
                    y={(y(place) ?? 0) + y.bandwidth() / 2 + 4}
                    textAnchor="end"
                    data-row={place}
                  >
                    {name}
                  </text>
                ),
            )}
            {columns.names.map(
              (name, place) =>
                place % step === 0 && (
                  <text
                    key={name}
                    className={charts.tick}
                    x={(x(place) ?? 0) + x.bandwidth() / 2}
                    y={plot.y + plot.height + 17}
                    textAnchor="middle"
                    data-column={place}
                  >
                    {name}
                  </text>
                ),
            )}
            <text
              className={charts.axisTitle}
              x={plot.x + plot.width}
              y={plot.y + plot.height + 35}
              textAnchor="end"
            >
              {columns.unit === '' ? columns.label : `${columns.label}, ${columns.unit}`}
            </text>
            {cells.map((cell) => (
              <Cell
                key={`${cell.column} ${cell.row}`}
                cell={cell}
                box={boxOf(cell)}
                opacity={cell.value === null ? 0 : shade(cell.value)}
                text={isWritten && cell.value !== null ? formatNumber(cell.value, digits) : ''}
                isBest={best?.column === cell.column && best.row === cell.row}
                hatch={`${hatch}-beyond`}
              />
            ))}
            {(props.limits ?? []).map((limit, place) => (
              <path
                key={limit}
                className={place === 0 ? styles.contour : styles.contourOther}
                data-mark="contour"
                data-limit={limit}
                d={contourOf(cells, place)
                  .map(({ column, row, side }) => {
                    const [left, top] = [x(column) ?? 0, y(row) ?? 0];
                    return side === 'right'
                      ? `M${left + x.bandwidth()} ${top}v${y.bandwidth()}`
                      : `M${left} ${top}h${x.bandwidth()}`;
                  })
                  .join('')}
              />
            ))}
            {frame && <rect className={styles.best} data-mark="best" {...frame} rx={2} />}
          </>
        );
      }}
    </ChartFrame>
  );
}

interface CellProps {
  cell: HeatCell;
  box: Box;
  opacity: number;
  /** Written into it; empty where it does not fit. */
  text: string;
  isBest: boolean;
  hatch: string;
}

function Cell({ cell, box, opacity, text, isBest, hatch }: CellProps) {
  const { value, isBeyond, isUnstable, measured } = cell;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 + 4 };
  return (
    <g>
      {value === null ? (
        <rect className={styles.gap} data-mark="gap" {...box} />
      ) : (
        <rect className={styles.cell} data-mark="cell" fillOpacity={opacity} {...box} />
      )}
      {isBeyond && <Hatched hatch={hatch} data-mark="beyond-range" {...box} />}
      {text !== '' && (
        <text
          className={styles.cellText}
          textAnchor="middle"
          data-strong={isBest || undefined}
          {...middle}
        >
          {text}
          {isUnstable && <tspan>{' ×'}</tspan>}
        </text>
      )}
      {value === null && cell.why !== '' && box.width > 14 && (
        <text className={styles.quiet} textAnchor="middle" {...middle}>
          –
        </text>
      )}
      {measured.length > 0 && (
        <Ring
          data-mark="measured"
          cx={box.x + box.width - RING - 3}
          cy={box.y + RING + 3}
          r={RING}
        />
      )}
    </g>
  );
}
