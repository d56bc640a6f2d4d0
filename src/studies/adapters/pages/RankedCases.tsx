import { RankedRows } from '../../../charts/bars/RankedRows';
import { SIZE_NAMES, VERSION_NAMES } from '../names';
import { measuredRate } from '../rates';
import { caseLabel } from '../testCases';
import type { MeasuredAdapters } from './pairRows';

/** The throughput of every test case in the new version with small files, the highest first. */
export function RankedCases({ results, testCases }: MeasuredAdapters) {
  const rows = testCases.flatMap((testCase) => {
    const value = measuredRate(results, `${testCase.id}/2006/2kb`);
    return value === null ? [] : [{ id: testCase.id, ...caseLabel(testCase), value }];
  });
  return (
    <RankedRows
      rows={rows}
      noun="test case"
      verb="carries"
      unit="documents/s"
      subtitle={`Measured sustainable throughput with one host instance, ${SIZE_NAMES['2kb']}, BizTalk Server ${VERSION_NAMES['2006']}; logarithmic.`}
    />
  );
}
