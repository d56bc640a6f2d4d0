import { type ReactNode, useId, useState } from 'react';
import styles from './charts.module.css';
import { TableTwin, type TwinData } from './TableTwin';
import { useWidth } from './useWidth';

export interface ChartFrameProps {
  title: string;
  subtitle: string;
  stale?: boolean;
  /** What the chart shows, in words, for readers who do not see it. */
  description: string;
  /** Built when the reader asks for the table. */
  table: () => TwinData;
  /** Height of the drawing in px; the same at every width, so that nothing shifts. */
  height: number;
  /** Width assumed before layout, in px. */
  initialWidth: number;
  /** Further switches, beside the one for the table. */
  actions?: ReactNode;
  /** Draws the chart for a width in px. */
  children: (width: number) => ReactNode;
  /** Draws marks that take focus, over the chart. */
  overlay?: (width: number) => ReactNode;
}

/** Title, second line, table switch and responsive drawing area shared by all charts. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, subtitle, stale, description, table, height, initialWidth, actions } = props;
  const [asTable, setAsTable] = useState(false);
  const [ref, width] = useWidth<HTMLDivElement>(initialWidth);
  const titleId = useId();
  const bodyId = useId();
  return (
    <figure className={styles.frame} aria-labelledby={titleId} data-stale={stale || undefined}>
      <figcaption className={styles.head}>
        <span className={styles.title} id={titleId}>
          {title}
        </span>
        <span className={styles.actions}>
          {actions}
          <button
            type="button"
            className={styles.switch}
            aria-expanded={asTable}
            aria-controls={bodyId}
            aria-label={asTable ? `Chart: ${title}` : `Table: ${title}`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Chart' : 'Table'}
          </button>
        </span>
        <span className={styles.subtitle}>{subtitle}</span>
      </figcaption>
      <div ref={ref} id={bodyId} className={styles.body}>
        {asTable ? (
          <section
            className={styles.scroll}
            style={{ height }}
            aria-labelledby={titleId}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <TableTwin caption={title} data={table()} />
          </section>
        ) : (
          // biome-ignore lint/a11y/noSvgWithoutTitle: the group inside is the named image; a title would show as a tooltip
          <svg
            className={styles.plot}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="xMinYMin meet"
            style={{ height }}
          >
            {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive */}
            <g role="img" aria-label={description}>
              {props.children(width)}
            </g>
            {props.overlay?.(width)}
          </svg>
        )}
      </div>
    </figure>
  );
}
