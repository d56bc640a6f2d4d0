import type { Scenario } from '../../scenario/scenario';
import type { Protocol, Run } from '../../simulator/types';
import type { ExploredStudy } from '../study/exploredStudy';
import { type Measurement, runsOf } from '../study/runs';
import type { Step } from './effects';
import type { WhyQuestion } from './question';

/** Short runs of each scenario: the first numbers, and those of effects until the reader wants better ones. */
export const PREVIEWS = 6;
/** Runs below this many give no interval worth its name. */
const FEWEST = 4;
/** Short runs of each step before anything better. */
const EARLY = 2;

/** Which scenario a run is of: the question's, the published one that it was made from, or one with a step taken. */
export type Subject = 'after' | 'before' | `step ${string}`;

/** A run with what it is for. */
export interface PlannedRun {
  subject: Subject;
  protocol: Protocol;
  replication: number;
  run: Run;
}

/** Replications by the study's own protocol. */
export const studyReplications = ({ protocol }: ExploredStudy): number =>
  Math.max(FEWEST, protocol.replications);

const runsFor = (
  study: ExploredStudy,
  subject: Subject,
  scenario: Pick<Scenario, 'base' | 'changes'>,
  measurement: Measurement,
): PlannedRun[] =>
  runsOf(study, scenario, measurement).map((run) => ({
    subject,
    protocol: run.protocol,
    replication: run.replication,
    run,
  }));

const byReplication = (runs: readonly PlannedRun[]): PlannedRun[] =>
  [...runs].sort((a, b) => a.replication - b.replication);

/** The runs of all steps: the first of each, then the second of each. */
export const stepRuns = (
  study: ExploredStudy,
  steps: readonly Step[],
  measurement: Measurement,
): PlannedRun[] =>
  byReplication(
    steps.flatMap((step) => runsFor(study, `step ${step.id}`, step.scenario, measurement)),
  );

/** The runs of a scenario, and of what it was made from where it differs from that. */
export const scenarioRuns = (
  study: ExploredStudy,
  scenario: Pick<Scenario, 'base' | 'changes'>,
  measurement: Measurement,
): PlannedRun[] =>
  byReplication([
    ...runsFor(study, 'after', scenario, measurement),
    ...(Object.keys(scenario.changes).length > 0
      ? runsFor(study, 'before', { base: scenario.base, changes: {} }, measurement)
      : []),
  ]);

const shortOf = ({ seed }: Pick<Scenario, 'seed'>): Measurement => ({
  protocol: 'preview',
  replications: PREVIEWS,
  seed,
});

/** What tells what limits a scenario: short runs of it alone, with which every plan begins. */
export const firstRuns = (
  study: ExploredStudy,
  { scenario }: Pick<WhyQuestion, 'scenario'>,
): PlannedRun[] => scenarioRuns(study, scenario, shortOf(scenario));

/** Everything that a question takes, in the order in which its numbers are wanted. */
export function planOf(
  study: ExploredStudy,
  { scenario }: Pick<WhyQuestion, 'scenario'>,
  steps: readonly Step[],
  effectsBy: Protocol,
): PlannedRun[] {
  const { seed } = scenario;
  const short = shortOf(scenario);
  const full: Measurement = { protocol: 'study', replications: studyReplications(study), seed };
  const previews = stepRuns(study, steps, short);
  // Two of each tell the size of an effect and a first interval; then the scenario itself is made sure of.
  const isEarly = ({ replication }: PlannedRun) => replication < EARLY;
  return [
    ...firstRuns(study, { scenario }),
    ...previews.filter(isEarly),
    ...scenarioRuns(study, scenario, full),
    ...previews.filter((run) => !isEarly(run)),
    ...(effectsBy === 'study' ? stepRuns(study, steps, full) : []),
  ];
}
