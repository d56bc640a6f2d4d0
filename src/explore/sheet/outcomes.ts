import type { Band } from '../../comparison/bands';
import type { DifferenceVerdict } from '../../comparison/differences';
import { cutAtZero } from '../../numbers/cutAtZero';
import type { Scenario } from '../../scenario/scenario';
import type { Report } from '../../simulator/report';
import { summarise } from '../../simulator/summarise';
import type { Estimate, Summary } from '../../simulator/types';
import type { Standing } from '../study/bands';
import { baseValuesOf, type ExploredStudy, rowOf, valuesOf } from '../study/exploredStudy';
import { judgesFrom } from '../study/judged';
import type { Measure } from '../study/measure';
import { type Difference, differenceOf, type Sample } from '../study/pairs';
import type { SheetReports } from './runs';

/** An outcome of a sheet; null for what there is none of. */
export interface SheetOutcome extends Pick<Measure, 'id' | 'label' | 'unit'> {
  /** As printed for the published configuration. */
  measured: number | null;
  /** Whether the study prints it for any configuration. */
  isPrinted: boolean;
  /** The published configuration simulated on the same random numbers. */
  base: Estimate | null;
  here: Estimate | null;
  /**
   * Against the published configuration, relative to it: 0.1 is 10 % more; its interval from paired runs. There is none to
   * tell where one of the two has no steady state.
   */
  change: Estimate | 'unsettled' | null;
  /** What that change is worth; null where there is none. */
  verdict: DifferenceVerdict | null;
  /** Where nine of ten measurements would lie. */
  band: Band | null;
}

const sampleOf = (reports: readonly Report[], metric: string): Sample =>
  reports.map(({ metrics }) => metrics[metric] ?? null);

/** The summary of some replications; null for none. */
export const summaryOf = (seed: number, reports: readonly Report[]): Summary | null =>
  reports.length === 0 ? null : summarise(seed, reports);

/** What is printed for a configuration of the study, by the name of its row. */
export const measuredIn = ({ index }: ExploredStudy, row: string, metric: string): number | null =>
  index.configurations.find(({ id }) => id === row)?.measured[metric] ?? null;

/** Rows that a page has room for. */
const MOST_ROWS = 4;

/** What is most wanted in a study, and measured or simulated: counts of knobs are neither. */
function shownMeasures({ measures, index }: ExploredStudy, here: readonly Report[]) {
  return measures
    .map((measure) => ({
      measure,
      isPrinted: index.configurations.some(({ measured }) => measured[measure.id] !== undefined),
    }))
    .filter(({ measure: { id }, isPrinted }) => isPrinted || here[0]?.metrics[id] !== undefined)
    .slice(0, MOST_ROWS);
}

const shown = (found: Estimate | null | undefined): Estimate | null =>
  found ? cutAtZero(found) : null;

const NO_CHANGE = { change: null, verdict: null };

/** As a share of a positive value; null without an interval. */
function shareOf({ paired, pairs }: Difference, of: number): Estimate | null {
  const { mean, low, high } = paired;
  return pairs > 1 && of > 0 ? { mean: mean / of, low: low / of, high: high / of } : null;
}

/** The outcomes of a scenario as its sheet shows them. */
export function sheetOutcomes(
  study: ExploredStudy,
  scenario: Scenario,
  { here, base }: SheetReports,
  { regimesOf, bandOf }: Standing,
): SheetOutcome[] {
  const now = summaryOf(scenario.seed, here);
  const before = summaryOf(scenario.seed, base);
  // A backlog without an end has no mean that a measurement, or another mean, could be near to.
  const [isSteady, wasSteady] = [now, before].map((one) => one?.status !== 'unstable');
  const regimes = regimesOf(now?.metrics);
  const judge = judgesFrom(study, baseValuesOf(study, scenario))(valuesOf(study, scenario));
  const changeOf = (measure: Measure): Pick<SheetOutcome, 'change' | 'verdict'> => {
    const { id } = measure;
    const difference = differenceOf(sampleOf(base, id), sampleOf(here, id));
    const [first, other] = [before, now].map((one) => one?.metrics[id]?.mean);
    if (!difference || first === undefined || other === undefined) return NO_CHANGE;
    if (!isSteady || !wasSteady) return { change: 'unsettled', verdict: null };
    const change = shareOf(difference, first);
    if (change === null) return NO_CHANGE;
    const judged = judge(measure, { first, other, runs: difference.paired });
    return { change, verdict: judged?.verdict ?? null };
  };
  return shownMeasures(study, here).map(({ measure, isPrinted }) => {
    const { id, label, unit } = measure;
    const simulated = now?.metrics[id];
    return {
      id,
      label,
      unit,
      isPrinted,
      measured: measuredIn(study, rowOf(study, scenario), id),
      base: shown(before?.metrics[id]),
      here: shown(simulated),
      ...changeOf(measure),
      band: simulated && isSteady ? bandOf(id, simulated, regimes) : null,
    };
  });
}
