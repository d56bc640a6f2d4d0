import { caseLabel } from '../../measured/adapterCases';
import {
  ADAPTER_SIZES,
  ADAPTER_VERSIONS,
  type AdapterGroup,
  type AdapterTestCase,
} from '../../measured/adapterTypes';
import { measuredAdapter } from '../../measured/tabledStudy';
import { MeasuredCell } from '../tables/MeasuredCell';
import { TableFrame } from '../tables/TableFrame';
import styles from './adapters.module.css';
import { type AdapterData, SIZE_NAMES, VERSION_NAMES } from './pairRows';
import { SimulatedRate } from './SimulatedRate';

const COLUMNS = ADAPTER_SIZES.flatMap((size) =>
  ADAPTER_VERSIONS.map((version) => ({ size, version, key: `${version}/${size}` })),
);

/** The printed rates of one group of adapters, the simulated ones below them. */
export function GroupResults({ group, ...data }: AdapterData & { group: AdapterGroup }) {
  const { results, testCases, replays } = data;
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
          {testCases
            .filter((testCase) => testCase.group === group)
            .map((testCase) => (
              <tr key={testCase.id} id={testCase.id}>
                <CaseHead testCase={testCase} />
                {COLUMNS.map(({ key }) => {
                  const id = `${testCase.id}/${key}`;
                  return (
                    <td key={key}>
                      <MeasuredCell
                        cell={measuredAdapter(results, id).documentsPerSecond}
                        metric="documentsPerSecond"
                      />
                      <SimulatedRate from={replays} of={id} />
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </TableFrame>
      {replays && (
        <p className={styles.key}>
          Upper number measured, <span className={styles.simulated}>lower number simulated</span>.
        </p>
      )}
    </>
  );
}

/** The head of a test case's row. */
export function CaseHead({ testCase }: { testCase: AdapterTestCase }) {
  const { label, detail } = caseLabel(testCase);
  return (
    <th scope="row">
      {label}
      {detail && <span className={styles.detail}>{detail}</span>}
    </th>
  );
}
