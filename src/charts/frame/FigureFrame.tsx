import { type ReactNode, useId, useState } from 'react';
import { cssLength } from './drawingUnit';
import styles from './frame.module.css';
import { ScrollFrame } from './ScrollFrame';
import { SaveMenu } from './save/SaveMenu';
import { TableTwin, type TwinData } from './TableTwin';

export interface FigureFrameProps {
  title: string;
  /** The title with its numbers marked as data. */
  heading?: ReactNode;
  subtitle: string;
  stale?: boolean;
  /** Built when the reader asks for the table. */
  table: () => TwinData;
  /** Height kept for the table, in px at the default font size; as tall as its rows when left out. */
  height?: number;
  /** Further switches, beside the one for the table. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Title, second line and table switch shared by all charts. */
export function FigureFrame(props: FigureFrameProps) {
  const { title, heading = title, subtitle, stale, table, height, actions, children } = props;
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const bodyId = useId();
  return (
    <figure className={styles.frame} aria-labelledby={titleId} data-stale={stale || undefined}>
      <figcaption className={styles.head}>
        <span className={styles.title} id={titleId}>
          {heading}
        </span>
        <span className={styles.actions} data-unsaved>
          {!asTable && actions}
          {!asTable && <SaveMenu title={title} />}
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
      <div id={bodyId} className={styles.body}>
        {asTable ? (
          <ScrollFrame style={{ height: height && cssLength(height) }} aria-labelledby={titleId}>
            <TableTwin caption={title} data={table()} />
          </ScrollFrame>
        ) : (
          children
        )}
      </div>
    </figure>
  );
}
