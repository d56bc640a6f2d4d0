import type { ReactNode } from 'react';
import { cssLength } from './drawingUnit';
import { FigureFrame, type FigureFrameProps } from './FigureFrame';
import styles from './frame.module.css';
import { useWidth } from './useWidth';

export interface ChartFrameProps extends Omit<FigureFrameProps, 'children' | 'height'> {
  /** What the chart shows, in words, for readers who do not see it. */
  description: string;
  /**
   * Height of the drawing, in px at the default font size; the same at every width, so that nothing shifts, but for rows
   * that need two lines where there is little room.
   */
  height: number | ((width: number) => number);
  /** Width assumed before layout, in the same px. */
  initialWidth: number;
  /** Draws the chart for a width in the same px, which stand for more where the reader's text is larger. */
  children: (width: number) => ReactNode;
  /** Draws marks that take focus, over the chart. */
  overlay?: (width: number) => ReactNode;
}

/** A framed SVG drawing that follows the width it is given. */
export function ChartFrame(props: ChartFrameProps) {
  const { description, height, initialWidth, children, overlay, ...frame } = props;
  const [ref, width] = useWidth<HTMLDivElement>(initialWidth);
  const tall = typeof height === 'number' ? height : height(width);
  return (
    <div ref={ref}>
      <FigureFrame {...frame} height={tall}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group inside is the named image; a title would show as a tooltip */}
        <svg
          translate="no"
          className={styles.plot}
          viewBox={`0 0 ${width} ${tall}`}
          preserveAspectRatio="xMinYMin meet"
          style={{ height: cssLength(tall) }}
        >
          {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive */}
          <g role="img" aria-label={description}>
            {children(width)}
          </g>
          {overlay?.(width)}
        </svg>
      </FigureFrame>
    </div>
  );
}
