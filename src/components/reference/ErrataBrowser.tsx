import { useMemo } from 'react';
import type { Erratum } from '../../measured/types';
import { STUDY_IDS } from '../../studies/registry';
import type { ListGroup } from '../../tables/list/groups';
import { ListTools } from '../../tables/list/ListTools';
import { useListFilter } from '../../tables/list/useListFilter';
import { STUDY_FIELD } from '../claims/claimFields';
import { studyName } from '../studies/studyField';
import { CORRECTIONS, correctionOf } from './corrections';
import { ErrataTable } from './ErrataTable';
import { ERRATA_FIELDS, erratumWords, READING } from './errataFields';

/** A study of the page shows this many of its errata at first. */
const MOST_SHOWN = 6;

function groupOf(study: string, errata: readonly Erratum[]): ListGroup<Erratum> {
  const holds = (erratum: Erratum) => STUDY_FIELD.valuesOf(erratum).includes(study);
  const own = errata.filter(holds);
  const byRules = own.filter(({ foundBy }) => foundBy !== READING).length;
  const used = own.filter((erratum) => correctionOf(erratum) === CORRECTIONS[0]).length;
  return {
    id: study,
    name: studyName(study),
    head: (
      <span>
        <b>{studyName(study)}</b> {own.length}, {byRules} found by rules and {own.length - byRules}{' '}
        by reading
        {used > 0 && <span>{`; ${used} corrected in comparisons`}</span>}
      </span>
    ),
    holds,
  };
}

/** The contradictions of all studies with a search and filters. `errata` must stay the same object. */
export function ErrataBrowser({ errata }: { errata: readonly Erratum[] }) {
  const groups = useMemo(() => STUDY_IDS.map((study) => groupOf(study, errata)), [errata]);
  const link = useListFilter(ERRATA_FIELDS, errata, erratumWords);
  return (
    <>
      <ListTools {...link} fields={ERRATA_FIELDS} items={errata} noun="errata" />
      <ErrataTable errata={errata} groups={groups} most={MOST_SHOWN} taken={link.taken} />
    </>
  );
}

/** How many contradictions there are and what became of them. */
export function ErrataDigest({ errata }: { errata: readonly Erratum[] }) {
  const count = (correction: string) =>
    errata.filter((erratum) => correctionOf(erratum) === correction).length;
  const [used, likely, left] = CORRECTIONS.map(count);
  return (
    <p>
      The studies contradict themselves in {errata.length} places: misprints, rows that break
      arithmetic, prose that quotes another table. Cells are always shown as printed, with a flag
      that opens the note. Where a likely value is known, <span>{used}</span> times it is the
      reference of a comparison, which names it, and <span>{likely}</span> times it is only noted;{' '}
      <span>{left}</span> entries are left as they stand.
    </p>
  );
}
