import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readData } from '../../scripts/dataFiles';
import { readConfigurations } from '../../scripts/replay/catalogue';
import { REPLAYS_FOLDER } from '../../scripts/replay/replayFiles';
import { compare } from '../../src/comparison/compare';
import type { Correction } from '../../src/comparison/reference';
import { whyIncomparable } from '../../src/comparison/studyMetrics';
import type { LedgerEntry } from '../../src/comparison/types';
import { studyOf } from '../../src/measured/scenarioName';
import { labelOf } from '../../src/scenario/codec';
import type { ReplayFile } from '../../src/simulator/replayFile';
import type { Summary } from '../../src/simulator/types';

export const configurations = readConfigurations();
export const errata = readData<Correction[]>('errata.json');
export const ledger = readData<LedgerEntry[]>('ledger.json');

const files = new Map<string, ReplayFile>();

/** The text of a file of precomputed results as it is committed. */
export const committedText = (name: string): string =>
  readFileSync(path.join(REPLAYS_FOLDER, name), 'utf8');

function replayFile(name: string): ReplayFile {
  const file = files.get(name) ?? (JSON.parse(committedText(name)) as ReplayFile);
  files.set(name, file);
  return file;
}

/** The results of one study. */
export const resultsOf = (study: string) =>
  results.filter(({ scenario }) => studyOf(scenario) === study);

/** Every published configuration with its precomputed result and how the two compare. */
export const results = configurations.map((configuration) => {
  const { scenario, file, values } = configuration;
  const summary: Summary | undefined = replayFile(file).configurations[labelOf(scenario)];
  if (summary === undefined) throw new Error(`${scenario} has no precomputed result.`);
  return {
    scenario,
    values,
    summary,
    comparable: whyIncomparable(configuration.metrics, scenario) === null,
    comparisons: compare(configuration, summary.metrics, { errata, ledger }),
  };
});
