/** Writes src/lab/generated/study.json: what every lab shows of the whole study, in one small file. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StudyIndex } from '../src/lab/study';
import { configurationIds, measuredValues, scenarioId } from '../src/measured/testCase';
import { documentedScenario } from '../src/scenario/documented';
import { apply } from '../src/scenario/scenario';
import type { KnobSchema } from '../src/scenario/schema';
import { readTestCases } from './dataFiles';

const root = path.join(__dirname, '..');
const read = <Content>(file: string, absent: Content): Content =>
  existsSync(path.join(root, file))
    ? (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content)
    : absent;

const schema = read<KnobSchema>('src/scenario/generated/knobs/low-latency.json', {
  study: 'low-latency',
  modelVersion: '',
  linkVersion: 1,
  knobs: [],
});

const OUTCOME = /^(throughput|requestTime|responseTime|roundtripTime)\.(mean|median)$/;

const configurations = readTestCases().flatMap((testCase) =>
  configurationIds(testCase).map((id) => ({
    id,
    knobs: apply(schema, documentedScenario(schema, testCase, id), {}),
    measured: Object.fromEntries(
      Object.entries(measuredValues(testCase, id)).filter(([column]) => OUTCOME.test(column)),
    ),
  })),
);

const ranges = Object.fromEntries(
  schema.knobs.map((knob, index) => [
    knob.id,
    [...new Set(configurations.map(({ knobs }) => knobs[index] ?? knob.default))].sort(
      (a, b) => a - b,
    ),
  ]),
);

const labelled = new Set(configurations.map(({ id }) => id));
const errata = read<StudyIndex['errata']>('static/data/errata.json', [])
  .filter(({ address }) => address.row !== undefined && labelled.has(address.row))
  .map(({ id, address: { table, row, column }, printed, likely, usedAsReference, text }) => ({
    id,
    address: { table, row, column },
    printed,
    likely,
    usedAsReference,
    text,
  }));
const ledger = read<StudyIndex['ledger']>('static/data/ledger.json', []).filter(({ scenario }) =>
  configurations.some(({ id }) => scenarioId(id) === scenario),
);

const study: StudyIndex = { ranges, configurations, errata, ledger };
const folder = path.join(root, 'src/lab/generated');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'study.json'), `${JSON.stringify(study)}\n`);
