import { useMemo } from 'react';
import type { Erratum } from '../../measured/types';
import { Flag } from '../../tables/Flag';
import type { ListGroup } from '../../tables/list/groups';
import { ListTable } from '../../tables/list/ListTable';
import list from '../../tables/list/list.module.css';
import { addressText } from './address';
import { correctionsFirst } from './corrections';
import { ErratumDetail } from './ErratumDetail';
import styles from './errata.module.css';

/** A list without groups shows this many errata at first. */
const MOST_SHOWN = 12;

const HEADS = [
  <th key="where" scope="col" className={styles.where}>
    Where
  </th>,
  <th key="printed" scope="col" className={styles.printed}>
    Printed, likely
  </th>,
];

function partsOf(erratum: Erratum) {
  const { id, address, printed, likely, usedAsReference, text } = erratum;
  return {
    name: id,
    title: text,
    cells: (
      <>
        <td className={`${styles.where} ${list.cell}`} data-head="Where">
          {addressText(address)}
        </td>
        <td className={`${styles.printed} ${list.cell}`} data-head="Printed">
          {usedAsReference && <Flag />} {printed}
          {likely !== null && <span>{` → ${likely}`}</span>}
        </td>
      </>
    ),
    detail: <ErratumDetail erratum={erratum} />,
  };
}

interface Props {
  errata: readonly Erratum[];
  groups?: readonly ListGroup<Erratum>[];
  /** How many of a group, or of all, are shown at first. */
  most?: number;
  taken?: ReadonlySet<Erratum> | null;
}

/** Contradictions in the sources: where each stands, what is printed, what speaks against it. */
export function ErrataTable({ errata, groups, most = MOST_SHOWN, taken }: Props) {
  const items = useMemo(() => correctionsFirst(errata), [errata]);
  return (
    <ListTable
      label="Errata"
      className={styles.errata}
      kind="erratum"
      items={items}
      titleHead="What contradicts itself"
      heads={HEADS}
      partsOf={partsOf}
      groups={groups}
      most={most}
      taken={taken}
    />
  );
}
