/** Writes src/components/start/generated/start.json: how far the simulated roundtrips are off, and the pictures of the studies. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorStatistics } from '../src/comparison/errorStatistics';
import type { Comparison } from '../src/comparison/types';
import { picturesOf } from '../src/components/start/pictures';
import type { RoundtripErrors, StartData } from '../src/components/start/startData';
import { USERS_CURVE_FILE } from '../src/components/start/usersCurve';
import {
  comparablesOf,
  heldOutComparisons,
  ledgerSize,
} from '../src/studies/low-latency/evidence/study';
import { TOLERANCES } from '../src/studies/low-latency/quantities';
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

const data: StartData = {
  inSample: roundtripErrors(comparablesOf(study)),
  heldOut: roundtripErrors(heldOutComparisons(study) ?? []),
  tolerance: TOLERANCES.roundtripTime,
  inLedger: ledgerSize(study),
  curve: readData(USERS_CURVE_FILE),
  pictures: picturesOf(readData),
};

const folder = path.join(__dirname, '../src/components/start/generated');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'start.json'), `${JSON.stringify(data)}\n`);
