/** Writes what the validation pages show: generated/validation, the figures for other pages, the board as CSV. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allBands } from '../src/evidence/bands/table';
import { allDifferences } from '../src/evidence/differences/table';
import { studyFit } from '../src/evidence/fits';
import { judgedGoals } from '../src/evidence/goals';
import { ledgerRows } from '../src/evidence/ledgerRows';
import { outOfSample } from '../src/evidence/outOfSample';
import { refittedOf } from '../src/evidence/refitted';
import { statedBoardOf } from '../src/evidence/stated';
import { allWorth } from '../src/evidence/worth/table';
import type { ErrorSummary } from '../src/studies/low-latency/errorSummary';
import { boardOf } from '../src/studies/low-latency/evidence/board';
import { boardCsv } from '../src/studies/low-latency/evidence/boardCsv';
import { delayOf } from '../src/studies/low-latency/evidence/delay';
import { eventsOf } from '../src/studies/low-latency/evidence/events';
import { extrapolationsOf } from '../src/studies/low-latency/evidence/extrapolations';
import { heldOutOf } from '../src/studies/low-latency/evidence/heldOut';
import {
  calibrationOf,
  screeningOf,
  sensitivityOf,
} from '../src/studies/low-latency/evidence/meanings';
import { meansOf } from '../src/studies/low-latency/evidence/means';
import { profilesOf } from '../src/studies/low-latency/evidence/profiles';
import { repeatsOf } from '../src/studies/low-latency/evidence/repeats';
import { residualsOf } from '../src/studies/low-latency/evidence/residuals';
import { structuresOf } from '../src/studies/low-latency/evidence/structures';
import { comparablesOf, heldOutComparisons } from '../src/studies/low-latency/evidence/study';
import { quantityFigures } from '../src/studies/low-latency/figures';
import { STUDIES } from '../src/studies/registry';
import {
  readParametersOf,
  readReplayed,
  readStatedStudies,
  readStudy,
  source,
} from './evidenceSource';

const root = path.join(__dirname, '..');

function write(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const writeJson = (file: string, content: unknown): void =>
  write(file, `${JSON.stringify(content)}\n`);

const study = readStudy();
const stated = readStatedStudies();
const parameters = readParametersOf('low-latency');
const goals = judgedGoals(source);
const board = boardOf(study, goals);
const delayMs = parameters.find(({ id }) => id === 'response_delay_ms')?.value ?? Number.NaN;

const summary: ErrorSummary = {
  modelVersion: study.modelVersion,
  inSample: quantityFigures(comparablesOf(study)),
  heldOut: quantityFigures(heldOutComparisons(study) ?? []),
  known: study.heldOut?.kept.known[0]?.what ?? null,
};

const boards = stated.map(statedBoardOf);

writeJson('src/studies/low-latency/generated/errors.json', summary);
for (const [name, content] of Object.entries({
  bands: allBands(source),
  differences: allDifferences(source),
  board,
  goals,
  'out-of-sample': outOfSample(source),
  worth: allWorth(source),
  ledger: [readReplayed('low-latency'), ...stated].flatMap(ledgerRows),
  stated: Object.fromEntries(boards.map((one) => [one.study, one])),
  fits: Object.fromEntries(
    STUDIES.map((one) => [one.id, studyFit(one, readParametersOf(one.id), source.read)]),
  ),
  refitted: Object.fromEntries(
    STUDIES.flatMap(({ id, refits, metrics }) =>
      refits === undefined ? [] : [[id, refittedOf(source.read(refits), metrics)]],
    ),
  ),
  means: meansOf(study),
  repeats: repeatsOf(study),
  events: eventsOf(study),
  delay: delayOf(study, delayMs, source.read('validation/extrapolations.json')),
  residuals: residualsOf(study),
  'held-out': heldOutOf(study, parameters),
  extrapolations: extrapolationsOf(study, source.read('validation/extrapolations.json')),
  structures: structuresOf(study, source.read('validation/structures.json')),
  profiles: profilesOf(
    source.read('validation/profiles.json'),
    source.read('validation/ensemble.json'),
  ),
  sensitivity: sensitivityOf(study, parameters),
  screening: screeningOf(source.read('validation/screening.json'), parameters),
  calibration: calibrationOf(study, parameters, source.read('validation/ensemble.json')),
})) {
  writeJson(`generated/validation/${name}.json`, content);
}
write('generated/static/data/fidelity.csv', boardCsv(board));
