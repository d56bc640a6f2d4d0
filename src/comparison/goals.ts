import type { ErrorFigures, Goal, QuantityFigures } from './validation';

/** Figures by goal id; null where the files that give them do not exist. */
export type GoalFigures = Readonly<Record<string, number | null>>;

/** A figure that belongs to a goal and has no limit. */
export interface BesideFigure {
  label: string;
  figure: number;
  unit: string;
}

/** A goal with the figure reached; null where there is none yet. */
export interface JudgedGoal extends Goal {
  figure: number | null;
  /** What the goal leaves out. */
  beside?: readonly BesideFigure[];
  /** What a perfect model would show by the study's own repeats, in the unit of the goal. */
  repeatsWithin?: number;
}

export const misses = ({ bound, limit }: Goal, figure: number): boolean =>
  bound === 'at-most' ? figure > limit : figure < limit;

/** The figure of a goal: computed where files give it, else as it is stated. */
export const judge = (goal: Goal, figures: GoalFigures): JudgedGoal => ({
  ...goal,
  figure: figures[goal.id] ?? goal.stated?.figure ?? null,
});

/** Goals whose entry says otherwise than their figure. */
export const wronglyListed = (goals: readonly JudgedGoal[]): JudgedGoal[] =>
  goals.filter((goal) => goal.figure !== null && misses(goal, goal.figure) !== goal.missed);

/** "in-sample.throughput.median" and so on, for a group's error figures. */
export function errorGoalFigures(
  group: string,
  figures: Readonly<Record<string, ErrorFigures>> | QuantityFigures | null,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures ?? {}).flatMap(([quantity, { medianPercent, p90Percent }]) => [
      [`${group}.${quantity}.median`, medianPercent],
      [`${group}.${quantity}.p90`, p90Percent],
    ]),
  );
}
