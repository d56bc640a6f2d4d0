import type { Pair, PairRow } from '../../../charts/bars/pairOrder';
import type { TableGroup } from '../../../measured/types';
import type { Estimate } from '../../../simulator/types';
import { SIZE_NAMES, VERSION_NAMES } from '../names';
import { measuredRate } from '../rates';
import { type CaseProperty, caseLabel, contrastedCases } from '../testCases';
import { ADAPTER_SIZES, ADAPTER_VERSIONS, type AdapterTestCase } from '../types';

export type Contrast = CaseProperty | 'version' | 'size';

/** What the two sides of a pair are called. */
export const CONTRAST_NAMES: Readonly<Record<Contrast, readonly [string, string]>> = {
  version: ['2004 SP1', '2006'],
  size: [SIZE_NAMES['2kb'], SIZE_NAMES['200kb']],
  ssl: ['without SSL', 'SSL'],
  remote: ['local', 'remote'],
  twoWay: ['one way', 'two way'],
  transactional: ['without transactions', 'transactions'],
  inOrder: ['any order', 'in order'],
};

/** Simulated documents per second by configuration. */
export type SimulatedRates = Readonly<Record<string, Estimate>>;

export interface MeasuredAdapters {
  results: TableGroup;
  testCases: readonly AdapterTestCase[];
}

export interface AdapterData extends MeasuredAdapters {
  simulated: SimulatedRates;
}

/** One pair of configurations such as "http-1-way/2006/2kb". */
function pairOf(
  { results, simulated }: AdapterData,
  label: string,
  ids: readonly [string, string],
): Pair {
  return {
    label,
    before: measuredRate(results, ids[0]),
    after: measuredRate(results, ids[1]),
    simulatedBefore: simulated[ids[0]]?.mean,
    simulatedAfter: simulated[ids[1]]?.mean,
  };
}

const isEmpty = ({ before, after }: Pair) => before === null && after === null;

/** The same test case in both versions or with both sizes. */
function withinCases(data: AdapterData, contrast: 'version' | 'size'): PairRow[] {
  return data.testCases.map((testCase) => ({
    id: testCase.id,
    ...caseLabel(testCase),
    lanes:
      contrast === 'version'
        ? ADAPTER_SIZES.map((size) =>
            pairOf(data, SIZE_NAMES[size], [
              `${testCase.id}/2004sp1/${size}`,
              `${testCase.id}/2006/${size}`,
            ]),
          )
        : ADAPTER_VERSIONS.map((version) =>
            pairOf(data, VERSION_NAMES[version], [
              `${testCase.id}/${version}/2kb`,
              `${testCase.id}/${version}/200kb`,
            ]),
          ),
  }));
}

/** Test cases that differ in one property, in every version and size that is printed. */
function acrossCases(data: AdapterData, property: CaseProperty): PairRow[] {
  return contrastedCases(data.testCases, property).map(({ without, having }) => ({
    id: having.id,
    ...caseLabel(having, property),
    lanes: ADAPTER_SIZES.flatMap((size) =>
      ADAPTER_VERSIONS.map((version) =>
        pairOf(data, `${SIZE_NAMES[size]}, ${VERSION_NAMES[version].slice(0, 4)}`, [
          `${without.id}/${version}/${size}`,
          `${having.id}/${version}/${size}`,
        ]),
      ),
    ).filter((pair) => pair.before !== null && pair.after !== null),
  }));
}

/** Every pair of configurations that a contrast holds against each other. */
export function pairRows(data: AdapterData, contrast: Contrast): PairRow[] {
  if (contrast === 'version') return withinCases(data, contrast);
  if (contrast === 'size')
    return withinCases(data, contrast).filter(
      ({ lanes }) => !lanes.every((pair) => isEmpty(pair) || pair.after === null),
    );
  return acrossCases(data, contrast);
}
