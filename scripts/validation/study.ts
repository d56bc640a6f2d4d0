import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComparisonContext, compare } from '../../src/comparison/compare';
import { whyIncomparable } from '../../src/comparison/studyMetrics';
import type { Comparison, LedgerEntry } from '../../src/comparison/types';
import type {
  Calibration,
  HeldOut,
  Prediction,
  Sensitivity,
} from '../../src/comparison/validation';
import type { CellErratum } from '../../src/lab/study';
import { studyOf } from '../../src/measured/scenarioName';
import type { TestCase } from '../../src/measured/types';
import { labelOf } from '../../src/scenario/codec';
import { apply } from '../../src/scenario/scenario';
import type { KnobSchema } from '../../src/scenario/schema';
import type { ReplayFile } from '../../src/simulator/replayFile';
import type { Estimate, Summary } from '../../src/simulator/types';
import { replayFileOf, testCaseConfigurations } from '../../src/studies/low-latency/configurations';
import { publishedOf } from '../../src/studies/low-latency/published';
import { readData, readTestCases } from '../dataFiles';
import { readSchema } from '../replay/catalogue';
import { REPLAYS_FOLDER } from '../replay/replayFiles';

/** A published configuration with its committed replay and how the two compare. */
export interface StudyResult {
  /** Such as "low-latency/20-A". */
  scenario: string;
  /** Such as "20-A". */
  id: string;
  testCase: TestCase;
  /** Knob values in schema order. */
  knobs: readonly number[];
  summary: Summary;
  comparable: boolean;
  comparisons: Comparison[];
}

/** Everything that the validation pages are made of. */
export interface Study {
  schema: KnobSchema;
  modelVersion: string;
  replications: number;
  errata: readonly CellErratum[];
  ledger: readonly LedgerEntry[];
  results: readonly StudyResult[];
  calibration: Calibration | null;
  heldOut: HeldOut | null;
  sensitivity: Sensitivity | null;
}

/** A file of static/data/validation; null until the calibration has written it. */
function readValidation<Content>(name: string): Content | null {
  const file = path.join(__dirname, '../../static/data/validation', name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : null;
}

const readReplay = (testCase: TestCase): ReplayFile =>
  JSON.parse(readFileSync(path.join(REPLAYS_FOLDER, replayFileOf(testCase)), 'utf8')) as ReplayFile;

export function readStudy(): Study {
  const schema = readSchema('low-latency');
  const errata = readData<CellErratum[]>('errata.json');
  const ledger = readData<LedgerEntry[]>('ledger.json').filter(
    ({ scenario }) => studyOf(scenario) === 'low-latency',
  );
  const replays = readTestCases().map((testCase) => ({ testCase, replay: readReplay(testCase) }));
  const results = replays.flatMap(({ testCase, replay }) =>
    testCaseConfigurations(schema, testCase).map((configuration): StudyResult => {
      const { scenario, row, values, metrics } = configuration;
      const summary = replay.configurations[labelOf(scenario)];
      if (summary === undefined) throw new Error(`${scenario} has no precomputed result.`);
      return {
        scenario,
        id: row,
        testCase,
        knobs: apply(schema, values, {}),
        summary,
        comparable: whyIncomparable(metrics, scenario) === null,
        comparisons: compare(configuration, summary.metrics, { errata, ledger }),
      };
    }),
  );
  const first = replays[0]?.replay;
  return {
    schema,
    modelVersion: first?.modelVersion ?? '',
    replications: first?.replications ?? 0,
    errata,
    ledger,
    results,
    calibration: readValidation('calibration.json'),
    heldOut: readValidation('held-out.json'),
    sensitivity: readValidation('sensitivity.json'),
  };
}

/** Comparisons of all configurations that can be compared. */
export const comparablesOf = (study: Study): Comparison[] =>
  study.results.filter(({ comparable }) => comparable).flatMap(({ comparisons }) => comparisons);

const exactly = (value: number): Estimate => ({ mean: value, low: value, high: value });

const NO_LEDGER: ComparisonContext['ledger'] = [];

/** A prediction against the measured values of its configuration. */
function comparePrediction(study: Study, { scenario, metrics }: Prediction): Comparison[] {
  const result = study.results.find((one) => one.scenario === scenario);
  if (result === undefined)
    throw new Error(`A prediction names ${scenario}, which is not published.`);
  const estimates = Object.fromEntries(
    Object.entries(metrics).map(([metric, value]) => [metric, exactly(value)]),
  );
  return compare(publishedOf(result.testCase, result.id), estimates, {
    errata: study.errata,
    ledger: NO_LEDGER,
  });
}

/** Id of the fold that is fitted to the first eight test cases. */
export const FIRST_EIGHT = 'first-eight';

function predicted(study: Study, isWanted: (fold: string) => boolean): Comparison[] | null {
  if (study.heldOut === null) return null;
  return study.heldOut.predictions
    .filter(({ fold }) => isWanted(fold))
    .flatMap((prediction) => comparePrediction(study, prediction));
}

/** Each configuration as predicted without its test case; null without such predictions. */
export const heldOutComparisons = (study: Study): Comparison[] | null =>
  predicted(study, (fold) => fold !== FIRST_EIGHT);

/** Test cases 9 to 21 as predicted from the first eight; null without such predictions. */
export const firstEightComparisons = (study: Study): Comparison[] | null =>
  predicted(study, (fold) => fold === FIRST_EIGHT);
