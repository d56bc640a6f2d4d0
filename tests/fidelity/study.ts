import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readData } from '../../scripts/dataFiles';
import { readReplayed } from '../../scripts/evidenceSource';
import { readConfigurations } from '../../scripts/replay/catalogue';
import { REPLAYS_FOLDER } from '../../scripts/replay/replayFiles';
import { whyIncomparable } from '../../src/comparison/studyMetrics';
import type { LedgerEntry } from '../../src/comparison/types';
import { studyOf } from '../../src/measured/scenarioName';
import { STUDY_IDS } from '../../src/studies/registry';

export const configurations = readConfigurations();
export const ledger = readData<LedgerEntry[]>('ledger.json');

/** The text of a file of precomputed results as it is committed. */
export const committedText = (name: string): string =>
  readFileSync(path.join(REPLAYS_FOLDER, name), 'utf8');

/** Every published configuration with its precomputed result and how the two compare. */
export const results = STUDY_IDS.flatMap((study) =>
  readReplayed(study).results.map(({ configuration, summary, comparisons }) => ({
    scenario: configuration.scenario,
    values: configuration.values,
    summary,
    comparable: whyIncomparable(configuration.metrics, configuration.scenario) === null,
    comparisons,
  })),
);

/** The results of one study. */
export const resultsOf = (study: string) =>
  results.filter(({ scenario }) => studyOf(scenario) === study);
