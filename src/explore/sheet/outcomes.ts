import type { Band } from '../../comparison/bands';
import { pairedDifference } from '../../comparison/claimsVerdict';
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
  /** Against the published configuration, relative to it: 0.1 is 10 % more; its interval from paired runs. */
  change: Estimate | null;
  /** What that change is worth; null where there is none. */
  verdict: DifferenceVerdict | null;
  /** Where nine of ten measurements would lie. */
  band: Band | null;
}

const valuesIn = (reports: readonly Report[], metric: string): (number | null)[] =>
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

/** A difference as it is judged; its interval is that of so many pairs, in the unit of the metric. */
const differenceOf = (from: Estimate, to: Estimate, { low, high }: Estimate, pairs: number) => ({
  first: from.mean,
  other: to.mean,
  runs: pairs < 2 ? null : { low: low * from.mean, high: high * from.mean },
});

/** The outcomes of a scenario as its sheet shows them. */
export function sheetOutcomes(
  study: ExploredStudy,
  scenario: Scenario,
  { here, base }: SheetReports,
  { regimesOf, bandOf }: Standing,
): SheetOutcome[] {
  const now = summaryOf(scenario.seed, here);
  const before = summaryOf(scenario.seed, base);
  // A backlog without an end has no mean that a measurement could be near to.
  const isBanded = now !== null && now.status !== 'unstable';
  const regimes = regimesOf(now?.metrics);
  const judge = judgesFrom(study, baseValuesOf(study, scenario))(valuesOf(study, scenario));
  return shownMeasures(study, here).map(({ measure, isPrinted }) => {
    const { id, label, unit } = measure;
    const [simulated, from] = [now?.metrics[id] ?? null, before?.metrics[id] ?? null];
    const change = pairedDifference(valuesIn(here, id), valuesIn(base, id));
    return {
      id,
      label,
      unit,
      isPrinted,
      measured: measuredIn(study, rowOf(study, scenario), id),
      base: shown(before?.metrics[id]),
      here: shown(simulated),
      change,
      verdict:
        (
          simulated &&
          from &&
          change &&
          judge(measure, differenceOf(from, simulated, change, Math.min(here.length, base.length)))
        )?.verdict ?? null,
      band: simulated && isBanded ? bandOf(id, simulated, regimes) : null,
    };
  });
}
