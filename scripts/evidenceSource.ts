import { readFileSync } from 'node:fs';
import path from 'node:path';
import { claimsUnderError } from '../src/comparison/claimsUnderError';
import type { StatedParameter } from '../src/comparison/parameters';
import { type ReplayedStudy, replayedStudy } from '../src/comparison/replayedStudy';
import { allBands, studyBandsOf } from '../src/evidence/bands/table';
import { type JudgedStudy, judgedClaims } from '../src/evidence/claims';
import { groundsOf } from '../src/evidence/differences/grounds';
import type { Source } from '../src/evidence/goals';
import { lowLatencyEvidence, type Study } from '../src/studies/low-latency/evidence/study';
import { STUDY_IDS, studyNamed } from '../src/studies/registry';
import { readData } from './dataFiles';
import { readContents, readSchema, readStudyConfigurations } from './replay/catalogue';

const readTables = (): Record<string, StatedParameter[]> =>
  JSON.parse(readFileSync(path.join(__dirname, '../generated/parameters.json'), 'utf8'));

/** The parameters of a study; the build of the simulator writes the table. */
export const readParametersOf = (study: string): StatedParameter[] => readTables()[study] ?? [];

/** The committed files, and what the compiled simulator declares. */
export const source: Source = {
  read: readData,
  schemaOf: readSchema,
  parametersOf: readParametersOf,
};

/** A study with its committed replays. */
export const readReplayed = (study: string): ReplayedStudy =>
  replayedStudy(study, readStudyConfigurations(study), readData);

/** The low-latency study with all that its pages of evidence show. */
export const readStudy = (): Study =>
  lowLatencyEvidence(readReplayed('low-latency'), {
    read: readData,
    schema: readSchema('low-latency'),
  });

/** The studies that are compared result by result; the low-latency study has a board of its own. */
export const readStatedStudies = (): ReplayedStudy[] =>
  STUDY_IDS.filter((study) => study !== 'low-latency').map(readReplayed);

let widenings: ReadonlyMap<string, number | null> | undefined;

/** By how much errors of a study grow away from what was measured. */
function wideningOf(study: string): number {
  widenings ??= new Map(
    allBands(source).map((evidence) => [evidence.study, studyBandsOf(evidence).widening]),
  );
  return widenings.get(study) ?? 0;
}

/** A study's claims with both verdicts. */
export const readVerdicts = (study: string): JudgedStudy =>
  judgedClaims(studyNamed(study), readContents(study), readData);

/** The same with what the model's error leaves of the differences that they claim. */
export function readJudgedClaims(study: string): JudgedStudy {
  const judged = readVerdicts(study);
  const groundOf = groundsOf(studyNamed(study), source, wideningOf(study));
  return { ...judged, claims: claimsUnderError(judged.claims, { ...judged, groundOf }) };
}
