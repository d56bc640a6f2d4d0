import type { Chapter } from '../chapter/types';
import { backlog } from './backlog';
import { batches } from './batches';
import { bottleneck } from './bottleneck';
import { checkpoint } from './checkpoint';
import { closedLoop } from './closedLoop';
import { doubt } from './doubt';
import { littlesLaw } from './littlesLaw';
import { locks } from './locks';
import { percentiles } from './percentiles';
import { polling } from './polling';
import { queue } from './queue';
import { scaling } from './scaling';
import { threadPools } from './threadPools';

/** All chapters with their networks, for builds and tests; a page imports its own alone. */
export const COURSE: readonly Chapter[] = [
  queue,
  closedLoop,
  littlesLaw,
  bottleneck,
  percentiles,
  locks,
  polling,
  batches,
  backlog,
  threadPools,
  scaling,
  checkpoint,
  doubt,
];
