/** Writes src/lab/generated: what every lab shows of its whole study, one small file per study. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CellErratum, StudyIndex } from '../src/lab/study';
import { STUDY_IDS, studyOf, studyOfDocument } from '../src/measured/studies';
import { apply } from '../src/scenario/scenario';
import { readData } from './dataFiles';
import { type Configuration, readConfigurations } from './replay/catalogue';

const FOLDER = path.join(__dirname, '../src/lab/generated');
/** What no lab draws of other configurations is left out. */
const SHOWN = /^(?!(roundtrips|requestTime|responseTime|cpu\.BPI))/;

/** Values of each knob among the configurations, ascending. */
function rangesOf(configurations: readonly Configuration[]): StudyIndex['ranges'] {
  const [first] = configurations;
  return Object.fromEntries(
    (first?.schema.knobs ?? []).map(({ id, default: otherwise }) => [
      id,
      [...new Set(configurations.map(({ values }) => values[id] ?? otherwise))].sort(
        (a, b) => a - b,
      ),
    ]),
  );
}

const errata = readData<(CellErratum & { address: { document: string } })[]>('errata.json');
const ledger = readData<StudyIndex['ledger']>('ledger.json');
const all = readConfigurations();

mkdirSync(FOLDER, { recursive: true });
for (const study of STUDY_IDS) {
  const configurations = all.filter(({ scenario }) => studyOf(scenario) === study);
  const rows = new Set(configurations.map(({ row }) => row));
  const index: StudyIndex = {
    ranges: rangesOf(configurations),
    configurations: configurations.map(({ row, schema, values, measured }) => ({
      id: row,
      knobs: apply(schema, values, {}),
      measured: Object.fromEntries(Object.entries(measured).filter(([name]) => SHOWN.test(name))),
    })),
    errata: errata
      .filter(({ address }) => studyOfDocument(address) === study && rows.has(address.row ?? ''))
      .map(({ id, address: { table, row, column }, printed, likely, usedAsReference, text }) => ({
        id,
        address: { table, row, column },
        printed,
        likely,
        usedAsReference,
        text,
      })),
    ledger: ledger.filter(({ scenario }) => studyOf(scenario) === study),
  };
  writeFileSync(path.join(FOLDER, `${study}.json`), `${JSON.stringify(index)}\n`);
}
