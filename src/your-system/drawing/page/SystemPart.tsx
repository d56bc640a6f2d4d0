import { lazy, Suspense, useId, useRef, useState } from 'react';
import { isDrawn } from '../../description';
import { added, removed } from '../../edit/stations';
import type { Editing } from '../../table/editing';
import { refusalText } from '../../table/refused';
import { type Chosen, Drawing, SOURCE_NAME } from './Drawing';
import { StationList } from './StationList';
import styles from './system.module.css';
import { useLayout } from './useLayout';

const SystemTable = lazy(() =>
  import('../../table/page/SystemTable').then((module) => ({ default: module.SystemTable })),
);
const Fields = lazy(() => import('./Fields').then((module) => ({ default: module.Fields })));

interface SystemPartProps extends Editing {
  /** The station that limits the system; null where none does, or nobody knows. */
  bottleneck: string | null;
  /** By station, how far its time may be off, ms. */
  errors?: Readonly<Record<string, number>>;
  /** Tells whether the part is a table now, which wants the whole width. */
  onWide?: (isWide: boolean) => void;
}

/** The system as a drawing, or as tables that can say the same. */
export function SystemPart(props: SystemPartProps) {
  const { description, refusals, bottleneck, errors = {}, onChange, onWide } = props;
  const [isTable, setTable] = useState(false);
  const head = useId();
  const turn = () => {
    setTable(!isTable);
    onWide?.(!isTable);
  };
  return (
    <section className={styles.part} aria-labelledby={head}>
      <div className={styles.head}>
        <h2 id={head}>System</h2>
        <button type="button" onClick={turn}>
          {isTable ? 'Draw' : 'Edit as table'}
        </button>
      </div>
      {isTable ? (
        <Suspense fallback={<p className={styles.hint}>Loading the table.</p>}>
          <SystemTable description={description} refusals={refusals} onChange={onChange} />
        </Suspense>
      ) : (
        <>
          <Drawn {...props} />
          {isDrawn(description) && (
            <StationList description={description} bottleneck={bottleneck} errors={errors} />
          )}
          {Object.keys(errors).length > 0 && (
            <p className={styles.hint}>± from the points alone.</p>
          )}
        </>
      )}
      <Refused refusals={refusals} description={description} />
    </section>
  );
}

function Refused({ refusals, description }: Pick<Editing, 'refusals' | 'description'>) {
  return (
    <ul className={styles.refused} aria-live="polite" aria-label="What is not accepted">
      {refusals.map((refusal) => (
        <li key={`${refusal.field} ${refusal.accepted}`}>{refusalText(refusal, description)}</li>
      ))}
    </ul>
  );
}

/** The drawing, with the fields of the box that was opened in it. */
function Drawn({ description, refusals, bottleneck, onChange }: SystemPartProps) {
  const [open, setOpen] = useState<Chosen | undefined>(undefined);
  const { graph, layout, isFailed } = useLayout(description);
  const part = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(undefined);
    part.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };
  const add = () => {
    const next = added(description, {}, typeof open === 'string' ? open : undefined);
    const names = new Set(description.stations.map(({ name }) => name));
    const fresh = next.stations.find(({ name }) => !names.has(name));
    setOpen(fresh?.name);
    onChange(next, `add ${fresh?.name ?? 'a station'}`);
  };
  const isThere = open === SOURCE_NAME || description.stations.some(({ name }) => name === open);
  const count = description.stations.length;
  return (
    <div ref={part}>
      {!isDrawn(description) ? (
        <p className={styles.hint}>Nothing is drawn yet.</p>
      ) : layout ? (
        <Drawing
          description={description}
          graph={graph}
          layout={layout}
          bottleneck={bottleneck}
          open={open}
          onOpen={(chosen) => setOpen(chosen === open ? undefined : chosen)}
          onRemove={(name) => onChange(removed(description, name), `remove ${name}`)}
        />
      ) : (
        <p className={styles.waiting} role="status">
          {isFailed
            ? 'This cannot be drawn. The table has all of it.'
            : `Drawing ${count} stations.`}
        </p>
      )}
      <button type="button" className={styles.add} onClick={add}>
        + add
      </button>
      {open !== undefined && isThere && (
        <Suspense fallback={<p className={styles.hint}>Loading the fields.</p>}>
          <Fields
            description={description}
            refusals={refusals}
            onChange={onChange}
            chosen={open}
            onRenamed={setOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
