import type { ReactNode } from 'react';
import { type AxisTick, HorizontalAxis, VerticalAxis } from '../frame/Axis';
import type { PanelPlace } from './stacked';

interface PanelProps {
  id: string | number;
  place: PanelPlace;
  /** The ends of the axis that all panels of a stack share, px. */
  ends: readonly [left: number, right: number];
  /** Over it: its title, and what it shades. */
  head?: ReactNode;
  yTicks: readonly AxisTick[];
  /** Of the shared axis, in the lowest panel. */
  xTicks?: readonly AxisTick[];
  xTitle?: string;
  /** Marks that the shared axis is drawn over. */
  children?: ReactNode;
}

/** One of several panels over a shared axis, with a scale of its own. */
export function Panel(props: PanelProps) {
  const { id, place, head, yTicks, xTicks = [], xTitle, children } = props;
  const [left, right] = props.ends;
  return (
    <g data-panel={id}>
      {head}
      <VerticalAxis ticks={yTicks} x={left} to={right} />
      {children}
      <HorizontalAxis ticks={xTicks} from={left} to={right} y={place.bottom} title={xTitle} />
    </g>
  );
}
