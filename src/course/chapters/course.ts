import type { Chapter } from '../chapter/types';
import { batches } from './batches';
import { checkpoint } from './checkpoint';
import { queue } from './queue';

/** All chapters with their networks, for builds and tests; a page imports its own alone. */
export const COURSE: readonly Chapter[] = [queue, batches, checkpoint];
