import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeClaims } from '../../src/comparison/claimsJudge';
import {
  measuredReader,
  printedReader,
  type ReadPrinted,
  statedReader,
} from '../../src/comparison/claimsPrinted';
import type { JudgedClaim } from '../../src/comparison/claimsTypes';
import { type StudyId, studyOfDocument, type TranscribedStudyId } from '../../src/measured/studies';
import { measuredAdapter, measuredScaleUp } from '../../src/measured/tabledStudy';
import type { Claim, Erratum } from '../../src/measured/types';
import { labelOf } from '../../src/scenario/codec';
import type { ReplayFile } from '../../src/simulator/replayFile';
import type { SamplesFile } from '../../src/simulator/samples';
import { readData, readProse, readResults, readTestCases } from '../dataFiles';
import { replayFileOf } from '../replay/catalogue';
import { REPLAYS_FOLDER, samplesFileOf } from '../replay/replayFiles';

/** The claims of a study with both verdicts, and what they were judged by. */
export interface JudgedStudy {
  study: StudyId;
  modelVersion: string;
  claims: JudgedClaim[];
  read: ReadPrinted;
}

function readReplay<Content>(name: string): Content | null {
  const file = path.join(REPLAYS_FOLDER, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : null;
}

/** Rows of a study's configurations that did not settle. */
const unsettledIn = (study: StudyId): string[] =>
  readConfigurations()
    .filter(({ scenario }) => studyOf(scenario) === study)
    .flatMap(({ scenario, row, file }) => {
      const replay = readReplay<ReplayFile>(file)?.configurations[labelOf(scenario)];
      return replay?.status === 'unstable' ? [row] : [];
    });

/** Reads what a study prints of a configuration. */
function readerOf(study: TranscribedStudyId, errata: readonly Erratum[]): ReadPrinted {
  if (study === 'low-latency') return printedReader(readTestCases(), errata);
  const prose = readProse(study);
  if (study === 'capacity' || study === 'worker-threads') return statedReader(study, prose);
  const results = readResults(study);
  return measuredReader(study, (configuration) =>
    study === 'adapters'
      ? measuredAdapter(results, configuration)
      : measuredScaleUp(results, prose, configuration),
  );
}

/** A study's claims judged by the transcription and the precomputed results. */
export function readJudgedClaims(study: StudyId): JudgedStudy {
  const errata = readData<Erratum[]>('errata.json');
  const isTables = study === 'low-latency';
  const read = readerOf(study, errata);
  const samples = readReplay<SamplesFile>(samplesFileOf(study));
  const claims = judgeClaims(
    readData<Claim[]>('claims.json').filter(({ address }) => studyOfDocument(address) === study),
    {
      read,
      errata,
      samples: samples?.configurations ?? {},
      unsettled: new Set(unsettledIn(study)),
    },
  );
  return { study, modelVersion: samples?.modelVersion ?? '', claims, read };
}
