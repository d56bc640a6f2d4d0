import type { ExploredStudy } from '../../src/explore/study/exploredStudy';
import adapters from '../../src/studies/adapters/pages/explored';
import capacity from '../../src/studies/capacity/pages/explored';
import lowLatency from '../../src/studies/low-latency/pages/explored';
import scaleUp from '../../src/studies/scale-up/pages/explored';
import workerThreads from '../../src/studies/worker-threads/pages/explored';

/** The studies as the questions of Explore see them, in the order of their documents. */
export const EXPLORED: readonly ExploredStudy[] = [
  lowLatency,
  capacity,
  adapters,
  scaleUp,
  workerThreads,
];

/** The study of that id; throws where there is none. */
export function exploredNamed(id: string): ExploredStudy {
  const study = EXPLORED.find((one) => one.id === id);
  if (study === undefined) throw new Error(`There is no study ${id}.`);
  return study;
}
