import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeClaims } from '../../src/comparison/claimsJudge';
import { printedReader, type ReadPrinted, statedReader } from '../../src/comparison/claimsPrinted';
import type { JudgedClaim } from '../../src/comparison/claimsTypes';
import { type StudyId, studyOfDocument } from '../../src/measured/studies';
import type { Claim, Erratum } from '../../src/measured/types';
import type { ReplayFile } from '../../src/simulator/replayFile';
import type { SamplesFile } from '../../src/simulator/samples';
import { readData, readProse, readTestCases } from '../dataFiles';
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

/** Configurations of the low-latency study that did not settle. */
const unsettledTestCases = (): string[] =>
  readTestCases().flatMap((testCase) => {
    const replays = readReplay<ReplayFile>(replayFileOf(testCase))?.configurations ?? {};
    const open = Object.entries(replays).filter(([, { status }]) => status === 'unstable');
    return open.map(([label]) => `${testCase.number}-${label}`);
  });

/** A study's claims judged by the transcription and the precomputed results. */
export function readJudgedClaims(study: StudyId): JudgedStudy {
  const errata = readData<Erratum[]>('errata.json');
  const isTables = study === 'low-latency';
  const read = isTables
    ? printedReader(readTestCases(), errata)
    : statedReader(study, readProse(study));
  const samples = readReplay<SamplesFile>(samplesFileOf(study));
  const claims = judgeClaims(
    readData<Claim[]>('claims.json').filter(({ address }) => studyOfDocument(address) === study),
    {
      read,
      errata,
      samples: samples?.configurations ?? {},
      unsettled: new Set(isTables ? unsettledTestCases() : []),
    },
  );
  return { study, modelVersion: samples?.modelVersion ?? '', claims, read };
}
