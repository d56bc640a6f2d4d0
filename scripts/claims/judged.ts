import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeClaims } from '../../src/comparison/claimsJudge';
import type { JudgedClaim } from '../../src/comparison/claimsTypes';
import type { Claim, Erratum } from '../../src/measured/types';
import type { ReplayFile } from '../../src/simulator/replayFile';
import type { SamplesFile } from '../../src/simulator/samples';
import { readData, readTestCases } from '../dataFiles';
import { replayFileOf } from '../replay/catalogue';
import { REPLAYS_FOLDER, samplesFileOf } from '../replay/replayFiles';

const STUDY = 'low-latency';

function readReplay<Content>(name: string): Content | null {
  const file = path.join(REPLAYS_FOLDER, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : null;
}

/** The claims judged by the transcription and the precomputed results, with the model's version. */
export function readJudgedClaims(): { modelVersion: string; claims: JudgedClaim[] } {
  const testCases = readTestCases();
  const samples = readReplay<SamplesFile>(samplesFileOf(STUDY));
  const unsettled = testCases.flatMap((testCase) => {
    const replays = readReplay<ReplayFile>(replayFileOf(testCase))?.configurations ?? {};
    const open = Object.entries(replays).filter(([, { status }]) => status === 'unstable');
    return open.map(([label]) => `${testCase.number}-${label}`);
  });
  const claims = judgeClaims(readData<Claim[]>('claims.json'), {
    testCases,
    errata: readData<Erratum[]>('errata.json'),
    samples: samples?.configurations ?? {},
    unsettled: new Set(unsettled),
  });
  return { modelVersion: samples?.modelVersion ?? '', claims };
}
