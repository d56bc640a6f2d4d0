import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { HorizontalAxis, ticksOf, VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { endsOf } from '../frame/ends';
import { formatNumber, withUnit } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText, RunProtocol, Statistic } from '../frame/types';
import { Label } from '../marks/Label';
import { type Along, Curve, Leader, Rule } from '../marks/lines';
import { checkpointLift, peakAfter } from './checkpointLift';
import { everyText, overTimeFinding } from './overTimeFinding';
import { RampNames, Ramps } from './Ramps';
import { TimeReadout } from './readout/TimeReadout';
import { isSteady, phaseAt, rampsText, runMs, timeScale, timeTicks } from './timeAxis';

export interface LatencyOverTimeProps extends ChartFrameText {
  /** Length of one step of the series, in ms. */
  stepMs: number;
  /** Mean roundtrip of each step, in ms; null where no roundtrip ended. */
  roundtripMs: readonly (number | null)[];
  /** Simulated time at which each checkpoint started, in ms. */
  checkpointMs: readonly number[];
  protocol: RunProtocol;
  measured: { statistic: Statistic; valueMs: number } | null;
  /** Such as "run 1 of 8"; used in the second line. */
  run?: string;
}

const HEIGHT = 256;
const LEFT = 38;
const TOP = 8;
const BOTTOM = 28;

function describe(props: LatencyOverTimeProps): string {
  const lift = checkpointLift(props);
  const minutes = formatNumber(runMs(props.protocol) / 60_000);
  const parts = [`Mean roundtrip over ${minutes} simulated minutes.`];
  if (lift) {
    parts.push(`Usually ${withUnit(lift.usualMs, 'ms')}.`);
    if (lift.everyS !== null) {
      parts.push(
        `A checkpoint ${everyText(lift.everyS)}, around which it peaks at ${withUnit(lift.peakMs, 'ms')}.`,
      );
    }
  }
  if (props.measured) {
    parts.push(`Measured ${props.measured.statistic} ${withUnit(props.measured.valueMs, 'ms')}.`);
  }
  return parts.join(' ');
}

function table({ roundtripMs, stepMs, protocol, checkpointMs }: LatencyOverTimeProps): TwinData {
  return {
    columns: ['Time, s', 'phase', 'mean roundtrip, ms', 'checkpoint'],
    rows: roundtripMs.map((value, step) => {
      const fromMs = step * stepMs;
      const within = (atMs: number) => atMs >= fromMs && atMs < fromMs + stepMs;
      return [
        formatNumber(fromMs / 1000),
        phaseAt(protocol, fromMs),
        value === null ? 'none' : formatNumber(value),
        checkpointMs.some(within) ? 'starts' : '',
      ];
    }),
  };
}

/** Roundtrip over the run, with ramps, checkpoints and the printed value. */
export function LatencyOverTime(props: LatencyOverTimeProps) {
  const { stepMs, roundtripMs, checkpointMs, protocol, measured, run } = props;
  return (
    <ChartFrame
      title={props.title ?? overTimeFinding(props)}
      subtitle={
        props.subtitle ??
        `Roundtrip, ms, mean of each ${stepMs / 1000} s${run ? `, ${run}` : ''}.${rampsText(protocol)}`
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={628}
      overlay={(width) => (
        <TimeReadout
          data={{
            stepMs,
            endMs: runMs(protocol),
            groups: [{ title: 'Roundtrip, ms', lines: [{ label: 'mean', values: roundtripMs }] }],
            notes: (fromMs, toMs) =>
              checkpointMs.some((at) => at >= fromMs && at < toMs) ? ['a checkpoint starts'] : [],
          }}
          x={timeScale(protocol, LEFT, width)}
          top={TOP}
          bottom={HEIGHT - BOTTOM}
        />
      )}
    >
      {(width) => {
        const x = timeScale(protocol, LEFT, width);
        const [left, right] = endsOf(x.range());
        const bottom = HEIGHT - BOTTOM;
        const top = Math.max(
          max(roundtripMs, (value) => value ?? 0) ?? 0,
          measured?.valueMs ?? 0,
          10,
        );
        const y = scaleLinear([0, top * 1.18], [bottom, TOP]);
        const path = line<number | null>()
          .defined((value) => value !== null)
          .x((_, step) => x((step + 0.5) * stepMs))
          .y((value) => y(value ?? 0))(roundtripMs as (number | null)[]);
        const steadyFrom = x(protocol.rampUpMs);
        const steadyTo = x(protocol.rampUpMs + protocol.steadyMs);
        const counted: Along = protocol.rampsCount ? endsOf(x.range()) : [steadyFrom, steadyTo];
        const named = checkpointMs.find(
          (at) => isSteady(protocol, at) && x(at) > left + 0.4 * (right - left) - 60,
        );
        return (
          <>
            <Ramps protocol={protocol} x={x} top={TOP} bottom={bottom} />
            <VerticalAxis ticks={ticksOf(y, 4)} x={left} to={right} />
            <RampNames protocol={protocol} x={x} top={TOP} />
            {path && <Curve look="series" data-mark="simulated" d={path} />}
            <HorizontalAxis ticks={timeTicks(x)} from={left} to={right} y={bottom} />
            <path
              className={styles.checkpoints}
              data-mark="checkpoints"
              d={checkpointMs.map((at) => `M${x(at)} ${bottom - 3}v7`).join('')}
            />
            {measured && (
              <>
                <Rule look="measured" data-mark="measured" x={counted} y={y(measured.valueMs)} />
                <Leader
                  x1={steadyFrom + 2}
                  x2={steadyFrom + 2}
                  y1={y(measured.valueMs)}
                  y2={y(measured.valueMs) + 34}
                />
                <Label look="strong" x={steadyFrom + 7} y={y(measured.valueMs) + 32}>
                  measured {measured.statistic} {formatNumber(measured.valueMs)}
                </Label>
              </>
            )}
            {named !== undefined && (
              <>
                <path
                  className={styles.leaderPath}
                  d={`M${x(named)} ${y(peakAfter(props, named) ?? 0) - 3}V${TOP + 10}h8`}
                />
                <Label x={x(named) + 11} y={TOP + 14}>
                  {width > 480 ? 'checkpoint: data pages go to disk' : 'checkpoint'}
                </Label>
              </>
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}
