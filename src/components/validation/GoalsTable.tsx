import clsx from 'clsx';
import { Fragment } from 'react';
import { GoalRows } from '../../charts/evidence/GoalRows';
import type { GoalGroup } from '../../charts/evidence/goalLayout';
import type { BesideFigure, JudgedGoal } from '../../comparison/goals';
import { limitOf } from '../../comparison/selfRepeats';
import { formatNumber } from '../../lab/view/format';
import { HeldOutCaveat } from '../../studies/low-latency/lab/HeldOutCaveat';
import { Fold } from '../../tables/list/Fold';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import styles from '../../tables/validation.module.css';
import { studies } from '../studies';

/** Headings of the groups, in order: those of the low-latency study, and one for each study. */
export const GROUPS: Readonly<Record<string, string>> = {
  'in-sample': 'Low latency in sample, the 48 comparable configurations',
  'held-out': 'Low latency held out, each test case predicted without itself',
  model: 'Low latency, model',
  kernel: 'Kernel and statistics',
  ...Object.fromEntries(studies.map(({ id, name }) => [id, name])),
};

const figureText = ({ figure, limit }: Pick<JudgedGoal, 'figure'> & { limit?: number }): string => {
  if (figure === null) return '–';
  const digits = Number.isInteger(figure) && Number.isInteger(limit) ? 0 : 1;
  return formatNumber(figure, figure < 1 ? 2 : digits);
};

function Verdict({ goal }: { goal: JudgedGoal }) {
  if (goal.figure === null) return <td>no figure yet</td>;
  return <td>{goal.missed ? <b className={styles.missed}>missed</b> : 'reached'}</td>;
}

/** What the study repeats of itself, and how the limit follows from it. */
function LimitNote({ goal: { repeatsWithin, set, unit } }: { goal: JudgedGoal }) {
  if (repeatsWithin === undefined || set === undefined) return null;
  const reasons = {
    set: `${formatNumber(set / repeatsWithin, 1)} times that`,
    perfect: `just that, since less cannot be reached, where ${set} was set`,
  };
  return (
    <span className={reference.mechanism}>
      The study repeats itself within {formatNumber(repeatsWithin, 1)} {unit}; the limit is{' '}
      {reasons[limitOf(set, repeatsWithin).rule]}.
    </span>
  );
}

function GoalLine({ goal }: { goal: JudgedGoal }) {
  return (
    <tr data-goal={goal.id} data-missed={goal.missed || undefined}>
      <th scope="row" className={styles.plain}>
        {goal.label} {goal.stated && <span className={reference.mechanism}>{goal.stated.how}</span>}
        <LimitNote goal={goal} />
      </th>
      <td className={reference.number}>
        {goal.bound === 'at-most' ? '≤' : '≥'} {goal.limit}
      </td>
      <td className={reference.number}>{figureText(goal)}</td>
      <td>{goal.unit}</td>
      <Verdict goal={goal} />
    </tr>
  );
}

/** A figure that the goal above it does not limit. */
function BesideLine({ goal, beside }: { goal: JudgedGoal; beside: BesideFigure }) {
  return (
    <tr data-beside={goal.id}>
      <th scope="row" className={clsx(styles.plain, styles.beside)}>
        {beside.label}
      </th>
      <td className={reference.number}>–</td>
      <td className={reference.number}>{figureText(beside)}</td>
      <td>{beside.unit}</td>
      <td>no limit set</td>
    </tr>
  );
}

/** How many times its limit a figure is, where less is better; the other way round where more is. */
function timesLimit({ bound, limit }: JudgedGoal, figure: number): number {
  if (figure === limit) return 1;
  return bound === 'at-most' ? figure / limit : limit / figure;
}

/** The goals that have a figure as they are drawn, by group. */
export const drawnGoals = (goals: readonly JudgedGoal[]): GoalGroup[] =>
  Object.entries(GROUPS).flatMap(([id, name]) => {
    const own = goals.flatMap((goal) => {
      const { figure, limit, label, unit } = goal;
      if (goal.group !== id || figure === null) return [];
      const shown = `${figureText(goal)} ${unit}`;
      return [
        {
          id: goal.id,
          label,
          timesLimit: timesLimit(goal, figure),
          figure: shown,
          limit: `${limit}`,
        },
      ];
    });
    return own.length === 0 ? [] : [{ id, name, goals: own }];
  });

/** What was set out to be reached, the figure, and whether it is: a picture, and every goal below it. */
export function GoalsTable({ goals }: { goals: readonly JudgedGoal[] }) {
  return (
    <>
      <GoalRows groups={drawnGoals(goals)} />
      <Fold name={`all ${goals.length} goals`}>
        <TableFrame
          className={reference.compact}
          label="Goals and figures"
          cards="beside"
          heads={[
            'Goal',
            { name: 'Limit', className: reference.number },
            { name: 'Figure', className: reference.number },
            'Unit',
            'Result',
          ]}
        >
          {Object.entries(GROUPS)
            .filter(([group]) => goals.some((goal) => goal.group === group))
            .map(([group, label]) => (
              <tbody key={group}>
                <tr>
                  <th scope="rowgroup" colSpan={5} className={styles.group}>
                    {label}
                    {group === 'held-out' && (
                      <span className={reference.mechanism}>
                        <HeldOutCaveat />
                      </span>
                    )}
                  </th>
                </tr>
                {goals
                  .filter((goal) => goal.group === group)
                  .map((goal) => (
                    <Fragment key={goal.id}>
                      <GoalLine goal={goal} />
                      {goal.beside?.map((beside) => (
                        <BesideLine key={beside.label} goal={goal} beside={beside} />
                      ))}
                    </Fragment>
                  ))}
              </tbody>
            ))}
        </TableFrame>
      </Fold>
    </>
  );
}
