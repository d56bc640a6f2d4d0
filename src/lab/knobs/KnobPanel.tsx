import { memo, useState } from 'react';
import type { Knob } from '../../scenario/schema';
import { Icon } from '../Icon';
import { advancedText, groupsOf } from './groups';
import { KnobFields } from './KnobFields';
import styles from './knobs.module.css';
import type { KnobPanelProps } from './panelProps';
import { SeedField } from './SeedField';

/** All knobs of a study, by their groups. */
export const KnobPanel = memo(function KnobPanel(props: KnobPanelProps) {
  const { context, values, publishedValues } = props;
  const { schema, study } = context;
  const groups = groupsOf(schema).filter(({ id }) => !study.staged?.includes(id));
  const [open, setOpen] = useState<readonly string[]>(['load', 'hosts']);
  const toggle = (id: string) =>
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);
  const knobsOf = (group: Knob['group'], advanced: boolean) =>
    schema.knobs.filter((knob) => knob.group === group && knob.advanced === advanced);
  const isChanged = (group: string) =>
    schema.knobs.some(
      (knob) =>
        (group === 'advanced' ? knob.advanced : knob.group === group && !knob.advanced) &&
        values[knob.id] !== publishedValues[knob.id],
    );
  // Groups with a change are open and stay so; taking it back folds nothing under the reader's hand.
  const unfolding = [...groups.map(({ id }) => id), 'advanced'].filter(
    (id) => isChanged(id) && !open.includes(id),
  );
  if (unfolding.length > 0) setOpen([...open, ...unfolding]);
  const custom = (group: string) => {
    const Fields = study.fields?.[group];
    return Fields && <Fields values={values} onChange={props.onChanges} />;
  };
  const head = (id: string, label: string, summary: string) => (
    <h3 className={styles.groupHead}>
      <span>{label}</span>
      <button
        type="button"
        aria-expanded={open.includes(id)}
        aria-label={label}
        disabled={isChanged(id)}
        onClick={() => toggle(id)}
      >
        <span>{label}</span> <small>{summary}</small> <Icon name="chevron" />
      </button>
    </h3>
  );
  return (
    <div className={styles.groups} data-folds={study.foldsKnobs || undefined}>
      {groups
        .filter(({ isAdvanced }) => !isAdvanced)
        .map(({ id, label }) => (
          <div key={id} className={styles.group} data-open={open.includes(id) || undefined}>
            {head(id, label, study.groupSummary(context, id, values))}
            <div className={styles.fields}>
              {custom(id) ?? <KnobFields {...props} knobs={knobsOf(id, false)} />}
            </div>
          </div>
        ))}
      <div
        className={`${styles.group} ${styles.advanced}`}
        data-open={open.includes('advanced') || undefined}
      >
        {head('advanced', 'Advanced', advancedText(groups))}
        <div className={styles.fields}>
          {groups.map(({ id, label }) => {
            const knobs = knobsOf(id, true);
            return knobs.length === 0 ? null : (
              <div key={id}>
                <h4>{label}</h4>
                <KnobFields {...props} knobs={knobs} />
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
        <span className={styles.keyCapsule} /> range the {study.index.configurations.length}{' '}
        configurations cover
      </p>
    </div>
  );
});
