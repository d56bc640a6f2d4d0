import { readData, readResults } from '../../../scripts/dataFiles';
import { adapters } from '../../../src/lab/studies/adapters/adapters';
import { adaptersContext } from '../../../src/lab/studies/adapters/context';
import type { AdapterTestCases } from '../../../src/measured/adapterTypes';
import { adaptersKnobs } from '../../../src/scenario/adaptersKnobs';
import type { ReplayFile } from '../../../src/simulator/replayFile';

/** The lab of the adapter study, with its own data. */
export const adaptersLab = adaptersContext(adapters, adaptersKnobs, {
  testCases: readData<AdapterTestCases>('adapters/test-cases.json'),
  results: readResults('adapters'),
  replays: ['2kb', '200kb'].map((size) => readData<ReplayFile>(`replays/adapters/${size}.json`)),
});
