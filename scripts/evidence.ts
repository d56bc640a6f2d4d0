/** Writes generated/evidence: the claims of each test case and the errata that no cell of its tables shows. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Claim } from '../src/components/reference/ClaimsTable';
import type { Erratum } from '../src/components/reference/ErrataTable';
import { readData, readTestCases } from './dataFiles';

const claims = readData<Claim[]>('claims.json');
const errata = readData<Erratum[]>('errata.json');

const folder = path.join(__dirname, '../generated/evidence');
mkdirSync(folder, { recursive: true });
for (const { number } of readTestCases()) {
  const evidence = {
    claims: claims.filter(({ testCase }) => testCase === number),
    errata: errata.filter(
      ({ address, testCases }) => testCases?.includes(number) && !(address.row && address.column),
    ),
  };
  const name = `test-case-${String(number).padStart(2, '0')}.json`;
  writeFileSync(path.join(folder, name), `${JSON.stringify(evidence)}\n`);
}
