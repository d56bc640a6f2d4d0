import { type KeyboardEvent, useRef, useState } from 'react';
import { DirectLabel } from '../marks/DirectLabel';
import type { Tone } from '../marks/Label';
import { FocusRing, HitArea } from '../marks/points';
import styles from './charts.module.css';
import { type Box, type LabelLine, placeLabels } from './placeLabels';

/** A point that hover or focus names; coordinates in px. */
export interface LinkedPoint {
  id: string;
  x: number;
  y: number;
  radius: number;
  /** Shown beside it. */
  lines: readonly LabelLine[];
  /** The point in words. */
  description: string;
  /** Opened by a click or Enter. */
  href?: string;
}

interface Props {
  /** Names the points together. */
  label: string;
  points: readonly LinkedPoint[];
  /** Where the keyboard enters; the leftmost when left out. */
  startId?: string;
  plot: Box;
  tone: Tone;
}

/**
 * Targets over the points of a chart: hover or focus names a point, Enter opens its page. One tab
 * stop; the arrow keys walk from left to right.
 */
export function PointLinks({ label: name, points, startId, plot, tone }: Props) {
  const group = useRef<SVGGElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const ordered = [...points].sort((a, b) => a.x - b.x);
  const active = Math.max(
    0,
    ordered.findIndex(({ id }) => id === (stop ?? startId)),
  );
  const point = ordered.find(({ id }) => id === shown);

  function walk(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setShown(null);
    if (step === undefined) return;
    event.preventDefault();
    const next = ordered.at((active + step) % ordered.length);
    if (next === undefined) return;
    setStop(next.id);
    group.current?.querySelector<SVGElement>(`[data-point="${next.id}"]`)?.focus();
  }

  const [label] = point
    ? placeLabels([{ ...point, id: 'shown', radius: point.radius + 3, required: true }], [], plot)
    : [];

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside SVG
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive
    <g ref={group} role="group" aria-label={name} onKeyDown={walk}>
      {ordered.map(({ id, x, y, radius, description, href }, index) => {
        const shared = {
          'aria-label': description,
          'data-point': id,
          tabIndex: index === active ? 0 : -1,
          className: styles.pointTarget,
          onFocus: () => {
            setStop(id);
            setShown(id);
          },
          onBlur: () => setShown(null),
          onPointerEnter: () => setShown(id),
          onPointerLeave: () => setShown(null),
        };
        const size = { cx: x, cy: y, r: radius + 5 };
        return href ? (
          <a key={id} href={href} {...shared}>
            <HitArea {...size} />
          </a>
        ) : (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive
          <g key={id} role="img" {...shared}>
            <HitArea {...size} />
          </g>
        );
      })}
      {point && label && (
        <g className={styles.tip}>
          <FocusRing cx={point.x} cy={point.y} r={point.radius + 2} />
          <rect
            className={styles.tipBack}
            x={label.box.x - 6}
            y={label.box.y - 3}
            width={label.box.width + 12}
            height={label.box.height + 6}
            rx={4}
          />
          <DirectLabel label={label} tone={tone} />
        </g>
      )}
    </g>
  );
}
