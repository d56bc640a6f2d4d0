import { textWidth } from '../frame/textWidth';
import { wordLines } from '../frame/wordLines';

/** A goal as it is drawn: its figure over its limit, or the limit over it where it was to be reached. */
export interface DrawnGoal {
  id: string;
  label: string;
  /** Above 1 it is missed. */
  timesLimit: number;
  /** Figure and limit as shown, such as "7.3 %" and "1.7". */
  figure: string;
  limit: string;
}

export interface GoalGroup {
  id: string;
  name: string;
  goals: readonly DrawnGoal[];
}

interface RowPlace {
  /** Its name in lines, and the baseline of the first. */
  lines: readonly string[];
  textY: number;
  /** Middle of its marks. */
  y: number;
}

/** A group with what it reached, or one goal that it misses, and where its marks stand. */
export type GoalRow =
  | ({ kind: 'group'; group: GoalGroup; reached: readonly DrawnGoal[] } & RowPlace)
  | ({ kind: 'missed'; goal: DrawnGoal } & RowPlace);

export interface GoalLayout {
  rows: readonly GoalRow[];
  /** Where the plot begins, px. */
  left: number;
  bottom: number;
}

/** Nearer to none than this, goals stand at the end of the axis. */
export const NEAREST = 0.1;
const TOP = 8;
const GROUP = 30;
const MISSED = 20;
export const TEXT_LINE = 17;
/** Room for the figures beside the farthest mark, and for the marks themselves, px. */
const LEAST_PLOT = 330;
export const INDENT = 12;

export const isMissed = ({ timesLimit }: DrawnGoal): boolean => timesLimit > 1;

/** Rows from top to bottom: each group, then its misses, the farthest first; names stand over their marks where there is no room. */
export function goalLayout(groups: readonly GoalGroup[], width: number): GoalLayout {
  const missedOf = ({ goals }: GoalGroup) =>
    goals.filter(isMissed).sort((a, b) => b.timesLimit - a.timesLimit);
  const names = groups.flatMap((group) => [
    textWidth(group.name, 12, true),
    ...missedOf(group).map(({ label }) => INDENT + textWidth(label)),
  ]);
  const beside = Math.max(0, ...names) + 16;
  const isBeside = width - beside >= LEAST_PLOT;
  let bottom = TOP;
  const take = (name: string, height: number, indent: number) => {
    const lines = isBeside ? [name] : wordLines(name, width - indent, indent === 0);
    const extra = isBeside ? 0 : lines.length * TEXT_LINE;
    const top = bottom;
    bottom += height + extra;
    const y = top + extra + height / 2;
    return { lines, y, textY: isBeside ? y + 4 : top + TEXT_LINE - 3 };
  };
  const rows = groups.flatMap((group): GoalRow[] => [
    {
      kind: 'group',
      group,
      reached: group.goals.filter((goal) => !isMissed(goal)),
      ...take(group.name, GROUP, 0),
    },
    ...missedOf(group).map(
      (goal): GoalRow => ({ kind: 'missed', goal, ...take(goal.label, MISSED, INDENT) }),
    ),
  ]);
  return { rows, left: isBeside ? beside : 8, bottom: bottom + 4 };
}
