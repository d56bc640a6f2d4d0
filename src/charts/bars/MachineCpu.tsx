import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber, withUnit } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';
import { Bar, BarTick } from '../marks/areas';
import { Flag } from '../marks/Flag';
import { Rule } from '../marks/lines';
import { fullName, type MachineLoad, machineFinding } from './machineFinding';

export type { MachineLoad };

export interface MachineCpuProps extends ChartFrameText {
  machines: readonly MachineLoad[];
  /** Where the measured numbers stand, such as "20-A, Table 80"; used in the second line. */
  source: string;
}

const ROW = 19;
const TOP = 22;
const FULL = 100;
/** Width of the scale from which its middle has room for a label, in px. */
const LEAST_FOR_HALF = 110;
/** What stands beside the scale: the simulated numbers, then the measured ones as long as they are short. */
const SIMULATED_WIDTH = 68;
const LEAST_SIMULATED_WIDTH = 50;
const MEASURED_WIDTH = 36;
/** Names take this share of the width, and this many px however narrow it is. */
const NAMES_SHARE = 0.46;
const LEAST_FOR_NAMES = 152;
/** Names stand in from their group's heading where there is room. */
const indent = (width: number) => (width < 420 ? 0 : 12);

type Line = { kind: 'group'; label: string } | { kind: 'machine'; machine: MachineLoad };

function lines(machines: readonly MachineLoad[]): Line[] {
  const groups = [...new Set(machines.map((machine) => machine.group))];
  return groups.flatMap((label): Line[] => [
    { kind: 'group', label },
    ...machines
      .filter((machine) => machine.group === label)
      .map((machine): Line => ({ kind: 'machine', machine })),
  ]);
}

function simulatedText({ simulatedPercent }: MachineLoad): string {
  return simulatedPercent === null ? 'none' : formatNumber(simulatedPercent);
}

function describe(machines: readonly MachineLoad[]): string {
  const each = machines.map(
    (machine) =>
      `${fullName(machine)} ${simulatedText(machine)}, measured ${machine.printed ?? 'none'}`,
  );
  return `CPU in percent by machine, simulated and measured. ${each.join('; ')}.`;
}

function table(machines: readonly MachineLoad[]): TwinData {
  return {
    columns: ['Machine', 'group', 'simulated CPU, %', 'measured CPU, %', 'remark'],
    rows: machines.map((machine) => [
      fullName(machine),
      machine.group,
      machine.simulatedPercent === null ? 'none' : formatNumber(machine.simulatedPercent, 1),
      machine.printed ?? 'none',
      machine.flag ? 'erratum, as printed' : '',
    ]),
  };
}

/** Processor load of each machine: bar simulated, tick measured. */
export function MachineCpu(props: MachineCpuProps) {
  const { machines, source } = props;
  const rows = lines(machines);
  const height = TOP + rows.length * ROW + 6;
  return (
    <ChartFrame
      title={props.title ?? machineFinding(machines)}
      subtitle={props.subtitle ?? `CPU by machine. Bar: simulated. Tick: measured, ${source}.`}
      stale={props.stale}
      description={describe(machines)}
      table={() => table(machines)}
      height={height}
      initialWidth={460}
    >
      {(width) => {
        const names = max(machines, (machine) => textWidth(fullName(machine))) ?? 0;
        const usual = NAMES_SHARE * width;
        const left = Math.min(indent(width) + names + 8, Math.max(LEAST_FOR_NAMES, usual));
        const simulated = left > usual ? LEAST_SIMULATED_WIDTH : SIMULATED_WIDTH;
        const printed = max(machines, (machine) => textWidth(machine.printed ?? 'none')) ?? 0;
        const isRoomy = width - left - simulated - printed >= LEAST_FOR_HALF;
        const measured = isRoomy ? Math.max(MEASURED_WIDTH, printed) : MEASURED_WIDTH;
        const x = scaleLinear([0, FULL], [left, width - simulated - measured]).clamp(true);
        return (
          <>
            {(x(FULL) - x(0) < LEAST_FOR_HALF ? [0, FULL] : [0, FULL / 2, FULL]).map((tick) => (
              <g key={tick}>
                <text
                  className={styles.tick}
                  x={x(tick)}
                  y={10}
                  textAnchor={tick === FULL ? 'end' : 'middle'}
                >
                  {tick === FULL ? withUnit(tick, '%') : tick}
                </text>
                <Rule look="grid" x={x(tick)} y={[TOP - 4, height]} />
              </g>
            ))}
            <text
              className={styles.headSimulated}
              x={width - measured - 20}
              y={10}
              textAnchor="end"
            >
              sim.
            </text>
            <text className={styles.value} x={width} y={10} textAnchor="end">
              meas.
            </text>
            {rows.map((row, index) => {
              const y = TOP + index * ROW;
              return row.kind === 'group' ? (
                <text key={row.label} className={styles.rowHead} x={0} y={y + 14}>
                  {row.label}
                </text>
              ) : (
                <Machine
                  key={row.machine.name}
                  machine={row.machine}
                  y={y}
                  x={x}
                  width={width}
                  measured={measured}
                />
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}

function Machine(props: {
  machine: MachineLoad;
  y: number;
  x: (percent: number) => number;
  width: number;
  /** Width of the column of the measured numbers. */
  measured: number;
}) {
  const { machine, y, x, width, measured } = props;
  const { simulatedPercent, measuredPercent, printed, flag } = machine;
  const start = x(0);
  const baseline = y + 14;
  const fits = printed === null || textWidth(printed) <= measured;
  const printedText =
    fits || measuredPercent === null ? (printed ?? 'none') : formatNumber(measuredPercent);
  return (
    <g>
      <text className={styles.rowLabel} x={indent(width)} y={baseline}>
        {fullName(machine)}
      </text>
      <rect className={styles.track} x={start} y={y + 4} width={x(FULL) - start} height={12} />
      {simulatedPercent !== null && (
        <Bar
          look="gliding"
          data-mark="simulated"
          x={start}
          y={y + 4}
          height={12}
          style={{ width: x(simulatedPercent) - start }}
        />
      )}
      {measuredPercent !== null && (
        <BarTick data-mark="measured" x={x(measuredPercent) - 2} y={y + 1} width={4} height={18} />
      )}
      <text
        className={styles.valueChanged}
        fontWeight={500}
        x={width - measured - 20}
        y={baseline}
        textAnchor="end"
      >
        {simulatedText(machine)}
      </text>
      {flag && <Flag x={width - measured} y={baseline + 1} />}
      <text
        className={flag ? styles.valueFlagged : printed === null ? styles.valueQuiet : styles.value}
        x={width}
        y={baseline}
        textAnchor="end"
      >
        {printedText}
      </text>
    </g>
  );
}
