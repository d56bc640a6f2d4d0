import { download } from '../charts/frame/download';
import type { ScenarioBands } from './bands/scenarioBands';
import { Copied } from './copy/Copied';
import { useCopy } from './copy/useCopy';
import { Icon } from './Icon';
import { shownResult } from './state/reducer';
import { absoluteLink } from './state/useUrl';
import styles from './toolbar.module.css';
import type { LabContext, LabState } from './types';

interface ActionsProps {
  context: LabContext;
  state: LabState;
  /** Of the result on show; null where they are not known. */
  bands: ScenarioBands | null;
}

export function Actions({ context, state, bands }: ActionsProps) {
  const { copying, copy } = useCopy();
  const result = shownResult(state);
  // Few readers export: the code for it comes with the first who does.
  const save = async (extension: 'csv' | 'json') => {
    const { exportedOf, exportName, toCsv, toJson } = await import('./view/exportResult');
    const exported = exportedOf(context, absoluteLink(context, result.scenario), result, bands);
    download(
      `${exportName(context, result)}.${extension}`,
      extension === 'csv'
        ? new Blob([toCsv(exported, context.study.metrics)], { type: 'text/csv' })
        : new Blob([toJson(exported)], { type: 'application/json' }),
    );
  };
  return (
    <div className={styles.actions}>
      <span className={styles.pair}>
        <button type="button" onClick={() => save('csv')}>
          <Icon name="download" /> Export CSV
        </button>
        <button type="button" aria-label="Export JSON" onClick={() => save('json')}>
          JSON
        </button>
      </span>
      <button
        type="button"
        className={styles.primary}
        onClick={() => copy(absoluteLink(context, state.scenario), 'Link copied')}
      >
        <Icon name="link" /> Copy link
      </button>
      <Copied copying={copying} />
    </div>
  );
}
