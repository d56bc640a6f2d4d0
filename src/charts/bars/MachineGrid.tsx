import { group, max, mode, range, sort, union } from 'd3-array';
import { scalePoint } from 'd3-scale';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';
import { wordLines } from '../frame/wordLines';
import { Rule } from '../marks/lines';
import { Ring } from '../marks/points';

/** A computer of a study. */
export interface GridMachine {
  name: string;
  /** Null where none are printed. */
  processors: number | null;
  /** Whether it is one of those that the picture is about. */
  isEmphasised: boolean;
}

export interface MachineGridProps extends ChartFrameText {
  studies: readonly { id: string; name: string; machines: readonly GridMachine[] }[];
  /** What the emphasised computers do, such as "A MessageBox". */
  subject: string;
}

const TOP = 36;
const LINE = 14;
const BOTTOM = 8;
const RADIUS = 4.5;
const STEP = 13;
const PAD = 10;
const LEAST_ROW = 40;
const NOT_PRINTED = 'not printed';

const knownOf = (machines: readonly GridMachine[]) =>
  machines.flatMap(({ processors }) => processors ?? []);
const columnOf = ({ processors }: GridMachine) =>
  processors === null ? NOT_PRINTED : `${processors}`;

/** Numbers of processors from the fewest on, and a column for what is not printed. */
function columnsOf(machines: readonly GridMachine[]): string[] {
  const counts = sort(union(knownOf(machines))).map(String);
  return machines.some(({ processors }) => processors === null) ? [...counts, NOT_PRINTED] : counts;
}

function finding({ studies, subject }: MachineGridProps): string {
  const all = studies.flatMap(({ machines }) => machines);
  const own = knownOf(all.filter(({ isEmphasised }) => isEmphasised));
  const others = knownOf(all.filter(({ isEmphasised }) => !isEmphasised));
  const [least, most] = [Math.min(...own), Math.max(...own)];
  const among =
    least === most ? formatNumber(most) : `${formatNumber(least)} to ${formatNumber(most)}`;
  const usual = mode(others);
  const rest = Number.isNaN(usual) ? '' : `; most other computers had ${formatNumber(usual)}`;
  return own.length === 0
    ? 'Of no such computer the processors are printed'
    : `${subject} ran on ${among} processors${rest}`;
}

const table = ({ studies }: MachineGridProps): TwinData => ({
  columns: ['Computer', 'study', 'processors'],
  rows: studies.flatMap(({ name, machines }) =>
    machines.map((machine) => [machine.name, name, columnOf(machine)]),
  ),
});

function describe(props: MachineGridProps): string {
  const each = props.studies.map(({ name, machines }) => {
    const said = machines.map((machine) => `${machine.name} ${columnOf(machine)}`);
    return `${name}: ${said.join(', ')}`;
  });
  return `${finding(props)}. Processors by study: ${each.join('; ')}.`;
}

/** Computers of a study under their numbers of processors, those in question first. */
function cellsOf(machines: readonly GridMachine[]) {
  const ordered = sort(machines, ({ isEmphasised }) => (isEmphasised ? 0 : 1));
  return [...group(ordered, columnOf)];
}

/** Places around the middle of a cell, in lines of so many at most, px. */
const placesIn = (count: number, perLine: number): { x: number; y: number }[] => {
  const lines = Math.ceil(count / perLine);
  return range(count).map((index) => {
    const line = Math.floor(index / perLine);
    const inLine = Math.min(perLine, count - line * perLine);
    return {
      x: ((index % perLine) - (inLine - 1) / 2) * STEP,
      y: (line - (lines - 1) / 2) * STEP,
    };
  });
};

/** Every computer of every study by its processors; those in question stand out. */
export function MachineGrid(props: MachineGridProps) {
  const { studies } = props;
  const columns = columnsOf(studies.flatMap(({ machines }) => machines));
  const named = (max(studies, ({ name }) => textWidth(name, 12, true)) ?? 0) + PAD;
  const layoutAt = (width: number) => {
    const column = (width - named) / columns.length;
    const perLine = Math.max(1, Math.floor((column - PAD) / STEP));
    let bottom = TOP;
    const rows = studies.map((study) => {
      const cells = cellsOf(study.machines);
      const lines = max(cells, ([, own]) => Math.ceil(own.length / perLine)) ?? 1;
      const top = bottom;
      bottom += Math.max(LEAST_ROW, lines * STEP + 2 * PAD);
      return { study, cells, top, middle: (top + bottom) / 2 };
    });
    return { perLine, column, rows, height: bottom + BOTTOM };
  };
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        'Processors of each computer, as printed. Bold rings: it holds a MessageBox. Thin rings: it does something else.'
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={(width) => layoutAt(width).height}
      initialWidth={840}
    >
      {(width) => {
        const { perLine, column, rows } = layoutAt(width);
        const at = scalePoint(columns, [named + column / 2, width - column / 2]);
        return (
          <>
            {columns.map((name) => (
              <text key={name} className={styles.tick} x={at(name)} y={14} textAnchor="middle">
                {wordLines(name, column).map((line, index) => (
                  <tspan key={line} x={at(name)} dy={index === 0 ? 0 : LINE}>
                    {line}
                  </tspan>
                ))}
              </text>
            ))}
            {rows.map(({ study, cells, top, middle }) => (
              <g key={study.id} data-row={study.id}>
                <Rule look="grid" x={[0, width]} y={top} />
                <text className={styles.rowHead} x={0} y={middle + 4}>
                  {study.name}
                </text>
                {cells.map(([name, own]) =>
                  placesIn(own.length, perLine).map(({ x, y }, index) => (
                    <Ring
                      key={`${name} ${x} ${y}`}
                      look={own[index]?.isEmphasised ? undefined : 'context'}
                      data-mark={own[index]?.isEmphasised ? 'emphasised' : 'other'}
                      cx={(at(name) ?? 0) + x}
                      cy={middle + y}
                      r={RADIUS}
                    />
                  )),
                )}
              </g>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
