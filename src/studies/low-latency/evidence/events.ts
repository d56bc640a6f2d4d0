import { ascending } from 'd3-array';
import type { Study } from './study';

/** How many timers fire in a replay for each roundtrip that ends. */
export interface EventsEvidence {
  id: string;
  throughputPerSecond: number;
  eventsPerRoundtrip: number;
}

/** Of every configuration that can be compared, those with the fewest events first. */
export function eventsOf(study: Study): EventsEvidence[] {
  return study.results
    .filter(({ comparable }) => comparable)
    .map(({ id, summary: { events, replications, metrics } }) => ({
      id,
      throughputPerSecond: metrics['throughput.mean']?.mean ?? Number.NaN,
      eventsPerRoundtrip: events / replications / (metrics.roundtrips?.mean ?? Number.NaN),
    }))
    .sort((a, b) => ascending(a.eventsPerRoundtrip, b.eventsPerRoundtrip));
}
