import { memo, useState } from 'react';
import type { Knob, KnobSchema, KnobValues } from '../../scenario/schema';
import { Icon } from '../Icon';
import { groupSummary } from '../view/groupSummary';
import type { MeasuredRanges } from '../view/ranges';
import { KnobField } from './KnobField';
import styles from './knobs.module.css';
import { SeedField } from './SeedField';

interface KnobPanelProps {
  schema: KnobSchema;
  values: KnobValues;
  publishedValues: KnobValues;
  changedCount: number;
  ranges: MeasuredRanges;
  seed: number;
  onChange: (id: string, value: number) => void;
  onSeed: (seed: number) => void;
  onReset: (id: string) => void;
  onResetAll: () => void;
  onGrab: () => void;
  onRelease: () => void;
}

const GROUPS: readonly { id: Knob['group']; label: string }[] = [
  { id: 'load', label: 'Load' },
  { id: 'hosts', label: 'Hosts' },
  { id: 'messagebox', label: 'MessageBox' },
  { id: 'tracking', label: 'Tracking' },
  { id: 'polling', label: 'Polling' },
  { id: 'threads', label: 'Threads' },
  { id: 'http', label: 'HTTP' },
  { id: 'storage', label: 'Storage' },
];

export const KnobPanel = memo(function KnobPanel(props: KnobPanelProps) {
  const { schema, values, publishedValues, changedCount } = props;
  const [open, setOpen] = useState<readonly string[]>(['load', 'hosts']);
  const toggle = (id: string) =>
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);
  const fields = (group: Knob['group'], advanced: boolean) =>
    schema.knobs
      .filter((knob) => knob.group === group && knob.advanced === advanced)
      .map((knob) => (
        <KnobField
          key={knob.id}
          knob={knob}
          value={values[knob.id] ?? knob.default}
          publishedValue={publishedValues[knob.id] ?? knob.default}
          ranges={props.ranges}
          onChange={props.onChange}
          onReset={props.onReset}
          onGrab={props.onGrab}
          onRelease={props.onRelease}
        />
      ));
  const head = (id: string, label: string, summary: string) => (
    <h3 className={styles.groupHead}>
      <span>{label}</span>
      <button
        type="button"
        aria-expanded={open.includes(id)}
        aria-label={label}
        onClick={() => toggle(id)}
      >
        <span>{label}</span> <small>{summary}</small> <Icon name="chevron" />
      </button>
    </h3>
  );
  return (
    <section className={styles.panel} aria-label="Knobs" id="knobs">
      <header className={styles.panelHead}>
        <h2>Knobs</h2>
        {changedCount > 0 && (
          <button type="button" className={styles.textButton} onClick={props.onResetAll}>
            <Icon name="reset" /> Reset{' '}
            {changedCount === 1 ? '1 change' : `all ${changedCount} changes`}
          </button>
        )}
      </header>
      {GROUPS.filter(({ id }) => schema.knobs.some((k) => k.group === id && !k.advanced)).map(
        ({ id, label }) => (
          <div key={id} className={styles.group} data-open={open.includes(id) || undefined}>
            {head(id, label, groupSummary(schema, id, values))}
            <div className={styles.fields}>{fields(id, false)}</div>
          </div>
        ),
      )}
      <div
        className={`${styles.group} ${styles.advanced}`}
        data-open={open.includes('advanced') || undefined}
      >
        {head('advanced', 'Advanced', 'polling, threads, HTTP, HBA')}
        <div className={styles.fields}>
          {GROUPS.map(({ id, label }) => {
            const inGroup = fields(id, true);
            return inGroup.length === 0 ? null : (
              <div key={id}>
                <h4>{label}</h4>
                {inGroup}
              </div>
            );
          })}
          <div>
            <h4>Random numbers</h4>
            <SeedField seed={props.seed} onChange={props.onSeed} />
          </div>
        </div>
      </div>
      <p className={styles.key}>
        <span className={styles.keyCapsule} /> range the 50 configurations cover
      </p>
    </section>
  );
});
