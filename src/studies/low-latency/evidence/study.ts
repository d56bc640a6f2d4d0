import { type ComparisonContext, compare } from '../../../comparison/compare';
import type { ReplayedStudy } from '../../../comparison/replayedStudy';
import type { CellErratum } from '../../../comparison/studyIndex';
import { whyIncomparable } from '../../../comparison/studyMetrics';
import type { Comparison, LedgerEntry } from '../../../comparison/types';
import type {
  Calibration,
  FoldReport,
  HeldOut,
  Prediction,
  Sensitivity,
} from '../../../comparison/validation';
import type { ReadData } from '../../../measured/readData';
import type { TestCase } from '../../../measured/types';
import { apply } from '../../../scenario/scenario';
import type { KnobSchema } from '../../../scenario/schema';
import type { Estimate, Summary } from '../../../simulator/types';
import { publishedOf } from '../published';
import { configurationIds } from '../testCase';
import { readTestCases } from '../testCases';

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

interface Files {
  read: ReadData;
  schema: KnobSchema;
}

/** The study with its committed replays and what its calibration found. */
export function lowLatencyEvidence(replayed: ReplayedStudy, { read, schema }: Files): Study {
  const testCases = readTestCases(read);
  const results = replayed.results.map(({ configuration, summary, comparisons }): StudyResult => {
    const { scenario, row, values, metrics } = configuration;
    const testCase = testCases.find((one) => configurationIds(one).includes(row));
    if (testCase === undefined) throw new Error(`${scenario} is in no test case.`);
    return {
      scenario,
      id: row,
      testCase,
      knobs: apply(schema, values, {}),
      summary,
      comparable: whyIncomparable(metrics, scenario) === null,
      comparisons,
    };
  });
  const { modelVersion, replications, ledger } = replayed;
  return {
    schema,
    modelVersion,
    replications,
    errata: read('errata.json'),
    ledger,
    results,
    calibration: read('validation/calibration.json'),
    heldOut: read('validation/held-out.json'),
    sensitivity: read('validation/sensitivity.json'),
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

/** What some folds of a report predict, against the measured values. */
export const predictedBy = (
  study: Study,
  { predictions }: Pick<FoldReport, 'predictions'>,
  isWanted: (fold: string) => boolean,
): Comparison[] =>
  predictions
    .filter(({ fold }) => isWanted(fold))
    .flatMap((prediction) => comparePrediction(study, prediction));

/** Each configuration as predicted without its test case; null without such predictions. */
export const heldOutComparisons = (study: Study): Comparison[] | null =>
  study.heldOut && predictedBy(study, study.heldOut, (fold) => fold !== FIRST_EIGHT);

/** Test cases 9 to 21 as predicted from the first eight; null without such predictions. */
export const firstEightComparisons = (study: Study): Comparison[] | null =>
  study.heldOut && predictedBy(study, study.heldOut, (fold) => fold === FIRST_EIGHT);

/** Configurations with an entry in the ledger. */
export const ledgerSize = ({ ledger }: Study): number =>
  new Set(ledger.map(({ scenario }) => scenario)).size;
