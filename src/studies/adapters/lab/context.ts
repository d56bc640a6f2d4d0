import type { LabContext, LabelPart, LabStudy } from '../../../lab/types';
import type { TableGroup } from '../../../measured/types';
import type { KnobSchema } from '../../../scenario/schema';
import type { ReplayFile } from '../../../simulator/replayFile';
import { statedScenario } from '../../low-latency/documented';
import { adapterConditions } from '../conditions';
import { type AdapterConfiguration, adapterConfigurations } from '../results';
import type { AdapterTestCase, AdapterTestCases } from '../types';

/** What the adapter study gives to its lab. */
export interface AdaptersData {
  testCases: AdapterTestCases;
  results: TableGroup;
  /** Precomputed results by file size. */
  replays: readonly ReplayFile[];
}

const VERSION_TEXTS: Readonly<Record<string, string>> = { '2004sp1': '2004 SP1', '2006': '2006' };
const SIZE_TEXTS: Readonly<Record<string, string>> = { '2kb': '2 KB', '200kb': '200 KB' };

/** How the parts of a label such as "http-1-way/2006/2kb" are named to readers. */
function partsOf(testCases: readonly AdapterTestCase[]): LabelPart[] {
  const titles = new Map(testCases.map(({ id, printed }) => [id, printed]));
  return [
    { label: 'Test case', textOf: (id) => titles.get(id) ?? id },
    { label: 'Version', textOf: (version) => VERSION_TEXTS[version] ?? version },
    { label: 'File size', textOf: (size) => SIZE_TEXTS[size] ?? size },
  ];
}

/** What the lab of the adapter study is about: every combination with a printed number. */
export function adaptersContext(
  study: LabStudy,
  schema: KnobSchema,
  { testCases: { testCases }, results, replays }: AdaptersData,
): LabContext {
  const byId = new Map(testCases.map((testCase) => [testCase.id, testCase]));
  const published = adapterConfigurations(results).filter(({ cell }) => cell.value !== null);
  const valuesOf = ({ id, testCase, version, size }: AdapterConfiguration) => {
    const found = byId.get(testCase);
    const conditions = found ? adapterConditions(found, version, size) : [];
    return statedScenario(schema, { id, conditions });
  };
  return {
    schema,
    path: '/adapters/lab',
    prefix: 'adapters/',
    labels: published.map(({ id }) => id),
    configurations: Object.fromEntries(published.map((one) => [one.id, valuesOf(one)])),
    printed: Object.fromEntries(
      published.map(({ id, cell, size }) => [
        id,
        { row: id, cells: { documentsPerSecond: cell }, source: `table ${SIZE_TEXTS[size]}` },
      ]),
    ),
    published: Object.assign({}, ...replays.map(({ configurations }) => configurations)),
    statistic: 'mean',
    study: { ...study, parts: partsOf(testCases) },
  };
}
