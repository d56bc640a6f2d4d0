import { useMemo } from 'react';
import type { ClaimsEvidence } from '../../comparison/claimsEvidence';
import type { JudgedClaim } from '../../comparison/claimsTypes';
import type { ListGroup } from '../../tables/list/groups';
import { ListTools } from '../../tables/list/ListTools';
import { useListFilter } from '../../tables/list/useListFilter';
import { ClaimsTable } from '../reference/ClaimsTable';
import { studyName } from '../studies/studyField';
import { CLAIM_FIELDS, claimWords, STUDY_FIELD } from './claimFields';

/** A study of the page shows this many of its claims at first. */
const MOST_SHOWN = 5;

export interface StudyClaims {
  /** Id of the study. */
  study: string;
  evidence: ClaimsEvidence & { claims: readonly JudgedClaim[] };
}

const groupOf = ({ study, evidence: { summary } }: StudyClaims): ListGroup<JudgedClaim> => ({
  id: `claims-${study}`,
  name: studyName(study),
  head: (
    <span>
      <b>{studyName(study)}</b> {summary.claims} claims, {summary.supported} supported by the
      printed numbers, {summary.holding} of these hold in the simulation
    </span>
  ),
  holds: (claim) => STUDY_FIELD.valuesOf(claim).includes(study),
});

/** The claims of all studies with a search and filters. `studies` must stay the same object. */
export function ClaimsBrowser({ studies }: { studies: readonly StudyClaims[] }) {
  const claims = useMemo(() => studies.flatMap(({ evidence }) => evidence.claims), [studies]);
  const groups = useMemo(() => studies.map(groupOf), [studies]);
  const missed = useMemo(() => studies.flatMap(({ evidence }) => evidence.missed), [studies]);
  const link = useListFilter(CLAIM_FIELDS, claims, claimWords);
  return (
    <>
      <ListTools {...link} fields={CLAIM_FIELDS} items={claims} noun="claims" />
      <ClaimsTable
        claims={claims}
        missed={missed}
        groups={groups}
        most={MOST_SHOWN}
        taken={link.taken}
      />
    </>
  );
}
