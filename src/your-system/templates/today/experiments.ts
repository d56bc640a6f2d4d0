import { today as adapters } from './adapters';
import { today as backlog } from './backlog';
import { today as batches } from './batches';
import { today as bottleneck } from './bottleneck';
import { today as capacity } from './capacity';
import { today as checkpoint } from './checkpoint';
import { today as closedLoop } from './closedLoop';
import { today as doubt } from './doubt';
import { today as littlesLaw } from './littlesLaw';
import { today as locks } from './locks';
import { today as lowLatency } from './lowLatency';
import { today as percentiles } from './percentiles';
import { today as polling } from './polling';
import { today as queue } from './queue';
import { today as scaleUp } from './scaleUp';
import { today as scaling } from './scaling';
import { today as threadPools } from './threadPools';
import type { Today } from './today';
import { today as workerThreads } from './workerThreads';

/** The experiment of today of each chapter and each study, by its id. One chunk, fetched when it is asked for. */
export const EXPERIMENTS: Readonly<Record<string, Today>> = {
  queue,
  'closed-loop': closedLoop,
  'littles-law': littlesLaw,
  bottleneck,
  percentiles,
  locks,
  polling,
  batches,
  backlog,
  'thread-pools': threadPools,
  scaling,
  checkpoint,
  doubt,
  'low-latency': lowLatency,
  capacity,
  adapters,
  'scale-up': scaleUp,
  'worker-threads': workerThreads,
};
