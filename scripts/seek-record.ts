/** Holds the search against the published search of the low-latency design space; writes static/data/studies/seek.json. */
import { writeFileSync } from 'node:fs';
import { readExploredStudy } from './explore/studies';
import { jsonText } from './replay/jsonText';
import { withPool } from './replay/withPool';
import { RECORD, recordOf } from './seek/record';

withPool(async (simulate) => recordOf(await readExploredStudy('low-latency'), simulate))
  .then((record) => writeFileSync(RECORD, jsonText(record, 1)))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
