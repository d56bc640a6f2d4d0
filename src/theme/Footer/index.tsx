import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { version } from '../../../package.json';
import styles from './styles.module.css';

/** Where the numbers come from, what may be taken along, and which version of the site this is. */
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
          <Link to="/teaching/citing#a-version-of-the-whole-site">Version {version}</Link>
        </nav>
      </div>
    </footer>
  );
}
