import type { Band } from '../../comparison/bands';
import { pairedDifference } from '../../comparison/claimsVerdict';
import type { Outcome } from '../../lab/types';
import type { Scenario } from '../../scenario/scenario';
import type { Report } from '../../simulator/report';
import { summarise } from '../../simulator/summarise';
import type { Estimate, Summary } from '../../simulator/types';
import type { Standing } from '../study/bands';
import { type ExploredStudy, rowOf } from '../study/exploredStudy';
import type { SheetReports } from './runs';

/** An outcome of a sheet; null for what there is none of. */
export interface SheetOutcome extends Outcome {
  /** As printed for the published configuration. */
  measured: number | null;
  /** The published configuration simulated on the same random numbers. */
  base: Estimate | null;
  here: Estimate | null;
  /** Against the published configuration, relative to it: 0.1 is 10 % more; its interval from paired runs. */
  change: Estimate | null;
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

/** The outcomes of a scenario as its sheet shows them. */
export function sheetOutcomes(
  study: ExploredStudy,
  scenario: Scenario,
  { here, base }: SheetReports,
  { bandOf }: Standing,
): SheetOutcome[] {
  const now = summaryOf(scenario.seed, here);
  const before = summaryOf(scenario.seed, base);
  // A backlog without an end has no mean that a measurement could be near to.
  const isBanded = now !== null && now.status !== 'unstable';
  return study.outcomes.map((outcome) => {
    const { metric } = outcome;
    const simulated = now?.metrics[metric] ?? null;
    return {
      ...outcome,
      measured: measuredIn(study, rowOf(study, scenario), metric),
      base: before?.metrics[metric] ?? null,
      here: simulated,
      change: pairedDifference(valuesIn(here, metric), valuesIn(base, metric)),
      band: simulated && isBanded ? bandOf(metric, simulated) : null,
    };
  });
}
