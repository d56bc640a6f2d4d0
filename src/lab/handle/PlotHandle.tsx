import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Box } from '../../charts/frame/placeLabels';
import { touchDirection } from '../touchDirection';
import styles from './handle.module.css';

interface Props {
  label: string;
  value: number;
  /** The value with its unit, shown over the grip and said. */
  valueText: string;
  min: number;
  max: number;
  /** Where a value stands and which one stands at a place, in px of the drawing. */
  x: { (value: number): number; invert: (px: number) => number };
  plot: Box;
  /** Height at which the grip rides, in px of the drawing. */
  gripY: number;
  onTurn: (value: number) => void;
}

const PAGE = 10;
const GRIP = 10;
/** A finger needs as much, in px of the drawing at its smallest. */
const TARGET = 48;

/** The value a key press leads to; null where the key moves nothing. */
function valueAfter(key: string, { value, min, max }: Props): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return value + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return value - 1;
    case 'PageUp':
      return value + PAGE;
    case 'PageDown':
      return value - PAGE;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return null;
  }
}

/** A handle that is dragged along the horizontal axis of a chart, by mouse, finger or keyboard. */
export function PlotHandle(props: Props) {
  const { label, value, valueText, min, max, x, plot, gripY, onTurn } = props;
  const handle = useRef<SVGGElement>(null);
  const dragging = useRef(false);
  /** A touch that may still become a swipe of the page. */
  const touch = useRef<{ clientX: number; clientY: number } | null>(null);

  const turn = (to: number) => onTurn(Math.round(Math.min(max, Math.max(min, to))));
  const drag = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    turn(x.invert(plot.x + ((event.clientX - box.left) / box.width) * plot.width));
  };
  const begin = (event: PointerEvent) => {
    touch.current = null;
    dragging.current = true;
    handle.current?.focus({ preventScroll: true });
    drag(event);
  };
  const end = () => {
    touch.current = null;
    dragging.current = false;
  };
  const press = (event: KeyboardEvent) => {
    const to = valueAfter(event.key, props);
    if (to === null) return;
    event.preventDefault();
    turn(to);
  };
  const at = x(value);
  return (
    <>
      <g
        ref={handle}
        role="slider"
        tabIndex={0}
        className={styles.handle}
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        onKeyDown={press}
      >
        <line className={styles.stem} x1={at} x2={at} y1={gripY} y2={plot.y + plot.height} />
        <circle className={styles.ring} cx={at} cy={gripY} r={GRIP + 4} />
        <circle className={styles.grip} cx={at} cy={gripY} r={GRIP} />
        <path
          className={styles.arrows}
          d={`M${at - 3} ${gripY - 3}l-3 3l3 3M${at + 3} ${gripY - 3}l3 3l-3 3`}
        />
        <text
          className={styles.value}
          x={Math.min(plot.x + plot.width - 34, Math.max(plot.x + 34, at))}
          y={plot.y - 6}
        >
          {valueText}
        </text>
      </g>
      <rect
        className={styles.surface}
        data-handle="surface"
        x={plot.x}
        y={plot.y}
        width={plot.width}
        height={plot.height + TARGET / 2}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          if (event.pointerType !== 'touch') begin(event);
          else touch.current = { clientX: event.clientX, clientY: event.clientY };
        }}
        onPointerMove={(event) => {
          if (touch.current !== null) {
            const direction = touchDirection(touch.current, event);
            if (direction === 'sideways') begin(event);
            else if (direction === 'upDown') touch.current = null;
          } else if (dragging.current) drag(event);
        }}
        onPointerUp={(event) => {
          if (touch.current !== null) begin(event); // a tap
          end();
        }}
        onPointerCancel={end}
      />
    </>
  );
}
