import type { JudgedGoal } from '../../../../comparison/goals';
import type { ErrorFigures } from '../../../../comparison/validation';
import { formatNumber } from '../../../../lab/view/format';
import { DiamondMark, DotMark } from '../../../../tables/marks';
import validation from '../../../../tables/validation.module.css';
import type { BoardTile, TileGoal } from '../../evidence/types';
import { HeldOutCaveat } from '../../lab/HeldOutCaveat';
import { SHORT_QUANTITIES } from './quantities';
import styles from './tiles.module.css';

function FigureRow(props: {
  label: string;
  figures: ErrorFigures | null;
  kind: 'in-sample' | 'held-out';
}) {
  const { label, figures, kind } = props;
  return (
    <tr className={styles.figures}>
      <th scope="row">
        {kind === 'in-sample' ? <DotMark /> : <DiamondMark />} {label}
      </th>
      {figures === null ? (
        <td colSpan={2} className={styles.none}>
          not computed
        </td>
      ) : (
        <>
          <td>{formatNumber(figures.medianPercent, 1)}</td>
          <td>{formatNumber(figures.p90Percent, 1)}</td>
        </>
      )}
    </tr>
  );
}

function Limit({ goal }: { goal: JudgedGoal | null }) {
  if (goal === null) return <td>–</td>;
  return (
    <td>
      {goal.limit}
      {goal.missed && <b> missed</b>}
    </td>
  );
}

function GoalRow({ label, goal }: { label: string; goal: TileGoal }) {
  if (goal.median === null && goal.p90 === null) return null;
  return (
    <tr className={styles.goal}>
      <th scope="row">{label}</th>
      <Limit goal={goal.median} />
      <Limit goal={goal.p90} />
    </tr>
  );
}

/** What a perfect model would show by what the study repeats of itself. */
function RepeatsRow({ goal: { median, p90 } }: { goal: TileGoal }) {
  if (median?.repeatsWithin === undefined || p90?.repeatsWithin === undefined) return null;
  return (
    <tr className={styles.goal} data-repeats>
      <th scope="row">study repeats</th>
      <td>{formatNumber(median.repeatsWithin, 1)}</td>
      <td>{formatNumber(p90.repeatsWithin, 1)}</td>
    </tr>
  );
}

function Tile({ tile }: { tile: BoardTile }) {
  const { quantity, inSample, heldOut, goals } = tile;
  return (
    <table className={styles.tile} data-quantity={quantity}>
      <caption>{SHORT_QUANTITIES[quantity].label}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">median</th>
          <th scope="col">90th pct</th>
        </tr>
      </thead>
      <tbody>
        <FigureRow label="in sample" figures={inSample} kind="in-sample" />
        <FigureRow label="held out" figures={heldOut} kind="held-out" />
        <RepeatsRow goal={goals.inSample} />
        <GoalRow label="goal, in sample" goal={goals.inSample} />
        <GoalRow label="goal, held out" goal={goals.heldOut} />
      </tbody>
    </table>
  );
}

/** Absolute errors over all comparable configurations, percent, with the goals set for them. */
export function BoardTiles({ tiles }: { tiles: readonly BoardTile[] }) {
  return (
    <>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <div key={tile.quantity}>
            <Tile tile={tile} />
          </div>
        ))}
      </div>
      <p className={validation.caveat}>
        Held out: each test case predicted by a fit without it. <HeldOutCaveat />{' '}
        <span>
          Study repeats: what a perfect model would show, since{' '}
          <a href="#repeats">the study’s own runs</a> differ by as much.
        </span>
      </p>
    </>
  );
}
