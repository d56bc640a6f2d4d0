import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './charts.module.css';
import { DirectLabel } from './DirectLabel';
import { formatOperatingPoint } from './format';
import { placeLabels } from './placeLabels';
import type { PlaneLayout, PlaneRing } from './planeLayout';

function describe({ point }: PlaneRing): string {
  const values = formatOperatingPoint(point.throughputPerSecond, point.roundtripMs);
  const remark = point.flag
    ? `, as printed: ${point.flag.text}`
    : point.note
      ? `, ${point.note}`
      : '';
  return `${point.id}, measured ${values}${remark}`;
}

/**
 * Targets over the measured points: hover or focus names a point, Enter opens its page. One tab stop;
 * the arrow keys walk from left to right.
 */
export function MeasuredPointLinks({ layout }: { layout: PlaneLayout }) {
  const group = useRef<SVGGElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const rings = [...layout.rings].sort((a, b) => a.x - b.x);
  const active = Math.max(
    0,
    rings.findIndex((ring) => (stop ? ring.point.id === stop : ring.look === 'currentRing')),
  );
  const ring = rings.find((candidate) => candidate.point.id === shown);

  function walk(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setShown(null);
    if (step === undefined) return;
    event.preventDefault();
    const next = rings[(active + step + rings.length) % rings.length].point.id;
    setStop(next);
    group.current?.querySelector<SVGElement>(`[data-point="${next}"]`)?.focus();
  }

  const [label] = ring
    ? placeLabels(
        [
          {
            id: 'shown',
            x: ring.x,
            y: ring.y,
            radius: ring.radius + 3,
            lines: [
              { text: ring.point.id, bold: true },
              {
                text: formatOperatingPoint(ring.point.throughputPerSecond, ring.point.roundtripMs),
              },
            ],
            required: true,
          },
        ],
        [],
        layout.plot,
      )
    : [];

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside SVG
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive
    <g ref={group} role="group" aria-label="Measured configurations" onKeyDown={walk}>
      {rings.map((target, index) => {
        const shared = {
          'aria-label': describe(target),
          'data-point': target.point.id,
          tabIndex: index === active ? 0 : -1,
          className: styles.pointTarget,
          onFocus: () => {
            setStop(target.point.id);
            setShown(target.point.id);
          },
          onBlur: () => setShown(null),
          onPointerEnter: () => setShown(target.point.id),
          onPointerLeave: () => setShown(null),
        };
        const size = { cx: target.x, cy: target.y, r: target.radius + 5 };
        return target.point.href ? (
          <a key={target.point.id} href={target.point.href} {...shared}>
            <circle {...size} />
          </a>
        ) : (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive
          <g key={target.point.id} role="img" {...shared}>
            <circle {...size} />
          </g>
        );
      })}
      {ring && label && (
        <g className={styles.tip}>
          <circle className={styles.contextFocus} cx={ring.x} cy={ring.y} r={ring.radius + 2} />
          <rect
            className={styles.tipBack}
            x={label.box.x - 6}
            y={label.box.y - 3}
            width={label.box.width + 12}
            height={label.box.height + 6}
            rx={4}
          />
          <DirectLabel label={label} tone="measured" />
        </g>
      )}
    </g>
  );
}
