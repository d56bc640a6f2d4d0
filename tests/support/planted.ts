import { seeded } from '../../src/explore/seek/random';
import type { SeekQuestion } from '../../src/explore/seek/types';
import type { ExploredStudy } from '../../src/explore/study/exploredStudy';
import { metric } from '../../src/explore/study/measure';
import { effectiveValues, published } from '../../src/scenario/scenario';
import type { Simulate } from '../../src/simulator/batch/simulate';
import type { Report } from '../../src/simulator/report';
import { exploredNamed } from './explored';

const real = exploredNamed('low-latency');

/** A study whose wanted number and limited number are known functions. */
export const planted: ExploredStudy = {
  ...real,
  measures: [
    metric({ id: 'gain', label: 'Gain', unit: '', better: 'more' }),
    metric({ id: 'strain', label: 'Strain', unit: '', better: 'less' }),
    ...real.measures.filter(({ id }) => id === 'computers'),
  ],
  loadLaws: undefined,
  leavesUndone: undefined,
  sameWork: undefined,
};

export interface Plant {
  gain: (values: Record<string, number>) => number;
  strain?: (values: Record<string, number>) => number;
  /** Standard deviation of a run about the function; a run by the study's protocol has a quarter of it. */
  noise?: number;
  isUnstable?: (values: Record<string, number>) => boolean;
}

/** A standard normal number for each text, the same for the same. */
function noiseOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  const random = seeded(hash);
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Simulates a plant: the noise of a run hangs on its seed, replication and values alone, and runs finish out of order. */
export function simulatePlant(plant: Plant, workers = 2): Simulate {
  const { knobs } = planted.context.schema;
  return async (runs, { onFinished, signal } = {}) => {
    const reports = runs.map(({ values, seed, replication, protocol }) => {
      const named = effectiveValues(
        planted.context.schema,
        Object.fromEntries(knobs.map(({ id }, place) => [id, values[place] ?? 0])),
        {},
      );
      const deviation = (plant.noise ?? 0) * (protocol === 'study' ? 0.25 : 1);
      const key = `${seed} ${replication} ${protocol}`;
      // Half of the variance is common to all scenarios of a replication.
      const noise =
        (noiseOf(key) + noiseOf(`${key} ${values.join(' ')}`)) * deviation * Math.SQRT1_2;
      return {
        status: plant.isUnstable?.(named) ? 'unstable' : 'done',
        metrics: {
          gain: plant.gain(named) + noise,
          strain: (plant.strain?.(named) ?? 0) + noise,
        },
        machines: [],
      } as unknown as Report;
    });
    for (let first = 0; first < runs.length; first += workers) {
      await Promise.resolve();
      signal?.throwIfAborted();
      const batch = reports.slice(first, first + workers);
      for (const [place, report] of [...batch.entries()].reverse())
        onFinished?.(first + place, report);
    }
    return reports;
  };
}

/** The whole numbers from one to another. */
export const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place);

/** The most gain of a planted study that senders alone can give, but for what is asked otherwise. */
export const askGain = (more: Partial<SeekQuestion> = {}): SeekQuestion => ({
  from: published('low-latency/20-A'),
  wanted: { direction: 'maximise', measure: 'gain' },
  limits: [],
  moves: [{ knob: 'sendOnly', values: upTo(0, 12) }],
  prices: {},
  seed: 1,
  ...more,
});
