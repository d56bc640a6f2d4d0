import { download } from '../../charts/frame/download';
import type { ScenarioBands } from '../bands/scenarioBands';
import { Icon } from '../Icon';
import { shownResult } from '../state/reducer';
import { absoluteLink } from '../state/useUrl';
import type { LabContext, LabState } from '../types';
import styles from './sure.module.css';

interface ExportsProps {
  context: LabContext;
  state: LabState;
  /** Of the result on show; null where they are not known. */
  bands: ScenarioBands | null;
}

/** The result on show as files. */
export function Exports({ context, state, bands }: ExportsProps) {
  const result = shownResult(state);
  // Few readers export: the code for it comes with the first who does.
  const save = async (extension: 'csv' | 'json') => {
    const { exportedOf, exportName, toCsv, toJson } = await import('../view/exportResult');
    const exported = exportedOf(context, absoluteLink(context, result.scenario), result, bands);
    download(
      `${exportName(context, result)}.${extension}`,
      extension === 'csv'
        ? new Blob([toCsv(exported, context.study.metrics)], { type: 'text/csv' })
        : new Blob([toJson(exported)], { type: 'application/json' }),
    );
  };
  return (
    <span className={styles.exports}>
      <button type="button" onClick={() => save('csv')}>
        <Icon name="download" /> Export CSV
      </button>
      <button type="button" aria-label="Export JSON" onClick={() => save('json')}>
        JSON
      </button>
    </span>
  );
}
