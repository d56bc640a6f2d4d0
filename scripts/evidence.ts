/**
 * Writes generated/evidence: the judged claims of all studies and of each with their summary, the errata of each, what
 * the pages of a study are made of besides, and what is known of every knob.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { claimsEvidence } from '../src/comparison/claimsEvidence';
import type { ClaimLedgerEntry } from '../src/comparison/claimsTypes';
import { allKnobs } from '../src/evidence/knobs/table';
import type { Erratum } from '../src/measured/types';
import { STUDIES, studyOfDocument } from '../src/studies/registry';
import { readData } from './dataFiles';
import { readJudgedClaims, readVerdicts } from './evidenceSource';
import { readSchema } from './replay/catalogue';

const folder = path.join(__dirname, '../generated/evidence');
mkdirSync(folder, { recursive: true });

/** Significant digits of what is computed; printed numbers have fewer. */
const DIGITS = 6;

function write(name: string, content: unknown): void {
  const text = JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value)
      ? Number(value.toPrecision(DIGITS))
      : value,
  );
  writeFileSync(path.join(folder, `${name}.json`), `${text}\n`);
}

const errata = readData<Erratum[]>('errata.json');
const ledger = readData<ClaimLedgerEntry[]>('claims-ledger.json');
const claimed = STUDIES.map(({ id: study, pageFiles }) => {
  const judged = readJudgedClaims(study);
  const evidence = { ...claimsEvidence(judged, ledger), claims: judged.claims };
  write(`claims-${study}`, evidence);
  write(
    `errata-${study}`,
    errata.filter(({ address }) => studyOfDocument(address).id === study),
  );
  // Pages of test cases are as light as can be, and lead on to what the model's error leaves of a claim.
  const { claims } = readVerdicts(study);
  const files = pageFiles?.({ read: readData, claims }) ?? {};
  for (const [name, content] of Object.entries(files)) write(name, content);
  return { study, evidence };
});
write(
  'claims',
  claimed.filter(({ evidence }) => evidence.claims.length > 0),
);
write('knobs', allKnobs(readData, readSchema));
