import type { ReadData } from '../../measured/readData';
import type { ResultTables } from '../../measured/tabled';
import { DATABASE_LIMITED, fullProcessorsPerSecond, scaleUpPoints } from './points';
import { type HeldOutPoint, heldOutPoints } from './scaling/heldOut';

/** Below static/data. */
export const SCALE_UP_HELD_OUT = 'validation/scale-up-held-out.json';

const DIGITS = 6;

/** Each published point of the scale-up study predicted from the others. */
export function scaleUpHeldOut(read: ReadData): HeldOutPoint[] {
  const points = heldOutPoints({
    points: scaleUpPoints(read<ResultTables>('scale-up/results.json')),
    databaseLimited: DATABASE_LIMITED,
    fullPerSecond: fullProcessorsPerSecond(read('scale-up/prose.json')),
  });
  const short = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
  return JSON.parse(JSON.stringify(points, short)) as HeldOutPoint[];
}
