import Link from '@docusaurus/Link';
import styles from './goOn.module.css';
import { wayTo } from './left';
import { useLeft } from './store';

/** The way to where the reader was last, for those who want to go on; nothing for others. */
export function GoOn() {
  const way = wayTo(useLeft());
  return (
    way && (
      <p className={styles.goOn}>
        <Link to={way.link}>{way.words}</Link>
      </p>
    )
  );
}
