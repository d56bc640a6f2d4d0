import Link from '@docusaurus/Link';
import type { Erratum } from '../../measured/types';
import { addressText } from './address';
import styles from './errata.module.css';

/** What an open erratum shows: what speaks against the printed value, and what came of it. */
export function ErratumDetail({ erratum }: { erratum: Erratum }) {
  const {
    address,
    printed,
    likely,
    usedAsReference,
    contradicts,
    foundBy,
    testCases = [],
  } = erratum;
  return (
    <dl className={styles.detail}>
      <dt>Where</dt>
      <dd>{addressText(address)}</dd>
      <dt>Printed</dt>
      <dd>{printed}</dd>
      <dt>Against it</dt>
      <dd>{contradicts}</dd>
      <dt>Likely</dt>
      <dd>
        {likely ?? 'unknown'}
        {usedAsReference && <span>, which comparisons use</span>}
      </dd>
      <dt>Found by</dt>
      <dd>{foundBy}</dd>
      {testCases.length > 0 && (
        <>
          <dt>{testCases.length === 1 ? 'Test case' : 'Test cases'}</dt>
          <dd>
            {testCases.map((number, index) => (
              <span key={number}>
                {index > 0 && <span>{', '}</span>}
                <Link to={`/low-latency/test-case-${number}`}>{number}</Link>
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
