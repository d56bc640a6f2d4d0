import type { Refits } from '../../comparison/validation';
import type { ReadData } from '../../measured/readData';
import type { ResultTables } from '../../measured/tabled';
import { DATABASE_LIMITED, fullProcessorsPerSecond, scaleUpPoints } from './points';
import { type HeldOutPoint, heldOutPoints } from './scaling/heldOut';

/** The fits without each configuration, below static/data. */
export const SCALE_UP_REFITS = 'validation/scale-up-held-out.json';

/** Each published point of the scale-up study predicted from the others. */
export const scaleUpHeldOut = (read: ReadData): HeldOutPoint[] =>
  heldOutPoints({
    points: scaleUpPoints(read<ResultTables>('scale-up/results.json')),
    refits: read<Refits>(SCALE_UP_REFITS),
    databaseLimited: DATABASE_LIMITED,
    fullPerSecond: fullProcessorsPerSecond(read('scale-up/prose.json')),
  });
