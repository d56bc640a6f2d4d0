/** Writes the generated files in the folder of each study: what every lab shows of its whole study, and the goal of the low-latency study. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '../src/comparison/published';
import type { CellErratum, StudyIndex } from '../src/comparison/studyIndex';
import { studyOf } from '../src/measured/scenarioName';
import { apply } from '../src/scenario/scenario';
import { statedGoal } from '../src/studies/low-latency/statedGoal';
import { STUDIES, studyOfDocument } from '../src/studies/registry';
import { readData, readProse } from './dataFiles';
import { readStudyConfigurations } from './replay/catalogue';

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

function write(study: string, name: string, content: unknown): void {
  const folder = path.join(__dirname, '../src/studies', study, 'generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(content)}\n`);
}

for (const { id: study } of STUDIES) {
  const configurations = readStudyConfigurations(study);
  const rows = new Set(configurations.map(({ row }) => row));
  const index: StudyIndex = {
    ranges: rangesOf(configurations),
    configurations: configurations.map(({ row, schema, values, measured }) => ({
      id: row,
      knobs: apply(schema, values, {}),
      measured: Object.fromEntries(Object.entries(measured).filter(([name]) => SHOWN.test(name))),
    })),
    errata: errata
      .filter(({ address }) => studyOfDocument(address).id === study && rows.has(address.row ?? ''))
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
  write(study, 'index', index);
}
write('low-latency', 'goal', statedGoal(readProse('low-latency')));
