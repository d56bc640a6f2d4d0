import styles from './panel.module.css';
import type { GuideProps } from './types';

/** Stands in where the guide could not be fetched. */
export default function NoGuide({ frame }: GuideProps) {
  return (
    <section className={styles.panel} data-frame={frame} aria-label="Guide">
      <p role="alert">The guide did not arrive. Reload the page to try again.</p>
    </section>
  );
}
