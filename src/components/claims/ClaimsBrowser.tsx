import { useEffect, useState } from 'react';
import type { JudgedClaim } from '../../comparison/claimsTypes';
import { CLAIM_VERDICTS } from '../../comparison/claimsVerdict';
import { studyOfDocument } from '../../studies/registry';
import { ClaimsTable } from '../reference/ClaimsTable';
import styles from './claims.module.css';

const FIELDS = [
  { id: 'study', label: 'Study' },
  { id: 'testCase', label: 'Test case' },
  { id: 'measured', label: 'Measured' },
  { id: 'simulated', label: 'Simulated' },
] as const;

type Filter = Record<(typeof FIELDS)[number]['id'], string>;

const EVERYTHING: Filter = { study: '', testCase: '', measured: '', simulated: '' };

const fieldOf = (claim: JudgedClaim, field: keyof Filter) =>
  field === 'study' ? studyOfDocument(claim.address).id : claim[field];

/** All claims with a filter, which appears once it works. */
export function ClaimsBrowser({ claims }: { claims: readonly JudgedClaim[] }) {
  const [filter, setFilter] = useState(EVERYTHING);
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);

  const shows = (claim: JudgedClaim) =>
    FIELDS.every(({ id }) => filter[id] === '' || String(fieldOf(claim, id)) === filter[id]);
  const shown = claims.filter(shows).length;
  const testCases = claims.flatMap(({ testCase }) => testCase ?? []);
  const options: Record<keyof Filter, readonly (string | number)[]> = {
    study: [...new Set(claims.map(({ address }) => studyOfDocument(address).id))],
    testCase: [...new Set(testCases)].sort((a, b) => a - b),
    measured: CLAIM_VERDICTS,
    simulated: CLAIM_VERDICTS,
  };

  return (
    <>
      <div className={styles.filter} style={works ? undefined : { visibility: 'hidden' }}>
        {FIELDS.map(({ id, label }) => (
          <div key={id}>
            <label htmlFor={`claims-${id}`}>{label}</label>
            <select
              id={`claims-${id}`}
              value={filter[id]}
              onChange={({ target }) => setFilter({ ...filter, [id]: target.value })}
            >
              <option value="">all</option>
              {options[id].map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          </div>
        ))}
        <output>
          {shown} of {claims.length} claims
        </output>
        {filter !== EVERYTHING && (
          <button type="button" className="button" onClick={() => setFilter(EVERYTHING)}>
            Show all
          </button>
        )}
      </div>
      <ClaimsTable claims={claims} shows={shows} />
    </>
  );
}
