import { ln, toPower } from '../numbers/elementary';
import type { BatchOptions, Simulate } from './batch/simulate';
import type { Report } from './report';
import { mean, variance } from './statistics';
import type { Run } from './types';

/**
 * Sets of parameters that the measurements of a study allow as well as those of the fit: as far from it as the refits
 * without a test case are from each other. Committed with the model.
 */
export interface Ensemble {
  modelVersion: string;
  /** How well the test cases together know each fitted parameter, in percent of its value. */
  parameters: readonly { id: string; standardErrorPercent: number }[];
  /** Values of all parameters in the order of the study's table. */
  sets: readonly (readonly number[])[];
  /** Spread of each metric between the sets, by published configuration such as "low-latency/20-A". */
  spreads: Readonly<Record<string, Spread>>;
}

/** Standard deviation of the logarithm of each metric between sets of parameters, without what chance adds. */
export type Spread = Readonly<Record<string, number>>;

/** Short runs of each set, so that chance can be told from the parameters. */
export const ENSEMBLE_REPLICATIONS = 2;

/** The short runs of a scenario with every set, those of a set together. */
export const ensembleRuns = (
  { study, values, seed }: Pick<Run, 'study' | 'values' | 'seed'>,
  { sets }: Pick<Ensemble, 'sets'>,
): Run[] =>
  sets.flatMap((parameters) =>
    Array.from({ length: ENSEMBLE_REPLICATIONS }, (_, replication) => ({
      study,
      values,
      seed,
      parameters,
      replication,
      protocol: 'preview' as const,
    })),
  );

/** With fewer sets left, where others end in a backlog, a spread says nothing. */
const FEWEST_SETS = 12;

/**
 * The component of variance between groups of equal size, by the mean squares between and within (one-way analysis of
 * variance); never negative. `groups` are logarithms.
 */
export function varianceBetween(groups: readonly (readonly number[])[]): number {
  const size = groups[0]?.length ?? 0;
  const within = mean(groups.map(variance));
  const between = size * variance(groups.map(mean));
  return Math.max(0, (between - within) / size);
}

/** The spread of each metric in the reports of `ensembleRuns`; a metric that too few sets give is left out. */
export function spreadOf(reports: readonly Report[]): Spread {
  const names = Object.keys(reports[0]?.metrics ?? {});
  const spread: Record<string, number> = {};
  for (const name of names) {
    const logs = reports.map(({ status, metrics }) =>
      status === 'unstable' ? Number.NaN : ln(metrics[name] ?? Number.NaN),
    );
    const groups: number[][] = [];
    for (let at = 0; at < logs.length; at += ENSEMBLE_REPLICATIONS) {
      const group = logs.slice(at, at + ENSEMBLE_REPLICATIONS);
      if (group.every(Number.isFinite)) groups.push(group);
    }
    if (groups.length >= FEWEST_SETS) spread[name] = Math.sqrt(varianceBetween(groups));
  }
  return spread;
}

/** Means of each metric by set of parameters; null where its runs end in a backlog or have no such number. */
export type MeansBySet = Readonly<Record<string, readonly (number | null)[]>>;

/** The means in the reports of `ensembleRuns`. */
export function meansBySet(reports: readonly Report[]): MeansBySet {
  const sets = Math.floor(reports.length / ENSEMBLE_REPLICATIONS);
  const groups = Array.from({ length: sets }, (_, set) =>
    reports.slice(set * ENSEMBLE_REPLICATIONS, (set + 1) * ENSEMBLE_REPLICATIONS),
  );
  const meanIn = (group: readonly Report[], name: string): number | null => {
    const values = group.map(({ status, metrics }) =>
      status === 'unstable' ? Number.NaN : (metrics[name] ?? Number.NaN),
    );
    return values.every(Number.isFinite) ? mean(values) : null;
  };
  const names = Object.keys(reports[0]?.metrics ?? {});
  return Object.fromEntries(names.map((name) => [name, groups.map((one) => meanIn(one, name))]));
}

/** Simulates a scenario with every set, and gives the spread of its metrics. */
export async function simulateSpread(
  run: Pick<Run, 'study' | 'values' | 'seed'>,
  ensemble: Pick<Ensemble, 'sets'>,
  simulate: Simulate,
  options?: BatchOptions,
): Promise<Spread> {
  return spreadOf(await simulate(ensembleRuns(run, ensemble), options));
}

/**
 * How much more a scenario's metrics spread than those of the measured configuration nearest to it, whose spread is
 * part of the errors found there.
 */
export const excessOf = (own: Spread, nearest: Spread | undefined): Spread =>
  Object.fromEntries(
    Object.entries(own).map(([metric, spread]) => [
      metric,
      Math.sqrt(Math.max(0, spread * spread - toPower(nearest?.[metric] ?? 0, 2))),
    ]),
  );
