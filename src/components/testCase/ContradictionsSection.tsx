import useBaseUrl from '@docusaurus/useBaseUrl';
import { Fold } from '../../lab/sections/Fold';
import { Section } from '../../lab/sections/Section';
import type { Erratum } from '../../measured/types';
import { TableFrame } from '../../tables/TableFrame';
import { addressText } from '../reference/address';
import { contradictionsDigest } from './contradictionsDigest';
import styles from './testCase.module.css';

export const CONTRADICTIONS = 'contradictions-rows';

/** Where the study contradicts itself about a test case, one row each; cells have their note at their table. */
export function ContradictionsSection({ errata }: { errata: readonly Erratum[] }) {
  const page = useBaseUrl('/reference/errata');
  return (
    <Section
      id="contradictions"
      title="Contradictions"
      count={`${errata.length} around it`}
      digest={errata.length > 0 ? contradictionsDigest(errata) : undefined}
      folds={[CONTRADICTIONS]}
      more={errata.length === 1 ? 'Open' : `Open all ${errata.length}`}
      aliases={['contradictions-around-it']}
    >
      <Fold fold={CONTRADICTIONS} className={styles.rows}>
        <p className={styles.caption}>
          They concern the text, or a table as a whole. Cells with a flag have their note at the
          table.
        </p>
        <TableFrame
          className={styles.contradictions}
          label="Contradictions around the test case"
          cards="above"
          heads={['Where', 'Printed', 'Against it']}
        >
          <tbody>
            {errata.map(({ id, address, printed, contradicts }) => (
              <tr key={id} id={`contradiction-${id}`}>
                <th scope="row">
                  <a id={id} href={`${page}#${id}`}>
                    {id}
                  </a>{' '}
                  {addressText(address)}
                </th>
                <td>{printed}</td>
                <td>{contradicts}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </Fold>
    </Section>
  );
}
