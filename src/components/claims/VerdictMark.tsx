import type { ClaimVerdict } from '../../comparison/claimsVerdict';
import styles from './claims.module.css';

const PATHS: Readonly<Record<ClaimVerdict, string>> = {
  holds: 'M1.5 6.5 4.5 9.5 10.5 2.5',
  fails: 'M2 2 10 10M10 2 2 10',
  'cannot tell': 'M2 6H10',
};

interface Props {
  verdict: ClaimVerdict;
  /** The shape alone; its word is kept for screen readers. */
  short?: boolean;
}

/** A verdict as a shape and a word. */
export function VerdictMark({ verdict, short = false }: Props) {
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d={PATHS[verdict]} />
      </svg>
      <span className={short ? styles.hiddenWord : undefined}>{verdict}</span>
    </span>
  );
}
