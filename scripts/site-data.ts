/** Writes src/components/start/generated/start.json: how far the simulated roundtrips are off. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ComparisonContext, compare } from '../src/comparison/compare';
import { statisticsByQuantity } from '../src/comparison/errorStatistics';
import { TOLERANCES } from '../src/comparison/metrics';
import type { StartData } from '../src/components/start/startData';
import { USERS_CURVE_FILE } from '../src/components/start/usersCurve';
import { configurationIds } from '../src/measured/testCase';
import type { ReplayFile } from '../src/simulator/replayFile';
import { readData, readTestCases } from './dataFiles';
import { REPLAYS_FOLDER, replayFileOf } from './replay/replayFiles';

const context: ComparisonContext = {
  errata: readData('errata.json'),
  ledger: readData('ledger.json'),
};

function readReplay<Content>(name: string): Content | null {
  const file = path.join(REPLAYS_FOLDER, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : null;
}

const comparisons = readTestCases().flatMap((testCase) => {
  const replays = readReplay<ReplayFile>(replayFileOf(testCase.id))?.configurations ?? {};
  return configurationIds(testCase).flatMap((id) =>
    compare(testCase, id, replays[id.slice(id.indexOf('-') + 1)]?.metrics ?? {}, context),
  );
});

const roundtrip = comparisons.filter(({ quantity }) => quantity === 'roundtripTime');
const statistics = statisticsByQuantity(roundtrip)[0]?.statistics;

const data: StartData = {
  roundtripErrors: roundtrip.flatMap(({ scenario, error }) =>
    error === null ? [] : [{ id: scenario.replace('low-latency/', ''), error }],
  ),
  medianError: statistics?.median ?? null,
  tolerance: TOLERANCES.roundtripTime ?? 0,
  inLedger: new Set(context.ledger.map(({ scenario }) => scenario)).size,
  curve: readData(USERS_CURVE_FILE),
};

const folder = path.join(__dirname, '../src/components/start/generated');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'start.json'), `${JSON.stringify(data)}\n`);
