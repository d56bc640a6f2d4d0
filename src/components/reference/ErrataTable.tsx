import errataJson from '@site/static/data/errata.json';
import { TableFrame } from '../tables/TableFrame';
import { type Address, addressText } from './address';
import styles from './reference.module.css';

interface Erratum {
  id: string;
  address: Address;
  printed: string;
  contradicts: string;
  likely: number | string | null;
  usedAsReference: boolean;
  foundBy: string;
  text: string;
  testCases?: readonly number[];
}

const errata: readonly Erratum[] = errataJson;

/** Errata of a test case that no cell of its tables shows. */
const beyondCells = (testCase: number) =>
  errata.filter(
    ({ address, testCases }) => testCases?.includes(testCase) && (!address.row || !address.column),
  );

/**
 * Every contradiction found in the sources: where it stands, what is printed, what speaks against it.
 * For a test case those that its tables do not show at a cell.
 */
export function ErrataTable({ testCase }: { testCase?: number }) {
  const shown = testCase === undefined ? errata : beyondCells(testCase);
  return (
    <TableFrame className={styles.prose} label="Errata">
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Printed</th>
          <th scope="col">Likely</th>
          <th scope="col">Why</th>
          <th scope="col">Found by</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((erratum) => (
          <tr key={erratum.id} id={erratum.id}>
            <th scope="row">
              {addressText(erratum.address)}
              <code>{erratum.id}</code>
            </th>
            <td>{erratum.printed}</td>
            <td>
              {erratum.likely ?? 'unknown'}
              {erratum.usedAsReference && (
                <span className={styles.mechanism}>compared against</span>
              )}
            </td>
            <td>
              {erratum.text}
              <span className={styles.mechanism}>{erratum.contradicts}</span>
            </td>
            <td>{erratum.foundBy}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
