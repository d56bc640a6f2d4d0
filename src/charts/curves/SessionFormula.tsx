import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { Bar, BarTick } from '../marks/areas';
import { Outline } from '../marks/boxes';

/** A published run: what the printed formula takes, and the peak of connections. */
export interface SessionRun {
  id: string;
  label: string;
  hosts: number;
  /** Largest pool of each process, in threads. */
  poolSize: number;
  processors: number;
  measuredPeak: number;
  simulatedPeak: number | null;
}

export interface SessionFormulaProps extends ChartFrameText {
  runs: readonly SessionRun[];
}

const ROW = 46;
const TOP = 24;

/** The printed formula: hosts × threads × processors. */
const potential = ({ hosts, poolSize, processors }: SessionRun) => hosts * poolSize * processors;
const product = ({ hosts, poolSize, processors }: SessionRun) =>
  `${hosts} × ${poolSize} × ${processors}`;
const peakText = (value: number | null) => (value === null ? 'none' : formatNumber(value));

function finding(runs: readonly SessionRun[]): string {
  const shares = runs.map((run) => potential(run) / run.measuredPeak);
  if (shares.length === 0) return 'Sessions by formula and as measured';
  const low = Math.min(...shares);
  const high = Math.max(...shares);
  const times = (share: number) => formatNumber(share, 1);
  return low < 1 && high > 1
    ? `The formula gives ${times(low)} to ${times(high)} times the measured peak: it bounds nothing`
    : `The formula gives ${times(low)} to ${times(high)} times the measured peak`;
}

function describe(runs: readonly SessionRun[]): string {
  const each = runs.map(
    (run) =>
      `${run.label}: ${product(run)} = ${formatNumber(potential(run))}, measured ${formatNumber(run.measuredPeak)}, simulated ${peakText(run.simulatedPeak)}`,
  );
  return `Potential sessions by hosts, threads and processors, beside the peak of SQL connections. ${each.join('; ')}.`;
}

function table(runs: readonly SessionRun[]): TwinData {
  return {
    columns: [
      'Run',
      'hosts',
      'threads',
      'processors',
      'formula, sessions',
      'measured peak, connections',
      'simulated peak, connections',
    ],
    rows: runs.map((run) => [
      run.label,
      formatNumber(run.hosts),
      formatNumber(run.poolSize),
      formatNumber(run.processors),
      formatNumber(potential(run)),
      formatNumber(run.measuredPeak),
      peakText(run.simulatedPeak),
    ]),
  };
}

/** The printed session formula (outline) against measured peaks (tick) and simulated ones (bar). */
export function SessionFormula(props: SessionFormulaProps) {
  const { runs } = props;
  const height = TOP + runs.length * ROW;
  return (
    <ChartFrame
      title={props.title ?? finding(runs)}
      subtitle={
        props.subtitle ??
        'SQL connections. Outline: hosts × threads × processors. Bar: simulated peak. Tick: measured peak.'
      }
      stale={props.stale}
      description={describe(runs)}
      table={() => table(runs)}
      height={height}
      initialWidth={652}
    >
      {(width) => {
        const most =
          max(runs, (run) => Math.max(potential(run), run.measuredPeak, run.simulatedPeak ?? 0)) ??
          1;
        const x = scaleLinear([0, Math.max(1, most)], [0, width - 112]);
        return (
          <>
            <text className={styles.headSimulated} x={width - 56} y={12} textAnchor="end">
              sim.
            </text>
            <text className={styles.value} x={width} y={12} textAnchor="end">
              meas.
            </text>
            {runs.map((run, index) => {
              const y = TOP + index * ROW;
              return (
                <g key={run.id}>
                  <text className={styles.rowLabel} x={0} y={y + 10}>
                    <tspan className={styles.rowHead}>{run.label}</tspan>
                    {`\u2002${product(run)} = ${formatNumber(potential(run))}`}
                  </text>
                  {run.simulatedPeak !== null && (
                    <Bar
                      look="gliding"
                      data-mark="simulated"
                      x={0}
                      y={y + 18}
                      height={14}
                      style={{ width: x(run.simulatedPeak) }}
                    />
                  )}
                  <Outline
                    data-mark="formula"
                    x={0.5}
                    y={y + 16.5}
                    width={x(potential(run))}
                    height={17}
                  />
                  <BarTick
                    data-mark="measured"
                    x={x(run.measuredPeak) - 2}
                    y={y + 14}
                    width={4}
                    height={22}
                  />
                  <text
                    className={styles.valueChanged}
                    fontWeight={500}
                    x={width - 56}
                    y={y + 29}
                    textAnchor="end"
                  >
                    {peakText(run.simulatedPeak)}
                  </text>
                  <text className={styles.value} x={width} y={y + 29} textAnchor="end">
                    {formatNumber(run.measuredPeak)}
                  </text>
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}
