/**
 * Writes the generated files in the folder of each study, what every lab shows of its whole study, what Explore says of
 * the model's errors and the goal of the low-latency study, how studies are named, and what links to the Python lab can name.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replayedStudy } from '../src/comparison/replayedStudy';
import type { CellErratum, WrittenIndex } from '../src/comparison/studyIndex';
import type { LinkedStudy } from '../src/components/python/studies';
import { modelRecord } from '../src/evidence/bands/record';
import { allBands, studyBandsOf } from '../src/evidence/bands/table';
import { allDifferences, differencesOf } from '../src/evidence/differences/table';
import { studyOf } from '../src/measured/scenarioName';
import type { StudyName } from '../src/measured/studyNames';
import { apply } from '../src/scenario/scenario';
import type { KnobSchema } from '../src/scenario/schema';
import { statedGoal } from '../src/studies/low-latency/statedGoal';
import { STUDIES, studyOfDocument } from '../src/studies/registry';
import { readData, readProse, readStudyFacts } from './dataFiles';
import { readSchema, readStudyConfigurations } from './replay/catalogue';

/** What no lab draws of other configurations is left out. */
const SHOWN = /^(?!(roundtrips|requestTime|responseTime|cpu\.BPI))/;

const errata = readData<(CellErratum & { address: { document: string } })[]>('errata.json');
const ledger = readData<WrittenIndex['ledger']>('ledger.json');

const source = path.join(__dirname, '../src');

/** The knobs of a study without what only the reference tells of them. */
const readControls = (study: string): KnobSchema =>
  JSON.parse(
    readFileSync(path.join(source, 'scenario/generated/controls', `${study}.json`), 'utf8'),
  );

function write(owner: string, name: string, content: unknown): void {
  const folder = path.join(source, owner, 'generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(content)}\n`);
}

const committed = { read: readData, schemaOf: readSchema };
const differences = new Map(
  allDifferences(committed).map((evidence) => [evidence.study, differencesOf(evidence)]),
);
const linked: LinkedStudy[] = [];
for (const evidence of allBands(committed)) {
  const { study } = evidence;
  const configurations = readStudyConfigurations(study);
  const rows = new Set(configurations.map(({ row }) => row));
  const misprints: CellErratum[] = errata
    .filter(({ address }) => studyOfDocument(address).id === study && rows.has(address.row ?? ''))
    .map(({ id, address: { table, row, column }, printed, likely, usedAsReference, text }) => ({
      id,
      address: { table, row, column },
      printed,
      likely,
      usedAsReference,
      text,
    }));
  const index: Omit<WrittenIndex, 'errata'> = {
    configurations: configurations.map(({ row, schema, values, measured }) => ({
      id: row,
      knobs: apply(schema, values, {}),
      measured: Object.fromEntries(
        Object.entries(measured).filter(([name, value]) => SHOWN.test(name) && value !== null),
      ),
    })),
    ledger: ledger
      .filter(({ scenario }) => studyOf(scenario) === study)
      .map(({ scenario, metric, reason }) => ({ scenario, metric, reason })),
    bands: studyBandsOf(evidence),
  };
  write(`studies/${study}`, 'errata', misprints);
  write(`studies/${study}`, 'index', index);
  write(
    `studies/${study}`,
    'record',
    modelRecord(
      evidence,
      replayedStudy(study, configurations, readData),
      STUDIES.find(({ id }) => id === study)?.predictions?.(readData) ?? [],
    ),
  );
  write(`studies/${study}`, 'differences', differences.get(study) ?? {});
  linked.push({
    schema: readControls(study),
    configurations: index.configurations.map(({ id, knobs }) => ({ id, knobs })),
  });
}
write('components/python', 'studies', linked);
write(
  'measured',
  'names',
  STUDIES.map(({ id }): StudyName => ({ id, name: readStudyFacts(id).name })),
);
write('studies/low-latency', 'goal', statedGoal(readProse('low-latency')));
