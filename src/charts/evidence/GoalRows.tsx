import clsx from 'clsx';
import { max } from 'd3-array';
import { scaleLog } from 'd3-scale';
import { HorizontalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber, shortNumber } from '../frame/format';
import { steady } from '../frame/steady';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import { Dot } from '../marks/points';
import { beeswarm } from './beeswarm';
import {
  type DrawnGoal,
  type GoalGroup,
  type GoalRow,
  goalLayout,
  INDENT,
  isMissed,
  NEAREST,
  TEXT_LINE,
} from './goalLayout';

export interface GoalRowsProps extends ChartFrameText {
  groups: readonly GoalGroup[];
}

const RADIUS = 4;
const BOTTOM = 44;
const TICKS = [0.1, 0.2, 0.5, 1, 2, 5, 10];
/** Room beside the plot, px. */
const BESIDE = 12;

const allOf = (groups: readonly GoalGroup[]) => groups.flatMap(({ goals }) => goals);
const timesText = ({ timesLimit }: DrawnGoal) =>
  `${shortNumber(Math.round(10 * timesLimit) / 10)} times`;
const againstText = ({ figure, limit }: DrawnGoal) => `${figure}, limit ${limit}`;

function finding(groups: readonly GoalGroup[]): string {
  const all = allOf(groups);
  const missed = all.filter(isMissed);
  const [farthest] = [...missed].sort((a, b) => b.timesLimit - a.timesLimit);
  if (farthest === undefined) return `All ${all.length} goals with a figure are reached`;
  return `${all.length - missed.length} of ${all.length} goals with a figure are reached; the farthest miss is ${timesText(farthest)} its limit`;
}

const table = (groups: readonly GoalGroup[]): TwinData => ({
  columns: ['Goal', 'of', 'figure', 'limit', 'figure over limit', 'result'],
  rows: groups.flatMap(({ name, goals }) =>
    goals.map((goal) => [
      goal.label,
      name,
      goal.figure,
      goal.limit,
      formatNumber(goal.timesLimit, 2),
      isMissed(goal) ? 'missed' : 'reached',
    ]),
  ),
});

function describe(groups: readonly GoalGroup[]): string {
  const missed = groups.flatMap(({ name, goals }) =>
    goals.filter(isMissed).map((goal) => `${name}, ${goal.label}: ${againstText(goal)}`),
  );
  return `${finding(groups)}. Missed: ${missed.join('; ') || 'none'}.`;
}

/** Every goal as a dot on an axis of its limit: what is reached together, what is missed by name. */
export function GoalRows(props: GoalRowsProps) {
  const { groups } = props;
  const most = max(allOf(groups), ({ timesLimit }) => timesLimit) ?? 1;
  const domain = [NEAREST, Math.max(2, most) * 1.1] as const;
  return (
    <ChartFrame
      title={props.title ?? finding(groups)}
      subtitle={
        props.subtitle ??
        'Figure over limit, or limit over figure where at least so much was set; logarithmic. Left of the line: reached. Right of it: missed, with figure and limit.'
      }
      stale={props.stale}
      description={describe(groups)}
      table={() => table(groups)}
      height={(width) => goalLayout(groups, width).bottom + BOTTOM}
      initialWidth={840}
    >
      {(width) => {
        const { rows, left, bottom } = goalLayout(groups, width);
        const right = width - BESIDE;
        const x = steady(scaleLog(domain, [left + RADIUS, right]));
        const ticks = TICKS.filter((tick) => tick <= domain[1]);
        return (
          <>
            {ticks.map((tick) => (
              <Rule key={tick} look={tick === 1 ? 'target' : 'grid'} x={x(tick)} y={[4, bottom]} />
            ))}
            {rows.map((row) =>
              row.kind === 'group' ? (
                <GroupRow key={row.group.id} row={row} x={x} />
              ) : (
                <MissedRow key={row.goal.id} row={row} x={x} right={right} />
              ),
            )}
            <HorizontalAxis
              ticks={ticks.map((tick) => ({
                at: x(tick),
                label: shortNumber(tick),
                emphasised: tick === 1,
              }))}
              from={left}
              to={right}
              y={bottom}
              title="times the limit"
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

type RowOf<Kind extends GoalRow['kind']> = Extract<GoalRow, { kind: Kind }>;

/** The name of a row, in as many lines as it needs. */
const RowName = ({ row, x, look }: { row: GoalRow; x: number; look: string | undefined }) => (
  <text className={clsx(look, styles.clear)} x={x} y={row.textY}>
    {row.lines.map((line, index) => (
      <tspan key={line} x={x} dy={index === 0 ? 0 : TEXT_LINE}>
        {line}
      </tspan>
    ))}
  </text>
);

/** Name of a group, and a dot for each goal that it reaches. */
function GroupRow({ row, x }: { row: RowOf<'group'>; x: (times: number) => number }) {
  const at = ({ timesLimit }: DrawnGoal) => x(Math.max(NEAREST, timesLimit));
  return (
    <g data-row={row.group.id}>
      <RowName row={row} x={0} look={styles.rowHead} />
      {beeswarm(row.reached, at, RADIUS).map(({ item, along, across }) => (
        <Dot
          key={item.id}
          look="swarm"
          data-mark="reached"
          cx={along}
          cy={row.y + across}
          r={RADIUS}
        />
      ))}
    </g>
  );
}

interface MissedRowProps {
  row: RowOf<'missed'>;
  x: (times: number) => number;
  right: number;
}

/** A goal that is missed: its name, its dot, and by what. */
function MissedRow({ row, x, right }: MissedRowProps) {
  const { goal, y } = row;
  const at = x(goal.timesLimit);
  const said = againstText(goal);
  const fits = at + RADIUS + 6 + textWidth(said, 12, true) <= right;
  return (
    <g data-row={goal.id}>
      <RowName row={row} x={INDENT} look={styles.rowLabel} />
      <Dot data-mark="missed" cx={at} cy={y} r={RADIUS} />
      <Label
        x={fits ? at + RADIUS + 6 : at - RADIUS - 6}
        y={y + 4}
        textAnchor={fits ? 'start' : 'end'}
      >
        <tspan fontWeight={600}>{goal.figure}</tspan>, limit {goal.limit}
      </Label>
    </g>
  );
}
