import type { Chapter } from '../chapter/types';
import { doubt } from './doubt';
import { queue } from './queue';
import { threadPools } from './threadPools';

/** All chapters with their networks, for builds and tests; a page imports its own alone. */
export const COURSE: readonly Chapter[] = [queue, threadPools, doubt];
