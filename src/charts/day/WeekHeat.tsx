import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { countText, formatRate } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { Hatch } from '../marks/Hatch';
import day from './day.module.css';
import { type DayHour, VERDICT_WORDS } from './types';

export interface WeekHeatProps {
  title: string;
  noun: string;
  hours: readonly DayHour[];
  /** Hour of the day at which the first one begins. */
  from: number;
  stale?: boolean;
}

const HOURS_A_DAY = 24;
const LEFT = 44;
const RIGHT = 4;
const ROW = 22;
const TOP = 4;
const BOTTOM = 24;
/** Hours named under the columns. */
const NAMED = [0, 3, 6, 9, 12, 15, 18, 21];

const hourText = (clock: number): string => `${String(clock).padStart(2, '0')}:00`;

const dayOf = (from: number, hour: number): number => Math.floor((from + hour) / HOURS_A_DAY);

const dayNames = (days: number): string[] =>
  Array.from({ length: days }, (_, row) => `day ${row + 1}`);

function table({ hours, from }: WeekHeatProps): TwinData {
  const days = dayOf(from, hours.length - 1) + 1;
  return {
    columns: ['Hour', ...dayNames(days)],
    rows: Array.from({ length: HOURS_A_DAY }, (_, clock) => [
      hourText(clock),
      ...Array.from({ length: days }, (_, row) => {
        const hour = hours[row * HOURS_A_DAY + clock - from];
        return hour ? `${formatRate(hour.offered)}/s, ${VERDICT_WORDS[hour.verdict]}` : '';
      }),
    ]),
  };
}

/** A week of hours, a row for each day: the darker, the more is offered; × is broken, ≈ within the band. */
export function WeekHeat(props: WeekHeatProps) {
  const { title, noun, hours, from, stale } = props;
  const hatch = useId();
  const days = Math.max(1, dayOf(from, hours.length - 1) + 1);
  const most = max(hours, ({ offered }) => offered) || 1;
  const broken = hours.filter(({ verdict }) => verdict === 'broken').length;
  return (
    <ChartFrame
      title={title}
      subtitle={`The more colour, the more is offered: up to ${formatRate(most)} ${noun}/s. × hatched: broken. ≈: a limit lies within the band.`}
      stale={stale}
      description={`${countText(days, 'day')} of ${HOURS_A_DAY} hours; ${countText(broken, 'hour is', 'hours are')} broken.`}
      table={() => table(props)}
      height={TOP + days * ROW + BOTTOM}
      initialWidth={720}
    >
      {(width) => {
        const x = scaleLinear([0, HOURS_A_DAY], [LEFT, width - RIGHT]);
        const slot = x(1) - x(0);
        return (
          <>
            <Hatch id={hatch} />
            {dayNames(days).map((name, row) => (
              <text
                key={name}
                className={styles.tick}
                x={LEFT - 8}
                y={TOP + (row + 0.5) * ROW + 4}
                textAnchor="end"
              >
                {name}
              </text>
            ))}
            {hours.map(({ name, offered, verdict }, hour) => {
              const [column, row] = [(from + hour) % HOURS_A_DAY, dayOf(from, hour)];
              const box = { x: x(column), y: TOP + row * ROW, width: slot, height: ROW };
              return (
                <g key={name} data-hour={name} data-verdict={verdict}>
                  <rect {...box} className={day.cell} fill="var(--ml-panel)" />
                  <rect
                    {...box}
                    className={day.cell}
                    data-mark="offered"
                    fill="var(--ml-accent-mid)"
                    fillOpacity={offered / most}
                  />
                  {verdict === 'broken' && <rect {...box} fill={`url(#${hatch})`} />}
                  {verdict !== 'kept' && (
                    <text
                      className={day.cellMark}
                      x={x(column + 0.5)}
                      y={TOP + (row + 0.5) * ROW + 4}
                    >
                      {verdict === 'broken' ? '×' : '≈'}
                    </text>
                  )}
                </g>
              );
            })}
            {NAMED.filter((clock) => clock % 6 === 0 || slot >= 14).map((clock) => (
              <text
                key={clock}
                className={styles.tick}
                x={x(clock)}
                y={TOP + days * ROW + 16}
                textAnchor={clock === 0 ? 'start' : 'middle'}
              >
                {hourText(clock)}
              </text>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
