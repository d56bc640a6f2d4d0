import { formatNumber } from '../../../charts/frame/format';
import { TableFrame } from '../../../tables/TableFrame';
import { VERSION_NAMES } from '../names';
import { lineOf } from '../rates';
import { ADAPTER_VERSIONS } from '../types';
import styles from './adapters.module.css';
import { CaseHead } from './GroupResults';
import type { MeasuredAdapters } from './pairRows';

/** Fixed time and time per KB of each test case, by a line through its two sizes. */
export function SizeCosts({ results, testCases }: MeasuredAdapters) {
  const rows = testCases.flatMap((testCase) => {
    const lines = ADAPTER_VERSIONS.map((version) => ({
      version,
      line: lineOf(results, testCase.id, version),
    }));
    return lines.every(({ line }) => line === null) ? [] : [{ testCase, lines }];
  });
  return (
    <TableFrame className={styles.rates} label="Fixed time and time for each KB">
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            Test case
          </th>
          <th colSpan={2} scope="colgroup">
            Fixed, ms
          </th>
          <th colSpan={2} scope="colgroup">
            Each KB, ms
          </th>
        </tr>
        <tr>
          {['fixed', 'per KB'].flatMap((part) =>
            ADAPTER_VERSIONS.map((version) => (
              <th key={part + version} scope="col">
                {VERSION_NAMES[version]}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ testCase, lines }) => (
          <tr key={testCase.id}>
            <CaseHead testCase={testCase} />
            {lines.map(({ version, line }) => (
              <td key={`fixed ${version}`}>{line ? formatNumber(line.fixedMs, 1) : 'n/a'}</td>
            ))}
            {lines.map(({ version, line }) => (
              <td key={`per KB ${version}`}>{line ? formatNumber(line.perKbMs, 3) : 'n/a'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
