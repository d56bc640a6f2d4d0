import Link from '@docusaurus/Link';
import styles from '../../lab.module.css';

/** What a combination that was not measured rests on. */
export function Trust() {
  return (
    <p className={styles.hint}>
      Each adapter’s costs were fitted to the cells it appears in. A combination or size that nobody
      measured is a prediction; <Link to="/adapters/size">at 200 KB</Link> it is not to be relied
      on.
    </p>
  );
}
