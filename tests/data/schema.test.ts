import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { STUDY_IDS } from '../../src/studies/registry';
import { STATED_STUDY_IDS, TABLED_STUDY_IDS } from './corpus';

const SCHEMAS = [
  'test-case',
  'tables',
  'parameters',
  'prose',
  'study',
  'configurations',
  'adapter-test-cases',
  'errata',
  'claims',
  'claims-ledger',
  'ledger',
  'replay',
  'linked-experiments',
  'samples',
  'curve',
  'cliff',
  'knob-effects',
  'parameter-fit',
  'refits',
  'theory',
  'coverage',
  'paired-differences',
  'common-random-numbers',
  'calibration',
  'held-out',
  'extrapolations',
  'structures',
  'profiles',
  'adapters-held-out',
  'sensitivity',
  'screening',
  'ensemble',
  'history',
  'tried',
  'goals',
  'speed',
  'design-space',
  'seek',
  'challenges',
];
const VALIDATION = [
  'calibration',
  'held-out',
  'extrapolations',
  'structures',
  'profiles',
  'adapters-held-out',
  'sensitivity',
  'screening',
  'ensemble',
  'history',
  'tried',
  'goals',
];
const dataFolder = path.join(__dirname, '../../static/data');
const REPLAYS = 'replays/low-latency';
const replayFolder = path.join(dataFolder, REPLAYS);
const replays = existsSync(replayFolder) ? readdirSync(replayFolder) : [];
const LINKED = 'replays/linked';
const linked = readdirSync(path.join(dataFolder, LINKED));
const testCases = Array.from({ length: 21 }, (_, i) => String(i + 1).padStart(2, '0'));
const FILES: [file: string, schema: string][] = [
  ...testCases.map((n): [string, string] => [`low-latency/test-case-${n}.json`, 'test-case']),
  ['low-latency/analysis.json', 'tables'],
  ['low-latency/summary.json', 'tables'],
  ['low-latency/parameters.json', 'parameters'],
  ...STUDY_IDS.flatMap((study): [string, string][] => [
    [`${study}/prose.json`, 'prose'],
    [`${study}/study.json`, 'study'],
  ]),
  ...STATED_STUDY_IDS.map((study): [string, string] => [
    `${study}/configurations.json`,
    'configurations',
  ]),
  ...TABLED_STUDY_IDS.map((study): [string, string] => [`${study}/results.json`, 'tables']),
  ['adapters/test-cases.json', 'adapter-test-cases'],
  ['errata.json', 'errata'],
  ['claims.json', 'claims'],
  ['claims-ledger.json', 'claims-ledger'],
  ['ledger.json', 'ledger'],
  ['curves/users-4-D.json', 'curve'],
  ['curves/worker-threads-cliff.json', 'cliff'],
  ['studies/knob-effects.json', 'knob-effects'],
  ['challenges.json', 'challenges'],
  ...['adapters', 'capacity', 'scale-up', 'worker-threads'].map((study): [string, string] => [
    `validation/${study}-calibration.json`,
    'parameter-fit',
  ]),
  ...['capacity', 'scale-up', 'worker-threads'].map((study): [string, string] => [
    `validation/${study}-held-out.json`,
    'refits',
  ]),
  ['validation/theory.json', 'theory'],
  ['validation/speed.json', 'speed'],
  ['replays/samples/low-latency.json', 'samples'],
  ['studies/design-space.json', 'design-space'],
  ['studies/seek.json', 'seek'],
  ['validation/coverage.json', 'coverage'],
  ['validation/paired-differences.json', 'paired-differences'],
  ['validation/common-random-numbers.json', 'common-random-numbers'],
  ...VALIDATION.filter((name) => existsSync(path.join(dataFolder, `validation/${name}.json`))).map(
    (name): [string, string] => [`validation/${name}.json`, name],
  ),
  ...linked.map((name): [string, string] => [`${LINKED}/${name}`, 'linked-experiments']),
  ...replays.map((name): [string, string] => [`${REPLAYS}/${name}`, 'replay']),
];

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
for (const name of ['common', ...SCHEMAS]) {
  ajv.addSchema(readData<object>(`schema/${name}.schema.json`));
}

describe('schema validity', () => {
  it.each(FILES)('%s keeps %s.schema.json', (file, schema) => {
    const validate = ajv.getSchema(`${schema}.schema.json`);
    expect(validate?.(readData(file)), JSON.stringify(validate?.errors)).toBe(true);
  });
});
