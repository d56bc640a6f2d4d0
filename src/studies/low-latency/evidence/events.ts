import { ascending, sum } from 'd3-array';
import { numbersOf } from '../../../simulator/series';
import type { Summary } from '../../../simulator/types';
import type { Study } from './study';

/** How many timers fire in a replay for each roundtrip, which a request received begins; the ramp is in both. */
export interface EventsEvidence {
  id: string;
  throughputPerSecond: number;
  eventsPerRoundtrip: number;
}

/** Requests received in a whole run: the line of what is received has a point for each step, in 1/s. */
const received = ({ series }: Summary): number =>
  (sum(numbersOf(series, 'throughputPerSecond')) * series.stepMs) / 1000;

/** Of every configuration that can be compared, those with the fewest events first. */
export function eventsOf(study: Study): EventsEvidence[] {
  return study.results
    .filter(({ comparable }) => comparable)
    .map(({ id, summary }) => ({
      id,
      throughputPerSecond: summary.metrics['throughput.mean']?.mean ?? Number.NaN,
      eventsPerRoundtrip: summary.events / summary.replications / received(summary),
    }))
    .sort((a, b) => ascending(a.eventsPerRoundtrip, b.eventsPerRoundtrip));
}
