import Link from '@docusaurus/Link';
import { choosable } from '../../measured/studyNames';
import { WATCH_PATH } from '../../scenario/namedLink';
import styles from './choose.module.css';
import { useWatchPart } from './context';

interface ChooseProps {
  row: string;
  isReady: boolean;
  /** Takes a published configuration by its whole name. */
  onChoose: (base: string) => void;
}

/** Which study, and which of its configurations. */
export function Choose({ row, isReady, onChoose }: ChooseProps) {
  const { study, context } = useWatchPart();
  return (
    <div className={styles.choose}>
      <nav aria-label="Study">
        {choosable().map(({ id, name }) => (
          <Link
            key={id}
            to={`${WATCH_PATH}?scenario=${id}`}
            aria-current={id === study.id || undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <label>
        Configuration{' '}
        <select
          value={row}
          disabled={!isReady}
          onChange={({ target }) => onChoose(context.prefix + target.value)}
        >
          {context.labels.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
