/** Writes what the validation pages show: generated/validation, the figures for other pages, the board as CSV. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StatedBoard } from '../src/components/validation/types';
import type { ErrorSummary } from '../src/studies/low-latency/errorSummary';
import { quantityFigures } from '../src/studies/low-latency/figures';
import { boardOf, ledgerRows } from './validation/board';
import { boardCsv } from './validation/csv';
import { calibratedCount, judgedGoals } from './validation/goals';
import { heldOutOf } from './validation/heldOut';
import { meansOf } from './validation/means';
import { calibrationOf, readParameters, sensitivityOf } from './validation/parameters';
import { residualsOf } from './validation/residuals';
import { readStatedStudies, type StatedBoardId, statedBoardOf } from './validation/stated';
import { comparablesOf, heldOutComparisons, readStudy } from './validation/study';
import { UNHELD_STUDIES, unheldOf } from './validation/unheld';

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
const parameters = readParameters();
const goals = judgedGoals(study, parameters);
const board = boardOf(study, goals);

const summary: ErrorSummary = {
  modelVersion: study.modelVersion,
  inSample: quantityFigures(comparablesOf(study)),
  heldOut: quantityFigures(heldOutComparisons(study) ?? []),
  refits: study.heldOut && {
    calibrated: calibratedCount(parameters),
    kept: study.heldOut.kept.withoutTestCase.map(({ parameter }) => parameter),
    known: study.heldOut.kept.known[0]?.what ?? '',
  },
};

const boards = Object.fromEntries(
  stated.map((results) => [results.study, statedBoardOf(results)]),
) as Record<StatedBoardId, StatedBoard>;

writeJson('src/studies/low-latency/generated/errors.json', summary);
for (const [name, content] of Object.entries({
  board,
  goals,
  ledger: [study, ...stated].flatMap(ledgerRows),
  stated: boards,
  unheld: Object.fromEntries(UNHELD_STUDIES.map((id) => [id, unheldOf(boards[id])])),
  means: meansOf(study),
  residuals: residualsOf(study),
  'held-out': heldOutOf(study, parameters),
  sensitivity: sensitivityOf(study, parameters),
  calibration: calibrationOf(study, parameters),
})) {
  writeJson(`generated/validation/${name}.json`, content);
}
write('generated/static/data/fidelity.csv', boardCsv(board));
