import type { ReadData } from '../measured/readData';
import { studyOf } from '../measured/scenarioName';
import { labelOf } from '../scenario/codec';
import type { ReplayFile } from '../simulator/replayFile';
import type { Summary } from '../simulator/types';
import { compare } from './compare';
import type { Configuration } from './published';
import type { Correction } from './reference';
import type { Comparison, LedgerEntry } from './types';

/** A configuration with its committed replay. */
export interface ReplayedResult {
  configuration: Configuration;
  summary: Summary;
  comparisons: Comparison[];
}

/** A study with its committed replays and how they compare. */
export interface ReplayedStudy {
  study: string;
  modelVersion: string;
  replications: number;
  ledger: readonly LedgerEntry[];
  results: ReplayedResult[];
}

/** The file of precomputed results that a configuration is in. */
export const readReplay = (read: ReadData, { file }: Pick<Configuration, 'file'>): ReplayFile =>
  read(`replays/${file}`);

/** Each configuration with its committed replay; throws where one has none. */
export function replayedStudy(
  study: string,
  configurations: readonly Configuration[],
  read: ReadData,
): ReplayedStudy {
  const errata = read<Correction[]>('errata.json');
  const ledger = read<LedgerEntry[]>('ledger.json').filter(
    ({ scenario }) => studyOf(scenario) === study,
  );
  const names = [...new Set(configurations.map(({ file }) => file))];
  const replays = new Map(names.map((file) => [file, readReplay(read, { file })]));
  const results = configurations.map((configuration) => {
    const { scenario, file } = configuration;
    const summary = replays.get(file)?.configurations[labelOf(scenario)];
    if (summary === undefined) throw new Error(`${scenario} has no precomputed result.`);
    const comparisons = compare(configuration, summary.metrics, { errata, ledger });
    return { configuration, summary, comparisons };
  });
  const [first] = replays.values();
  return {
    study,
    modelVersion: first?.modelVersion ?? '',
    replications: first?.replications ?? 0,
    ledger,
    results,
  };
}
