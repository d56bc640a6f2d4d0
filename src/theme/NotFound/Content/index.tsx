import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** One sentence and one action. */
export default function NotFoundContent() {
  return (
    <main className={styles.page}>
      <h1>There is no page at this address</h1>
      <p>A scenario link starts with the test case, such as /low-latency/test-case-20.</p>
      <Link className="button button--primary" to="/">
        Go to the start page
      </Link>
    </main>
  );
}
