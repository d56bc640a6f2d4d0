import type { JudgedClaim } from '../../comparison/claimsTypes';
import type { ReadData } from '../../measured/readData';
import { measuredOf } from '../../measured/statedStudy';
import type { Erratum, TestCase } from '../../measured/types';
import { configurationIds, measuredValues } from './testCase';
import { readTestCases } from './testCases';

/** Roundtrips per second of a run by their count, as ratios to and from its two printed throughputs. */
const countsOf = (testCases: readonly TestCase[], minutes: number) =>
  testCases.flatMap((testCase) =>
    configurationIds(testCase).flatMap((id) => {
      const values = measuredValues(testCase, id);
      const { roundtrips, 'throughput.median': median, 'throughput.mean': mean } = values;
      if (roundtrips == null || median == null || mean == null) return [];
      const perSecond = roundtrips / (60 * minutes);
      return [{ id, countOverMedian: perSecond / median, meanOverCount: mean / perSecond }];
    }),
  );

/**
 * The judged claims of each test case with the errata that no cell of its tables shows, and what counts say of
 * throughputs.
 */
export function pageFiles(
  read: ReadData,
  claims: readonly JudgedClaim[],
): Readonly<Record<string, unknown>> {
  const testCases = readTestCases(read);
  const errata = read<Erratum[]>('errata.json');
  const minutes = measuredOf(read('low-latency/prose.json'), 'protocol').duration?.value;
  const ofTestCases = testCases.map(({ number }) => [
    `test-case-${String(number).padStart(2, '0')}`,
    {
      claims: claims.filter(({ testCase }) => testCase === number),
      errata: errata.filter(
        ({ address, testCases: concerned }) =>
          concerned?.includes(number) && !('table' in address && address.row && address.column),
      ),
    },
  ]);
  return {
    ...Object.fromEntries(ofTestCases),
    'counts-low-latency': countsOf(testCases, minutes ?? Number.NaN),
  };
}
