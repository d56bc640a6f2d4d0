import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeClaims } from '../../src/comparison/claimsJudge';
import {
  measuredReader,
  printedReader,
  type ReadPrinted,
} from '../../src/comparison/claimsPrinted';
import type { JudgedClaim } from '../../src/comparison/claimsTypes';
import { type StudyId, studyOfDocument } from '../../src/measured/studies';
import type { Claim, Erratum } from '../../src/measured/types';
import { labelOf } from '../../src/scenario/codec';
import type { ReplayFile } from '../../src/simulator/replayFile';
import type { SamplesFile } from '../../src/simulator/samples';
import { readData, readMeasured, readTestCases } from '../dataFiles';
import { readStudyConfigurations } from '../replay/catalogue';
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
  readStudyConfigurations(study).flatMap(({ scenario, row, file }) => {
    const replay = readReplay<ReplayFile>(file)?.configurations[labelOf(scenario)];
    return replay?.status === 'unstable' ? [row] : [];
  });

/** A study's claims judged by the transcription and the precomputed results. */
export function readJudgedClaims(study: StudyId): JudgedStudy {
  const errata = readData<Erratum[]>('errata.json');
  const read =
    study === 'low-latency'
      ? printedReader(readTestCases(), errata)
      : measuredReader(study, readMeasured(study));
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
