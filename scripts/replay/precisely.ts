import {
  FEWEST_REPLICATIONS,
  MOST_REPLICATIONS_FOR_PRECISION,
  type PrecisionGoal,
  relativeHalfWidth,
  replicationsToAdd,
} from '../../src/simulator/precision';
import type { Estimate, Run, Summary } from '../../src/simulator/types';
import { studyNamed } from '../../src/studies/registry';
import { simulateAll } from './pool';
import { percent } from './print';
import { type Subject, type TimedSummary, timedSummary } from './simulate';
import type { TimedReport } from './store';

export const precisionGoal = (target: number): PrecisionGoal => ({
  target,
  fewest: FEWEST_REPLICATIONS,
  most: MOST_REPLICATIONS_FOR_PRECISION,
});

const estimatesOf = (study: string, { metrics }: Summary): Estimate[] =>
  studyNamed(study).metrics.precise.flatMap((name) => metrics[name] ?? []);

function wanting(
  study: string,
  seed: number,
  reports: readonly TimedReport[],
  goal: PrecisionGoal,
): number {
  if (reports.length === 0) return replicationsToAdd([], 0, goal);
  const { summary } = timedSummary(seed, reports);
  // A backlog without an end has no mean to come closer to.
  if (summary.status === 'unstable') return 0;
  return replicationsToAdd(estimatesOf(study, summary), reports.length, goal);
}

/** Simulates each subject until the metrics its study names are precise enough. */
export async function simulatePrecisely(
  scenarios: readonly Subject[],
  seed: number,
  goal: PrecisionGoal,
): Promise<TimedSummary[]> {
  const made = scenarios.map((): TimedReport[] => []);
  for (;;) {
    const runs = scenarios.flatMap((scenario, index) => {
      const own = made[index] ?? [];
      const more = wanting(scenario.study, seed, own, goal);
      return Array.from({ length: more }, (_, number) => {
        const replication = own.length + number;
        const run: Run = { ...scenario, seed, replication, protocol: 'study' };
        return { own, run };
      });
    });
    if (runs.length === 0) break;
    const reports = await simulateAll(runs.map(({ run }) => run));
    reports.forEach((report, index) => {
      runs[index]?.own.push(report);
    });
  }
  return made.map((reports) => timedSummary(seed, reports));
}

/** How many replications were made and how precise they are. */
export function describePrecision(
  study: string,
  summary: Summary,
  { target }: PrecisionGoal,
): string {
  const reached = Math.max(...estimatesOf(study, summary).map(relativeHalfWidth));
  const names = studyNamed(study).metrics.precise.join(' and ');
  const missed = reached <= target ? '' : `, not ${percent(target)}`;
  return `${summary.replications} replications, ${names} to ${percent(reached)}${missed}`;
}
