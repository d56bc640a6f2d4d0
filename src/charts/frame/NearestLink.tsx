import { least } from 'd3-array';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { DirectLabel } from '../marks/DirectLabel';
import type { Tone } from '../marks/Label';
import { FocusRing, HitArea } from '../marks/points';
import styles from './charts.module.css';
import { type Box, type LabelLine, placeLabels } from './placeLabels';

/** A point among many; coordinates in px. */
export interface ManyPoint {
  id: string;
  x: number;
  y: number;
}

/** What is said of a point, made when it is pointed at. */
export interface PointText {
  /** Shown beside it. */
  lines: readonly LabelLine[];
  /** The point in words. */
  description: string;
  /** Opened by a click or Enter. */
  href?: string;
}

interface NearestLinkProps {
  /** Names the points together. */
  label: string;
  points: readonly ManyPoint[];
  /** Where the keyboard enters; the leftmost when left out. */
  startId?: string;
  textOf: (id: string) => PointText;
  plot: Box;
  tone: Tone;
}

/** How near the pointer names a point, in px. */
const REACH = 18;
const RADIUS = 6;
const FAR = 10;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: FAR,
  PageUp: -FAR,
};

/**
 * One link for all points of a crowded chart: it stands at the point that pointer or arrow keys are at. Hundreds of
 * points cost no more than one, and are one tab stop.
 */
export function NearestLink({ label, points, startId, textOf, plot, tone }: NearestLinkProps) {
  const [stop, setStop] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const ordered = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const active = Math.max(
    0,
    ordered.findIndex(({ id }) => id === (stop ?? startId)),
  );
  const point = ordered[active];
  if (point === undefined) return null;

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (event.key === 'Escape') setShown(false);
    if (step === undefined) return;
    event.preventDefault();
    const next = ordered[Math.min(ordered.length - 1, Math.max(0, active + step))];
    if (next === undefined) return;
    setStop(next.id);
    setShown(true);
  }

  function follow({ clientX, clientY, currentTarget }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = plot.x + ((clientX - left) / width) * plot.width;
    const y = plot.y + ((clientY - top) / height) * plot.height;
    const away = (one: ManyPoint) => Math.hypot(one.x - x, one.y - y);
    const nearest = least(ordered, away);
    const isNear = nearest !== undefined && away(nearest) <= REACH;
    if (isNear) setStop(nearest.id);
    setShown(isNear);
  }

  const text = textOf(point.id);
  const [placed] = isShown
    ? placeLabels(
        [
          {
            ...point,
            id: 'shown',
            radius: RADIUS + 3,
            required: true,
            lines: text.lines,
          },
        ],
        [],
        plot,
      )
    : [];
  const target = <HitArea cx={point.x} cy={point.y} r={RADIUS + 3} />;
  const shared = {
    'aria-label': text.description,
    'data-point': point.id,
    tabIndex: 0,
    className: styles.pointTarget,
    onFocus: () => setShown(true),
    onBlur: () => setShown(false),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside SVG
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive
    <g
      role="group"
      aria-label={label}
      onKeyDown={walk}
      onPointerLeave={() => setShown(false)}
      data-unsaved
    >
      <rect
        className={styles.pointTarget}
        {...plot}
        onPointerMove={follow}
        onPointerDown={follow}
        data-points={points.length}
      />
      {placed && (
        <g className={styles.tip}>
          <FocusRing cx={point.x} cy={point.y} r={RADIUS} />
          <rect
            className={styles.tipBack}
            x={placed.box.x - 6}
            y={placed.box.y - 3}
            width={placed.box.width + 12}
            height={placed.box.height + 6}
            rx={4}
          />
          <DirectLabel label={placed} tone={tone} />
        </g>
      )}
      {text.href ? (
        <a href={text.href} {...shared}>
          {target}
        </a>
      ) : (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive
        <g role="img" {...shared}>
          {target}
        </g>
      )}
    </g>
  );
}
