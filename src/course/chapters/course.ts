import type { Chapter } from '../chapter/types';
import { percentiles } from './percentiles';
import { polling } from './polling';
import { queue } from './queue';

/** All chapters with their networks, for builds and tests; a page imports its own alone. */
export const COURSE: readonly Chapter[] = [queue, percentiles, polling];
