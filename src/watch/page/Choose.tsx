import Link from '@docusaurus/Link';
import { WATCH_PATH } from '../../scenario/namedLink';
import styles from './choose.module.css';
import { useWatchPart } from './context';

/** Studies whose messages can be watched, and the scenario that each begins with. */
const STUDIES: readonly (readonly [id: string, name: string, first: string])[] = [
  ['low-latency', 'Low latency', 'low-latency/20-A'],
  ['capacity', 'Capacity', 'capacity/overdrive'],
  ['adapters', 'Adapters', 'adapters/http-2-way/2006/2kb'],
  ['scale-up', 'Scale-up', 'scale-up/S1'],
  ['worker-threads', 'Worker threads', 'worker-threads/200'],
];

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
        {STUDIES.map(([id, name, first]) => (
          <Link
            key={id}
            to={`${WATCH_PATH}?scenario=${first}`}
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
