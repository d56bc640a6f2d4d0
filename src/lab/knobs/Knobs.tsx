import { memo, useRef } from 'react';
import { capitalised } from '../../charts/frame/format';
import { countWord } from '../../charts/frame/numberWords';
import { openKnobs, restText } from '../first/rest';
import { Icon } from '../Icon';
import { panelAtOnce } from '../lateParts';
import { Fold } from '../sections/Fold';
import { Late } from '../sections/Late';
import { useSections } from '../sections/SectionsContext';
import { KnobFields } from './KnobFields';
import styles from './knobs.module.css';
import type { KnobPanelProps } from './panelProps';

interface KnobsProps extends KnobPanelProps {
  /** The published configuration that the knobs change. */
  base: string;
  /** Whether the static page shows other values. */
  isOutdated: boolean;
  onClose: () => void;
}

/** The fold of all knobs. */
export const ALL_KNOBS = 'all-knobs';

const fetchPanel = () => import('./KnobPanel').then(({ KnobPanel }) => KnobPanel);

/** The knobs that the configuration is about, and those that are changed; all of them when asked for. */
export const Knobs = memo(function Knobs(props: KnobsProps) {
  const { base, isOutdated, onClose, ...panel } = props;
  const { context, values, publishedValues, changedCount } = panel;
  const { schema, study } = context;
  const { isOpen, opened, set } = useSections();
  const all = opened !== null && isOpen(ALL_KNOBS);
  const open = openKnobs(context, base, values, publishedValues);
  const rest = restText(context, open, values);
  const count = schema.knobs.filter(({ group }) => !study.staged?.includes(group)).length;
  const title = useRef<HTMLHeadingElement>(null);
  const resetAll = () => {
    // The button goes, the title beside it stays.
    title.current?.focus();
    props.onResetAll();
  };
  return (
    <section className={styles.panel} aria-label="Knobs" id="knobs">
      <header className={styles.panelHead}>
        <h2 ref={title} tabIndex={-1}>
          {all
            ? 'All knobs'
            : `${capitalised(countWord(open.length))} ${open.length === 1 ? 'thing' : 'things'} to turn`}
        </h2>
        {changedCount > 0 && (
          <button type="button" className={styles.textButton} onClick={resetAll}>
            <Icon name="reset" /> Reset{' '}
            {changedCount === 1 ? '1 change' : `all ${changedCount} changes`}
          </button>
        )}
        <button type="button" className={styles.closeSheet} onClick={onClose}>
          Done
        </button>
      </header>
      {!all && (
        <div className={styles.few}>
          <KnobFields knobs={open} {...panel} />
        </div>
      )}
      <div className={styles.rest}>
        <button
          type="button"
          className={styles.textButton}
          aria-expanded={all}
          onClick={() => set([ALL_KNOBS], !all)}
        >
          {all ? 'Only those it is about' : `All ${count} knobs`}
        </button>
        {!all && rest !== '' && <p>{rest}</p>}
      </div>
      <Fold fold={ALL_KNOBS} className={styles.allKnobs}>
        <Late
          atOnce={panelAtOnce}
          fetch={fetchPanel}
          isShown={all}
          isOutdated={isOutdated}
          given={panel}
        />
      </Fold>
    </section>
  );
});
