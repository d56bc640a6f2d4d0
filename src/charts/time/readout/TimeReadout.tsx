import type { ScaleLinear } from 'd3-scale';
import { type ComponentType, useRef, useState } from 'react';
import { endsOf } from '../../frame/ends';
import type { LiveReadoutProps } from './LiveReadout';
import styles from './readout.module.css';
import type { ReadoutData } from './types';

interface Props {
  data: ReadoutData;
  /** The shared time axis, in ms. */
  x: ScaleLinear<number, number>;
  top: number;
  bottom: number;
}

/**
 * Lies over a chart of a run: a pointer, a finger or the arrow keys choose a moment, and all values of that moment are
 * shown and said. What does so is fetched when the first of them arrives.
 */
export function TimeReadout(props: Props) {
  const surface = useRef<SVGGElement>(null);
  /** Where a pointer came in, in px of the window; null where none is in. */
  const cameInAt = useRef<number | null>(null);
  const [Live, setLive] = useState<ComponentType<LiveReadoutProps> | null>(null);
  const load = () => {
    if (!Live) import('./LiveReadout').then((live) => setLive(() => live.LiveReadout));
  };
  const [left, right] = endsOf(props.x.range());
  return (
    <>
      <g
        ref={surface}
        role="slider"
        tabIndex={0}
        className={styles.readout}
        aria-label="Values at a time of the run"
        aria-valuenow={0}
        onFocus={load}
        onPointerEnter={({ clientX }) => {
          cameInAt.current = clientX;
          load();
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') cameInAt.current = null;
        }}
      >
        <rect
          x={left}
          y={props.top}
          width={Math.max(0, right - left)}
          height={props.bottom - props.top}
        />
      </g>
      {Live && surface.current && (
        <Live {...props} surface={surface.current} cameInAt={cameInAt.current} />
      )}
    </>
  );
}
