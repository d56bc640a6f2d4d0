import type { Chapter, Knobs } from '../chapter/types';
import type { Engine } from '../network/engine';
import type { Report } from '../network/shapes';
import { shortSlices } from '../network/steady';

/** A short run and what it measured. */
export interface Replication {
  report: Report;
  value: number;
}

/** The short runs of a chapter that has them, the lowest first, slice by slice. */
export function* replicationSlices(
  engine: Engine,
  { network, replications }: Pick<Chapter, 'network' | 'replications'>,
  knobs: Knobs,
): Generator<undefined, Replication[], undefined> {
  if (replications === undefined) return [];
  const { of, minutes, count } = replications;
  const reports = yield* shortSlices(engine, network(knobs), minutes(knobs), count);
  return reports
    .flatMap((report) => {
      const value = of(report);
      return value === null ? [] : [{ report, value }];
    })
    .sort((a, b) => a.value - b.value);
}
