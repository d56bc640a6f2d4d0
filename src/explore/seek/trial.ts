import { regimesOf } from '../../comparison/regimes';
import type { Scenario } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';
import type { Report } from '../../simulator/report';
import { estimate } from '../../simulator/statistics';
import type { Estimate, Protocol } from '../../simulator/types';
import { meansOfRuns } from '../study/bands';
import { type Goal, meansOf, type Numbers } from './goal';
import type { Candidate, Point } from './types';

/** A scenario that is tried, with the numbers of each of its runs so far. */
export class Trial {
  /** By protocol, in the order of the replications. */
  readonly runs: Record<Protocol, Numbers[]> = { preview: [], study: [] };
  private readonly metrics: Record<Protocol, Report['metrics'][]> = { preview: [], study: [] };
  isUnstable = false;
  private known: Candidate | null = null;

  constructor(
    private readonly goal: Goal,
    /** Null for a configuration of the study that is none of the combinations. */
    readonly point: Point | null,
    readonly scenario: Scenario,
    readonly values: KnobValues,
  ) {}

  /** Adds the next run. */
  add(protocol: Protocol, report: Report): void {
    const { values } = this;
    const { measures } = this.goal;
    this.runs[protocol].push(
      Object.fromEntries(measures.map(({ id, of }) => [id, of({ values, report })])),
    );
    this.metrics[protocol].push(report.metrics);
    if (report.status === 'unstable') this.isUnstable = true;
    this.known = null;
  }

  /** The protocol of its numbers: the study's as soon as it ran by that. */
  get protocol(): Protocol {
    return this.runs.study.length > 0 ? 'study' : 'preview';
  }

  /** What a measure came to over the runs by the best protocol; null where a run has no such number. */
  private found(measure: string): Estimate | null {
    const values = this.runs[this.protocol].map((numbers) => numbers[measure] ?? null);
    const numbers = values.filter((value) => value !== null);
    return numbers.length === 0 || numbers.length < values.length ? null : estimate(numbers);
  }

  get candidate(): Candidate {
    this.known ??= this.summed();
    return this.known;
  }

  private summed(): Candidate {
    const found = Object.fromEntries(
      this.goal.measures.map(({ id }): [string, Estimate | null] => [id, this.found(id)]),
    );
    return {
      changes: this.scenario.changes,
      found,
      broken: this.goal.broken(meansOf({ found })),
      regimes: regimesOf(
        this.goal.regimes,
        this.values,
        meansOfRuns(this.metrics[this.protocol].map((metrics) => ({ metrics }))),
      ),
      isUnstable: this.isUnstable,
      protocol: this.protocol,
      replications: this.runs[this.protocol].length,
    };
  }

  /** The means of what was found. */
  get numbers(): Numbers {
    return meansOf(this.candidate);
  }
}
