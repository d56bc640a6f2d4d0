import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeClaims } from '../../src/comparison/claimsJudge';
import type { JudgedClaim } from '../../src/comparison/claimsTypes';
import type { Configuration } from '../../src/comparison/published';
import type { Claim, Erratum } from '../../src/measured/types';
import { labelOf } from '../../src/scenario/codec';
import type { ReplayFile } from '../../src/simulator/replayFile';
import type { SamplesFile } from '../../src/simulator/samples';
import { studyNamed, studyOfDocument } from '../../src/studies/registry';
import { readData } from '../dataFiles';
import { readContents } from '../replay/catalogue';
import { REPLAYS_FOLDER, samplesFileOf } from '../replay/replayFiles';

/** The claims of a study with both verdicts, and what they were judged by. */
export interface JudgedStudy {
  study: string;
  modelVersion: string;
  claims: JudgedClaim[];
}

function readReplay<Content>(name: string): Content | null {
  const file = path.join(REPLAYS_FOLDER, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : null;
}

/** Rows of a study's configurations that did not settle. */
const unsettledIn = (configurations: readonly Configuration[]): string[] =>
  configurations.flatMap(({ scenario, row, file }) => {
    const replay = readReplay<ReplayFile>(file)?.configurations[labelOf(scenario)];
    return replay?.status === 'unstable' ? [row] : [];
  });

/** What a study's claims are judged by, apart from the simulation. */
export function readJudging(study: string) {
  const { metrics, repeats } = studyNamed(study);
  return { metrics, repeats, read: readContents(study).readPrinted };
}

/** A study's claims judged by the transcription and the precomputed results. */
export function readJudgedClaims(study: string): JudgedStudy {
  const { id, metrics, repeats } = studyNamed(study);
  const { configurations, readPrinted } = readContents(study);
  const samples = readReplay<SamplesFile>(samplesFileOf(study));
  const claims = judgeClaims(
    readData<Claim[]>('claims.json').filter(({ address }) => studyOfDocument(address).id === id),
    {
      read: readPrinted,
      metrics,
      repeats,
      errata: readData<Erratum[]>('errata.json'),
      samples: samples?.configurations ?? {},
      unsettled: new Set(unsettledIn(configurations)),
    },
  );
  return { study, modelVersion: samples?.modelVersion ?? '', claims };
}
