import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** Where the numbers come from, and what may be taken along. */
export default function Footer() {
  return (
    <footer className={`theme-layout-footer ${styles.footer}`}>
      <div className={styles.inner}>
        <p>
          Numbers are transcribed from the published documents, cell by cell, with every
          contradiction marked. Data and code are free to reuse.
        </p>
        <nav aria-label="Footer">
          <a href={useBaseUrl('/data/cells.csv')} download>
            All cells, CSV
          </a>
          <Link to="/reference/reuse">Reuse</Link>
        </nav>
      </div>
    </footer>
  );
}
