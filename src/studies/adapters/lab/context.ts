import { ConfigurationParts } from '../../../lab/ConfigurationParts';
import { labContext } from '../../../lab/labContext';
import type { LabContext, LabelPart, LabStudy } from '../../../lab/types';
import type { TableGroup } from '../../../measured/types';
import type { KnobSchema } from '../../../scenario/schema';
import type { ReplayFile } from '../../../simulator/replayFile';
import { adapterScenarios } from '../configurations';
import { SIZE_NAMES, VERSION_NAMES } from '../names';
import type { AdapterSize, AdapterTestCase, AdapterTestCases, AdapterVersion } from '../types';

/** What the adapter study gives to its lab. */
export interface AdaptersData {
  testCases: AdapterTestCases;
  results: TableGroup;
  /** Precomputed results by file size. */
  replays: readonly ReplayFile[];
}

/** How the parts of a label such as "http-1-way/2006/2kb" are named to readers. */
function partsOf(testCases: readonly AdapterTestCase[]): LabelPart[] {
  const titles = new Map(testCases.map(({ id, printed }) => [id, printed]));
  return [
    { label: 'Test case', textOf: (id) => titles.get(id) ?? id },
    { label: 'Version', textOf: (version) => VERSION_NAMES[version as AdapterVersion] ?? version },
    { label: 'File size', textOf: (size) => SIZE_NAMES[size as AdapterSize] ?? size },
  ];
}

/** What the lab of the adapter study is about: every combination with a printed number. */
export const adaptersContext = (
  study: LabStudy,
  schema: KnobSchema,
  { testCases, results, replays }: AdaptersData,
): LabContext =>
  labContext(
    { ...study, parts: partsOf(testCases.testCases), Switch: ConfigurationParts },
    adapterScenarios(schema, testCases, results),
    {
      schema,
      path: '/adapters/lab',
      prefix: 'adapters/',
      published: Object.assign({}, ...replays.map(({ configurations }) => configurations)),
      statistic: 'mean',
    },
  );
