import { cleanup } from './cleanup';
import { day } from './day';
import { edge } from './edge';
import { sustainable } from './sustainable';
import type { Challenge } from './types';
import { under300 } from './under300';

export const CHALLENGES: readonly Challenge[] = [under300, sustainable, day, edge, cleanup];
