import type { ComponentProps, ReactNode } from 'react';
import { cssLength } from '../frame/drawingUnit';
import frame from '../frame/frame.module.css';
import { useWidth } from '../frame/useWidth';

type PlotProps = Omit<ComponentProps<'svg'>, 'children' | 'height' | 'width' | 'viewBox'> & {
  /** px. */
  height: number;
  /** Until it is laid out, px. */
  initialWidth: number;
  /** Of what stands around it. */
  around?: string;
  children: (width: number) => ReactNode;
};

/** A drawing without a frame of its own, as wide as there is room: one of several beside each other. */
export function Plot({ height, initialWidth, around, children, ...rest }: PlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>(initialWidth);
  return (
    <div ref={ref} className={around}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: what it shows is said by a label, here or within; a title would show as a tooltip */}
      <svg
        translate="no"
        className={frame.plot}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin meet"
        style={{ height: cssLength(height) }}
        {...rest}
      >
        {children(width)}
      </svg>
    </div>
  );
}
