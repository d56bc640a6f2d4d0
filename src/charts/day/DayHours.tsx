import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { type AxisTick, ticksOf } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { textWidth } from '../frame/textWidth';
import { Hatch } from '../marks/Hatch';
import { Panel } from '../panels/Panel';
import { stacked } from '../panels/stacked';
import { CarriedMarks, FoundMarks, WaitingMarks } from './DayMarks';
import day from './day.module.css';
import { dayTable, describeDay } from './dayTable';
import type { DayHoursProps } from './types';

/** Room of a verdict's mark. */
const MARK = 18;
const RIGHT = 12;
const HEAD = 46;
const GAP = 34;
const RATES = 130;
const FOUND = 88;
const WAITING = 64;
const BOTTOM = 28;
/** The scale reaches at least this many, so that one that waits does not look like a backlog. */
const LEAST_WAITING = 10;
/** Hours between ticks of a day, and of less room. */
const STEPS = [3, 6, 12, 24];
const TICK_PX = 34;
const HOURS_A_DAY = 24;

/** Ticks at round hours of the day; where there are several days, at their midnights. */
function hourTicks(count: number, from: number, x: (hour: number) => number): AxisTick[] {
  const perHour = (x(count) - x(0)) / count;
  if (count > HOURS_A_DAY) {
    return Array.from({ length: count + 1 }, (_, hour) => hour)
      .filter((hour) => (from + hour) % HOURS_A_DAY === 0 && hour < count)
      .map((hour) => ({ at: x(hour), label: `day ${(from + hour) / HOURS_A_DAY + 1}` }));
  }
  const step = STEPS.find((hours) => hours * perHour >= TICK_PX) ?? HOURS_A_DAY;
  return Array.from({ length: count + 1 }, (_, hour) => hour)
    .filter((hour) => (from + hour) % step === 0)
    .map((hour) => ({
      at: x(hour),
      label: String((from + hour) % HOURS_A_DAY || (hour > 0 ? HOURS_A_DAY : 0)),
    }));
}

/** Hours of a load in panels above each other: what is offered and carried, a limited measure, and what waits. */
export function DayHours(props: DayHoursProps) {
  const { title, noun, hours, from, accepted, measure, stale } = props;
  const hatch = useId();
  const heights = [RATES, ...(measure === null ? [] : [FOUND]), WAITING];
  const places = stacked(
    heights.map((height, index) => ({ head: index === 0 ? HEAD : GAP, height })),
  );
  const bottom = places.at(-1)?.bottom ?? 0;
  const scaleOf = (most: number, panel: number) =>
    scaleLinear([0, most || 1], [places[panel]?.bottom ?? 0, places[panel]?.top ?? 0]).nice(3);
  const rate = scaleOf(
    Math.max(
      accepted ?? 0,
      max(hours, ({ offered, carried, peak }) => Math.max(offered, carried, peak ?? 0)) ?? 0,
    ),
    0,
  );
  const found = scaleOf(
    Math.max(1.1 * (measure?.limit ?? 0), max(hours, (hour) => hour.found?.high ?? 0) ?? 0),
    1,
  );
  const waiting = scaleOf(
    Math.max(LEAST_WAITING, max(hours, (hour) => hour.waiting.mean) ?? 0),
    places.length - 1,
  );
  const heads = [
    `Offered (line) and carried (bars), ${noun}/s`,
    ...(measure === null ? [] : [`${measure.label}${measure.unit && `, ${measure.unit}`}`]),
    `Waiting at the end of the hour, ${noun}`,
  ];
  const scales = [rate, ...(measure === null ? [] : [found]), waiting];
  const ticks = scales.map((scale) => ticksOf(scale, 3));
  const left = Math.ceil((max(ticks.flat(), ({ label }) => textWidth(label)) ?? 0) + 14);
  return (
    <ChartFrame
      title={title}
      subtitle="Each hour by itself. × and hatched: a limit is broken. ≈ and grey: a limit lies within the 90 % predictive band, drawn dashed."
      stale={stale}
      description={describeDay(props)}
      table={() => dayTable(props)}
      height={bottom + BOTTOM}
      initialWidth={720}
    >
      {(width) => {
        const x = scaleLinear([0, hours.length || 1], [left, width - RIGHT]);
        const slot = x(1) - x(0);
        // Where hours stand closer than their marks have room, some go without; the ground tells all.
        const every = Math.ceil(MARK / slot);
        return (
          <>
            <Hatch id={hatch} />
            {hours.map(
              ({ verdict, name }, hour) =>
                verdict !== 'kept' && (
                  <g key={name}>
                    <rect
                      data-mark={`ground-${verdict}`}
                      className={verdict === 'band' ? day.bandGround : undefined}
                      fill={verdict === 'broken' ? `url(#${hatch})` : undefined}
                      x={x(hour)}
                      y={HEAD - 14}
                      width={slot}
                      height={bottom - HEAD + 14}
                    />
                    {hour % every === 0 && (
                      <text
                        className={`${day.verdict} ${styles.clear}`}
                        x={x(hour + 0.5)}
                        y={HEAD - 18}
                        textAnchor="middle"
                      >
                        {verdict === 'broken' ? '×' : '≈'}
                      </text>
                    )}
                  </g>
                ),
            )}
            {places.map((place, panel) => {
              const head = heads[panel] ?? '';
              return (
                <Panel
                  key={head}
                  id={panel}
                  place={place}
                  ends={[left, width - RIGHT]}
                  head={
                    <text
                      className={`${styles.rowHead} ${styles.clear}`}
                      x={Math.max(0, Math.min(left, width - textWidth(head, 12, true)))}
                      y={panel === 0 ? 12 : place.top - 8}
                    >
                      {head}
                    </text>
                  }
                  yTicks={ticks[panel] ?? []}
                  xTicks={place.bottom === bottom ? hourTicks(hours.length, from, x) : []}
                />
              );
            })}
            <CarriedMarks hours={hours} x={x} y={rate} accepted={accepted} />
            {measure !== null && <FoundMarks hours={hours} x={x} y={found} limit={measure.limit} />}
            <WaitingMarks hours={hours} x={x} y={waiting} />
          </>
        );
      }}
    </ChartFrame>
  );
}
