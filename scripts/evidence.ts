/** Writes generated/evidence: the claims of each test case and the errata that no cell of its tables shows. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Claim, Erratum } from '../src/measured/types';
import { readData, readTestCases } from './dataFiles';

const claims = readData<Claim[]>('claims.json');
const errata = readData<Erratum[]>('errata.json');

const folder = path.join(__dirname, '../generated/evidence');
mkdirSync(folder, { recursive: true });
for (const { number } of readTestCases()) {
  const evidence = {
    claims: claims.filter(({ testCase }) => testCase === number),
    errata: errata.filter(
      ({ address, testCases }) =>
        testCases?.includes(number) && !('table' in address && address.row && address.column),
    ),
  };
  const name = `test-case-${String(number).padStart(2, '0')}.json`;
  writeFileSync(path.join(folder, name), `${JSON.stringify(evidence)}\n`);
}
