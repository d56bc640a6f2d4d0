import { sum } from 'd3-array';
import type { ScaleLinear } from 'd3-scale';
import styles from '../frame/charts.module.css';
import { endsOf } from '../frame/ends';
import { formatNumber } from '../frame/format';
import { textWidth } from '../frame/textWidth';

/** How an incident ended: well, badly, not yet, or it is a state that lasted. */
export type IncidentOutcome = 'completed' | 'failed' | 'running' | 'span';

/** Something that began and ended during a run. */
export interface Incident {
  outcome: IncidentOutcome;
  /** How it ended, such as "lost to a deadlock", where it can end in several ways. */
  label?: string;
  startMs: number;
  /** Null while it lasts. */
  endMs: number | null;
  /** Such as the rows a cleanup run deleted. */
  detail?: string;
}

/** Incidents of one kind, drawn as bars in one row. */
export interface IncidentLaneData {
  id: string;
  title: string;
  incidents: readonly Incident[];
  /** Said where there are none. */
  none: string;
}

const LANE = 40;
const KEY = 16;
const BAR = 12;
const BELOW = 6;
/** Height of the bars with what is kept free around them, in px. */
export const barsHeight = BAR + 2 * BELOW;
const LEAST_WIDTH = 1.5;
/** From a lane's title to what stands beside it, in px; the title's width is an estimate. */
const TITLE_GAP = 20;
const CLASS: Record<IncidentOutcome, string | undefined> = {
  completed: styles.incidentCompleted,
  failed: styles.incidentFailed,
  running: styles.incidentRunning,
  span: styles.incidentSpan,
};

interface Tally {
  outcome: IncidentOutcome;
  label?: string;
  count: number;
}

/** How many incidents ended in which way, in order of appearance. */
export function tally(incidents: readonly Incident[]): Tally[] {
  const counts = new Map<string | undefined, Tally>();
  for (const { outcome, label } of incidents) {
    const found = counts.get(label);
    if (found) found.count += 1;
    else counts.set(label, { outcome, label, count: 1 });
  }
  return [...counts.values()];
}

function tallyText({ label, count }: Tally): string {
  if (label) return `${formatNumber(count)} ${label}`;
  return count === 1 ? 'once' : `${formatNumber(count)} times`;
}

/** A lane in words: "Message cleanup: 2 completed, 160 lost to a deadlock." */
export function laneText({ title, incidents, none }: IncidentLaneData): string {
  const parts = tally(incidents).map(tallyText);
  return `${title}: ${parts.length > 0 ? parts.join(', ') : none}.`;
}

/** Whether the counts stand under the title rather than beside it. */
const hasKeyLine = ({ incidents }: IncidentLaneData) => tally(incidents).length > 1;

/** Height of a lane with its title, in px. */
export const laneHeight = (lane: IncidentLaneData): number =>
  hasKeyLine(lane) ? LANE + KEY : LANE;

/** A failed run is a low bar, so that the colour is not all that tells it from a completed one. */
const heightOf = (outcome: IncidentOutcome) => (outcome === 'failed' ? BAR / 2 : BAR);

function barsPath(
  incidents: readonly Incident[],
  outcome: IncidentOutcome,
  x: ScaleLinear<number, number>,
  bottom: number,
): string {
  const [, endMs] = endsOf(x.domain());
  const height = heightOf(outcome);
  return incidents
    .filter((incident) => incident.outcome === outcome && incident.startMs <= endMs)
    .map(({ startMs, endMs: end }) => {
      const from = x(startMs);
      const width = Math.max(LEAST_WIDTH, x(Math.min(end ?? endMs, endMs)) - from);
      return `M${from} ${bottom - height}h${width}v${height}h${-width}z`;
    })
    .join('');
}

/** Room that an entry of the key takes, with what is kept free behind it, in px. */
const keyWidth = (entry: Tally): number => 16 + textWidth(tallyText(entry)) + 12;

/** One row of bars under a title that counts them. */
export function IncidentLane(props: {
  lane: IncidentLaneData;
  x: ScaleLinear<number, number>;
  top: number;
}) {
  const { lane, x, top } = props;
  const [left, right] = endsOf(x.range());
  const bottom = top + laneHeight(lane) - BELOW;
  const counted = tally(lane.incidents);
  const below = hasKeyLine(lane);
  const keyY = top + 14 + (below ? KEY : 0);
  // A key that is wider than the bars begins left of them.
  const keyLeft = Math.max(0, Math.min(left, right - sum(counted, keyWidth)));
  let at = below ? keyLeft : left + textWidth(lane.title, 12, true) + TITLE_GAP;
  return (
    <g data-lane={lane.id}>
      <text className={styles.rowHead} x={left} y={top + 14}>
        {lane.title}
      </text>
      {counted.length === 0 && (
        <text className={styles.rowLabel} x={at} y={top + 14}>
          {lane.none}
        </text>
      )}
      {counted.map((entry) => {
        const from = at;
        at += keyWidth(entry);
        const height = heightOf(entry.outcome) - 2;
        return (
          <g key={tallyText(entry)}>
            <rect
              className={CLASS[entry.outcome]}
              x={from}
              y={keyY - height}
              width={10}
              height={height}
            />
            <text className={styles.rowLabel} x={from + 15} y={keyY}>
              {tallyText(entry)}
            </text>
          </g>
        );
      })}
      <line className={styles.stripRule} x1={left} x2={right} y1={bottom + 0.5} y2={bottom + 0.5} />
      {(['span', 'running', 'failed', 'completed'] as const).map((outcome) => {
        const d = barsPath(lane.incidents, outcome, x, bottom);
        return d && <path key={outcome} className={CLASS[outcome]} data-mark={outcome} d={d} />;
      })}
    </g>
  );
}
