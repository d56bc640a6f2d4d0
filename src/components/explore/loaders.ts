import type { ExploredStudy } from '../../explore/study/exploredStudy';

/** The studies of Explore, each fetched when a question names it. */
export const LOADERS: Readonly<Record<string, () => Promise<{ default: ExploredStudy }>>> = {
  'low-latency': () => import('../../studies/low-latency/pages/explored'),
  capacity: () => import('../../studies/capacity/pages/explored'),
  adapters: () => import('../../studies/adapters/pages/explored'),
  'scale-up': () => import('../../studies/scale-up/pages/explored'),
  'worker-threads': () => import('../../studies/worker-threads/pages/explored'),
};
