import type { JudgedClaim } from '../../comparison/claimsTypes';
import { Fold } from '../../lab/sections/Fold';
import { Late } from '../../lab/sections/Late';
import { Section } from '../../lab/sections/Section';
import { claimsDigest } from './claimsDigest';
import { claimRowsAtOnce } from './lateRows';
import styles from './testCase.module.css';

export const CLAIMS = 'claims-rows';

const fetchRows = () => import('./ClaimRows').then(({ ClaimRows }) => ClaimRows);

/** The conclusions that the authors draw from a test case; no script draws anew what the static page has of them. */
export function ClaimsSection({ claims }: { claims: readonly JudgedClaim[] }) {
  return (
    <Section
      id="claims"
      title="Claims"
      count={`${claims.length} of the authors’`}
      digest={claimsDigest(claims)}
      folds={[CLAIMS]}
      more={claims.length === 1 ? 'Open' : `Open all ${claims.length}`}
      aliases={['what-the-authors-conclude']}
    >
      <Fold fold={CLAIMS} className={styles.rows}>
        <Late
          atOnce={claimRowsAtOnce}
          fetch={fetchRows}
          isShown={false}
          isOutdated={false}
          given={{ claims }}
        />
      </Fold>
    </Section>
  );
}
