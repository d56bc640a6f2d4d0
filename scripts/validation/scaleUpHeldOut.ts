import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ResultTables } from '../../src/measured/tabled';
import {
  DATABASE_LIMITED,
  fullProcessorsPerSecond,
  scaleUpPoints,
} from '../../src/studies/scale-up/points';
import { type HeldOutPoint, heldOutPoints } from '../../src/studies/scale-up/scaling/heldOut';
import { readData, readProse } from '../dataFiles';

/** Below static/data. */
export const SCALE_UP_HELD_OUT = 'validation/scale-up-held-out.json';

const DIGITS = 6;

/** Each published point of the scale-up study predicted from the others. */
export function scaleUpHeldOut(): HeldOutPoint[] {
  const points = heldOutPoints({
    points: scaleUpPoints(readData<ResultTables>('scale-up/results.json')),
    databaseLimited: DATABASE_LIMITED,
    fullPerSecond: fullProcessorsPerSecond(readProse('scale-up')),
  });
  const short = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
  return JSON.parse(JSON.stringify(points, short)) as HeldOutPoint[];
}

/** Writes them to static/data. */
export function writeScaleUpHeldOut(): void {
  const file = path.join(__dirname, '../../static/data', SCALE_UP_HELD_OUT);
  writeFileSync(file, `${JSON.stringify({ points: scaleUpHeldOut() }, null, 2)}\n`);
}
