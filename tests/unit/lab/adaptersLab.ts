import { readData, readResults } from '../../../scripts/dataFiles';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import { adaptersKnobs } from '../../../src/studies/adapters/knobs';
import { adapters } from '../../../src/studies/adapters/lab/adapters';
import { adaptersContext } from '../../../src/studies/adapters/lab/context';
import type { AdapterTestCases } from '../../../src/studies/adapters/types';

/** The lab of the adapter study, with its own data. */
export const adaptersLab = adaptersContext(adapters, adaptersKnobs, {
  testCases: readData<AdapterTestCases>('adapters/test-cases.json'),
  results: readResults('adapters'),
  replays: ['2kb', '200kb'].map((size) => readData<ReplayFile>(`replays/adapters/${size}.json`)),
});
