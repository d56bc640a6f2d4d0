import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from '../../src/comparison/compare';
import { isListed } from '../../src/comparison/ledger';
import type { Configuration } from '../../src/comparison/published';
import type { Correction } from '../../src/comparison/reference';
import { basisOf } from '../../src/comparison/studyMetrics';
import type { Comparison, LedgerEntry } from '../../src/comparison/types';
import { verdictOf } from '../../src/comparison/verdict';
import type { StatedBoard, StatedRow } from '../../src/components/validation/types';
import { studyOf } from '../../src/measured/scenarioName';
import { labelOf } from '../../src/scenario/codec';
import type { ReplayFile } from '../../src/simulator/replayFile';
import type { Summary } from '../../src/simulator/types';
import { metricsOf, STUDY_IDS } from '../../src/studies/registry';
import { readData } from '../dataFiles';
import { readStudyConfigurations } from '../replay/catalogue';
import { REPLAYS_FOLDER } from '../replay/replayFiles';

/** The studies that are compared result by result; the low-latency study has a board of its own. */
export type StatedBoardId = string;

/** A configuration with its committed replay. */
export interface StatedResult {
  scenario: string;
  row: string;
  cells: Configuration['cells'];
  summary: Summary;
  comparisons: Comparison[];
}

export interface StatedResults {
  study: StatedBoardId;
  modelVersion: string;
  replications: number;
  ledger: readonly LedgerEntry[];
  results: StatedResult[];
}

const readReplay = (file: string): ReplayFile =>
  JSON.parse(readFileSync(path.join(REPLAYS_FOLDER, file), 'utf8')) as ReplayFile;

/** The committed results of a study. */
export function readStatedResults(study: StatedBoardId): StatedResults {
  const errata = readData<Correction[]>('errata.json');
  const ledger = readData<LedgerEntry[]>('ledger.json').filter(
    ({ scenario }) => studyOf(scenario) === study,
  );
  const configurations = readStudyConfigurations(study);
  const replays = configurations.map(({ file }) => readReplay(file));
  const results = configurations.map((configuration, index) => {
    const { scenario, row, cells } = configuration;
    const summary = replays[index]?.configurations[labelOf(scenario)];
    if (summary === undefined) throw new Error(`${scenario} has no precomputed result.`);
    const comparisons = compare(configuration, summary.metrics, { errata, ledger });
    return { scenario, row, cells, summary, comparisons };
  });
  const [first] = replays;
  return {
    study,
    modelVersion: first?.modelVersion ?? '',
    replications: first?.replications ?? 0,
    ledger,
    results,
  };
}

function acceptedOf({ tolerance, measured, reading }: Comparison): StatedRow['accepted'] {
  if (reading !== undefined) return { low: reading.low, high: reading.high };
  if (measured === 0) return { low: 0, high: 0 };
  return tolerance === null ? null : { tolerance };
}

function rowsOf({ study, ledger, results }: StatedResults): StatedRow[] {
  const metrics = metricsOf(study);
  return results.flatMap(({ cells, comparisons }) => {
    return comparisons.flatMap((comparison): StatedRow[] => {
      const { scenario, metric, unit, measured, simulated, low, high, error, role } = comparison;
      const cell = cells[metric];
      if (cell === undefined) return [];
      return [
        {
          scenario,
          metric,
          label: metrics.textOf(metric),
          unit,
          printed: cell.printed,
          measured,
          simulated:
            simulated === null || low === null || high === null
              ? null
              : { mean: simulated, low, high },
          error,
          accepted: acceptedOf(comparison),
          verdict: verdictOf(comparison),
          role: role === 'not-reproduced' ? 'not reproduced' : basisOf(metrics, scenario, metric),
          inLedger: isListed(ledger, scenario, metric),
        },
      ];
    });
  });
}

/** Every printed result of a study beside its simulation. */
export function statedBoardOf(results: StatedResults): StatedBoard {
  const { study, modelVersion, replications } = results;
  return { study, modelVersion, replications, rows: rowsOf(results) };
}

/** All studies that have such a board. */
export const readStatedStudies = (): StatedResults[] =>
  STUDY_IDS.flatMap((study) => (study === 'low-latency' ? [] : [readStatedResults(study)]));
