import styles from './model.module.css';

export interface ModelNoticeProps {
  /** The archived model that the page was opened with. */
  archived: string;
  /** The model of the site. */
  current: string;
  /** Whether the archived one is used. */
  isArchived: boolean;
  /** Whether the scenario differs from what is published. */
  isChanged: boolean;
  onModel: (model: string) => void;
}

/** Says which of two models simulates the scenario of a link, and turns to the other. */
export function ModelNotice({
  archived,
  current,
  isArchived,
  isChanged,
  onModel,
}: ModelNoticeProps) {
  if (!isArchived && !isChanged) return null;
  const other = isArchived ? current : archived;
  const made = <strong>Made with model {archived}</strong>;
  const published = `Published configurations are shown with the current model, ${current}`;
  return (
    <section className={styles.notice} aria-label="Model">
      <p>
        {!isArchived ? (
          <span>
            {made}, and simulated here with the current model, {current}.
          </span>
        ) : isChanged ? (
          <span>
            {made} and shown with its simulator, so that the link gives the numbers it gave then.{' '}
            {published}: differences from them are of knobs and model.
          </span>
        ) : (
          <span>
            {made}, whose simulator runs what you change here. {published}, and nothing is changed.
          </span>
        )}
      </p>
      <button type="button" className="button" onClick={() => onModel(other)}>
        {isArchived ? `Use the current model ${other}` : `Use model ${other}`}
      </button>
    </section>
  );
}
