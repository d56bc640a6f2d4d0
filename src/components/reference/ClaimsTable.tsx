import { useCallback, useMemo } from 'react';
import type { MissedClaim } from '../../comparison/claimsEvidence';
import type { JudgedClaim } from '../../comparison/claimsTypes';
import type { ListGroup } from '../../tables/list/groups';
import { ListTable } from '../../tables/list/ListTable';
import { CLAIM_HEADS, ClaimCells } from '../claims/ClaimCells';
import { ClaimDetail } from '../claims/ClaimDetail';
import { failuresFirst } from '../claims/claimOrder';
import styles from '../claims/claims.module.css';

/** A list without groups shows this many claims at first. */
const MOST_SHOWN = 12;

interface Props {
  claims: readonly JudgedClaim[];
  /** Supported claims that do not come out, with the reason. */
  missed?: readonly MissedClaim[];
  groups?: readonly ListGroup<JudgedClaim>[];
  /** How many of a group, or of all, are shown at first. */
  most?: number;
  taken?: ReadonlySet<JudgedClaim> | null;
}

const NONE: readonly MissedClaim[] = [];

/** Conclusions of the authors, each judged by the printed numbers and by the simulation, failures first. */
export function ClaimsTable(props: Props) {
  const { claims, missed = NONE, groups, most = MOST_SHOWN, taken } = props;
  const items = useMemo(() => failuresFirst(claims), [claims]);
  const partsOf = useCallback(
    (claim: JudgedClaim) => ({
      name: claim.id,
      title: claim.text,
      cells: <ClaimCells claim={claim} />,
      detail: (
        <ClaimDetail claim={claim} reason={missed.find(({ id }) => id === claim.id)?.reason} />
      ),
    }),
    [missed],
  );
  return (
    <>
      <p className={styles.key}>
        Failures first. The strip shows the comparison that decides, in percent of the second
        configuration: ring measured, dot and whisker simulated with its 95 % interval, grey band
        what may be chance or counts as about the same.
      </p>
      <ListTable
        label="Claims of the study"
        className={styles.claims}
        kind="claim"
        items={items}
        titleHead="Claim"
        heads={CLAIM_HEADS}
        partsOf={partsOf}
        groups={groups}
        most={most}
        taken={taken}
      />
    </>
  );
}
