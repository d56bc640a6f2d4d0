import styles from '../frame/charts.module.css';
import { endsOf } from '../frame/ends';
import { formatNumber, formatShare } from '../frame/format';
import { Shade } from '../marks/areas';
import { Rule } from '../marks/lines';
import type { LatencyGoal } from './latencyGoal';

/** Room the bands need for their texts side by side, in px. */
const FAST_ROOM = 150;
const SLOW_ROOM = 100;
const LONG_ROOM = 150;
/** Height of the texts of all bands, in px. */
const TEXTS_HEIGHT = 58;

/** The bands of the study's goal: how much falls into each, and how much should. */
export function GoalBands(props: {
  goal: LatencyGoal;
  shares: { fast: number; slow: number; beyond: number };
  x: { (ms: number): number; domain(): number[] };
  top: number;
  bottom: number;
}) {
  const { goal, shares, x, top, bottom } = props;
  const start = x(0);
  const [, endMs] = endsOf(x.domain());
  const end = x(endMs);
  const limit = x(goal.fastMs);
  const slowEnd = Math.min(end, x(goal.slowMs));
  const fastText = `under ${formatNumber(goal.fastMs)} ms`;
  const slowText = `${formatNumber(goal.fastMs)} ms to ${goal.slowMs / 1000} s`;
  const beyondText = `over ${goal.slowMs / 1000} s ${formatShare(shares.beyond)}`;
  const brief = end - limit < LONG_ROOM;
  const fastGoal = `goal ${brief ? '>' : 'over'} ${formatShare(goal.fastShare, 0)}`;
  const slowGoal = `goal ${brief ? '<' : 'under'} ${formatShare(goal.slowShare, 0)}`;
  const roomy = limit - start > FAST_ROOM && end - limit > SLOW_ROOM;
  return (
    <g>
      <Shade x={limit} y={top} width={slowEnd - limit} height={bottom - top} />
      {slowEnd < end && (
        <Shade isFar x={slowEnd} y={top} width={end - slowEnd} height={bottom - top} />
      )}
      <Rule look="target" x={limit} y={[roomy ? top : top + TEXTS_HEIGHT, bottom]} />
      {roomy ? (
        <>
          <text className={styles.bandText} x={limit - 10} y={top + 14} textAnchor="end">
            {fastText}
          </text>
          <text className={styles.bandText} x={limit - 10} y={top + 32} textAnchor="end">
            {fastGoal}
            <tspan className={styles.bandShare} dx={6}>
              {formatShare(shares.fast)}
            </tspan>
          </text>
          <text className={styles.bandText} x={limit + 10} y={top + 14}>
            {slowText}
          </text>
          <text className={styles.bandText} x={limit + 10} y={top + 32}>
            <tspan className={styles.bandShare}>{formatShare(shares.slow)}</tspan>
            <tspan dx={6}>{slowGoal}</tspan>
          </text>
          <text className={styles.bandText} x={limit + 10} y={top + 50}>
            {beyondText}
          </text>
        </>
      ) : (
        <text className={styles.bandText} y={top + 14} textAnchor="end">
          {[
            [fastText, formatShare(shares.fast), fastGoal],
            [slowText, formatShare(shares.slow), slowGoal],
            [beyondText, '', ''],
          ].map(([range, share, wanted], row) => (
            <tspan key={range} x={end - 6} dy={row === 0 ? 0 : 18}>
              <tspan>{range}</tspan> <tspan className={styles.bandShare}>{share}</tspan>{' '}
              <tspan>{wanted}</tspan>
            </tspan>
          ))}
        </text>
      )}
    </g>
  );
}
