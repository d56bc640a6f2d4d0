import type { Erratum } from '../../../measured/types';
import { ErratumNotes } from '../../../tables/ErratumNotes';
import { MeasuredCell } from '../../../tables/MeasuredCell';
import { TableFrame } from '../../../tables/TableFrame';
import type { ShownErratum } from '../../../tables/types';
import { SIZE_NAMES, VERSION_NAMES } from '../names';
import { measuredAdapter } from '../results';
import { caseLabel } from '../testCases';
import { ADAPTER_SIZES, ADAPTER_VERSIONS, type AdapterGroup, type AdapterTestCase } from '../types';
import styles from './adapters.module.css';
import type { AdapterData } from './pairRows';
import { SimulatedRate } from './SimulatedRate';

const COLUMNS = ADAPTER_SIZES.flatMap((size) =>
  ADAPTER_VERSIONS.map((version) => ({ size, version, key: `${version}/${size}` })),
);

interface Props extends AdapterData {
  group: AdapterGroup;
  /** Errata of the study. */
  errata: readonly Erratum[];
}

/** An erratum of the study at a cell of the group's rows. */
function shownErrata(errata: readonly Erratum[], rows: readonly AdapterTestCase[]) {
  return errata.flatMap((erratum): ShownErratum[] => {
    const { id, address, printed, text } = erratum;
    const isShown =
      'table' in address && address.column && rows.some((row) => row.id === address.row);
    return isShown ? [{ id, address, printed, text }] : [];
  });
}

/** The printed rates of one group of adapters, the simulated ones below them. */
export function GroupResults({ group, errata, results, testCases, simulated }: Props) {
  const rows = testCases.filter((testCase) => testCase.group === group);
  const shown = shownErrata(errata, rows);
  const at = (testCase: AdapterTestCase, { version, size }: (typeof COLUMNS)[number]) =>
    shown.find(
      ({ address }) =>
        address.table === size &&
        address.row === testCase.id &&
        address.column === `biztalk${version}`,
    );
  return (
    <>
      <TableFrame className={styles.rates} label="Documents per second">
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              Documents per second
            </th>
            {ADAPTER_SIZES.map((size) => (
              <th key={size} colSpan={2} scope="colgroup">
                {SIZE_NAMES[size]}
              </th>
            ))}
          </tr>
          <tr>
            {COLUMNS.map(({ key, version }) => (
              <th key={key} scope="col">
                {VERSION_NAMES[version]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((testCase) => (
            <tr key={testCase.id} id={testCase.id}>
              <CaseHead testCase={testCase} />
              {COLUMNS.map((column) => {
                const id = `${testCase.id}/${column.key}`;
                return (
                  <td key={column.key}>
                    <MeasuredCell
                      cell={measuredAdapter(results, id).documentsPerSecond}
                      metric="documentsPerSecond"
                      erratum={at(testCase, column)}
                    />{' '}
                    <SimulatedRate from={simulated} of={id} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <p className={styles.key}>
        Upper number measured, <span className={styles.simulated}>lower number simulated</span>.
      </p>
      <ErratumNotes
        errata={shown.map((erratum) => ({ ...erratum, address: named(erratum, rows) }))}
      />
    </>
  );
}

/** The place of an erratum in the words of the table. */
function named(
  { address: { table, row, column } }: ShownErratum,
  rows: readonly AdapterTestCase[],
) {
  const testCase = rows.find(({ id }) => id === row);
  const { label, detail } = testCase ? caseLabel(testCase) : { label: row, detail: '' };
  const place = COLUMNS.find(
    ({ size, version }) => size === table && column === `biztalk${version}`,
  );
  const parts = place ? [SIZE_NAMES[place.size], VERSION_NAMES[place.version]] : [];
  return { row: [label, detail, ...parts].filter(Boolean).join(', ') };
}

/** The head of a test case's row. */
export function CaseHead({ testCase }: { testCase: AdapterTestCase }) {
  const { label, detail } = caseLabel(testCase);
  return (
    <th scope="row">
      {label} {detail && <span className={styles.detail}>{detail}</span>}
    </th>
  );
}
