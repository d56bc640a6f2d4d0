import { max, sum } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import styles from '../../charts/frame/charts.module.css';
import { cssLength } from '../../charts/frame/drawingUnit';
import { FigureFrame } from '../../charts/frame/FigureFrame';
import { formatNumber, formatRate, withUnit } from '../../charts/frame/format';
import { useWidth } from '../../charts/frame/useWidth';
import { Bar } from '../../charts/marks/areas';
import { Rule } from '../../charts/marks/lines';
import { meanUnderWay, ratePerMs } from '../run/meanCounts';
import type { Present } from '../run/moment';
import { populationOf } from '../run/population';
import type { WatchedRun } from '../run/watched';

import { useWatchPart } from './context';
import { labelWidth } from './labelWidth';
import own from './watch.module.css';

const ROW = 24;
const TOP = 22;

/** Where messages have a mean time: that their mean number follows from it. */
function lawOf({ report, stages }: WatchedRun): string {
  if (stages.every(({ meanMs }) => meanMs === null)) return '';
  const rate = ratePerMs(report);
  const meanMs = sum(stages, (stage) => stage.meanMs ?? 0);
  return `, which adds up by Little’s law: ${formatRate(1000 * rate)} per second × ${withUnit(meanMs, 'ms')} = ${formatNumber(rate * meanMs, 1)}`;
}

/** How many messages are where now, beside the mean. */
export function Population({ moment, run }: { moment: readonly Present[]; run: WatchedRun }) {
  const [ref, width] = useWidth<HTMLDivElement>(400);
  const { study } = useWatchPart();
  const rows = populationOf(moment, run, study.groups);
  const all = meanUnderWay(run);
  const height = TOP + rows.length * ROW + 4;
  const labels = rows.map(({ label }) => label);
  const left = labelWidth(labels, Math.min(206, 0.56 * width), 0.68 * width);
  const isSteady = run.report.status !== 'unstable';
  const most = max(rows, ({ now, mean }) => Math.max(now, isSteady ? mean : 0)) ?? 1;
  const x = scaleLinear([0, Math.max(most, 1)], [left, width - 40]).nice(4);
  const span = run.stages.some(({ meanMs }) => meanMs !== null)
    ? 'the run'
    : `these ${withUnit((run.stretch.untilMs - run.stretch.fromMs) / 1000, 's')}`;
  const now = `${formatNumber(moment.length)} ${study.noun.many} now`;
  return (
    <FigureFrame
      title={
        isSteady
          ? `${now}, ${formatNumber(all, 1)} in the mean of ${span}`
          : `${now}, and no end to it`
      }
      subtitle={
        isSteady
          ? `Bar: now. Tick: mean of ${span}${lawOf(run)}.`
          : 'Bar: now. The backlog grows as long as the run goes on: it has no steady mean.'
      }
      table={() => ({
        columns: ['Where', 'now', `mean of ${span}`],
        rows: [
          ...rows.map(({ label, now, mean }) => [label, formatNumber(now), formatNumber(mean, 1)]),
          ['all', formatNumber(moment.length), formatNumber(all, 1)],
        ],
      })}
    >
      <div ref={ref}>
        <svg
          translate="no"
          className={own.waterfall}
          role="img"
          aria-label={rows
            .map(
              ({ label, now, mean }) =>
                `${label}: ${now} now, ${formatNumber(mean, 1)} in the mean`,
            )
            .join('; ')}
          viewBox={`0 0 ${width} ${height}`}
          style={{ height: cssLength(height) }}
        >
          {x
            .ticks(3)
            .filter(Number.isInteger)
            .map((tick) => (
              <g key={tick}>
                <text className={styles.tick} x={x(tick)} y={10} textAnchor="middle">
                  {formatNumber(tick)}
                </text>
                <Rule look="grid" x={x(tick)} y={[TOP - 6, height]} />
              </g>
            ))}
          {rows.map(({ label, isWaiting, now, mean }, index) => {
            const y = TOP + index * ROW;
            return (
              <g key={label}>
                <text className={styles.rowLabel} x={0} y={y + 15}>
                  {label}
                </text>
                <Bar
                  data-mark="now"
                  look={isWaiting ? 'waiting' : 'simulated'}
                  x={left}
                  y={y + 4}
                  width={Math.max(0, x(now) - left)}
                  height={ROW - 10}
                />
                {isSteady && (
                  <line
                    data-mark="mean"
                    className={own.tick}
                    x1={x(mean)}
                    x2={x(mean)}
                    y1={y + 1}
                    y2={y + ROW - 3}
                  />
                )}
                <text className={styles.value} x={width - 4} y={y + 15} textAnchor="end">
                  {formatNumber(now)}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </FigureFrame>
  );
}
