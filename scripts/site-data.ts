/** Writes src/components/start/generated/start.json: how far the simulated roundtrips are off, and the pictures of the studies. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ThumbnailProps } from '../src/charts/curves/Thumbnail';
import { errorStatistics } from '../src/comparison/errorStatistics';
import type { Comparison } from '../src/comparison/types';
import type { RoundtripErrors, StartData } from '../src/components/start/startData';
import { USERS_CURVE_FILE } from '../src/components/start/usersCurve';
import {
  comparablesOf,
  heldOutComparisons,
  ledgerSize,
} from '../src/studies/low-latency/evidence/study';
import { TOLERANCES } from '../src/studies/low-latency/quantities';
import { pictureOf } from '../src/studies/parts';
import { STUDY_IDS } from '../src/studies/registry';
import { readData } from './dataFiles';
import { readStudy } from './evidenceSource';

const study = readStudy();

/** Errors of the roundtrips by configuration; null where nothing is compared. */
function roundtripErrors(comparisons: readonly Comparison[]): RoundtripErrors | null {
  const roundtrip = comparisons.filter(({ quantity }) => quantity === 'roundtripTime');
  const statistics = errorStatistics(roundtrip);
  if (statistics === null) return null;
  return {
    median: statistics.median,
    errors: roundtrip.flatMap(({ scenario, error }) =>
      error === null ? [] : [{ id: scenario.replace('low-latency/', ''), error }],
    ),
  };
}

async function readPictures(): Promise<Record<string, ThumbnailProps>> {
  const pictures = STUDY_IDS.map(async (id) => [id, (await pictureOf(id))(readData)] as const);
  return Object.fromEntries(await Promise.all(pictures));
}

async function main() {
  const data: StartData = {
    inSample: roundtripErrors(comparablesOf(study)),
    heldOut: roundtripErrors(heldOutComparisons(study) ?? []),
    tolerance: TOLERANCES.roundtripTime,
    inLedger: ledgerSize(study),
    curve: readData(USERS_CURVE_FILE),
    pictures: await readPictures(),
  };
  const folder = path.join(__dirname, '../src/components/start/generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'start.json'), `${JSON.stringify(data)}\n`);
}

void main();
