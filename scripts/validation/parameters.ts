import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CalibrationData, SensitivityData } from '../../src/components/validation/types';
import type { Study } from './study';

/** A parameter as the simulator states it; `npm run build:wasm` writes the table. */
export interface StatedParameter {
  id: string;
  value: number;
  unit: string;
  origin: 'documented' | 'calibrated' | 'assumed';
  meaning: string;
}

const readTables = (): Record<string, StatedParameter[]> =>
  JSON.parse(readFileSync(path.join(__dirname, '../../generated/parameters.json'), 'utf8'));

export const readParametersOf = (study: string): StatedParameter[] => readTables()[study];

/** The parameters of the low-latency study. */
export const readParameters = (): StatedParameter[] => readParametersOf('low-latency');

function withMeaning<Item extends { id: string }>(
  items: readonly Item[],
  stated: readonly StatedParameter[],
): (Item & { meaning: string })[] {
  return items.map((item) => ({
    ...item,
    meaning: stated.find(({ id }) => id === item.id)?.meaning ?? '',
  }));
}

export const sensitivityOf = (
  { sensitivity }: Study,
  stated: readonly StatedParameter[],
): SensitivityData | null =>
  sensitivity && { ...sensitivity, parameters: withMeaning(sensitivity.parameters, stated) };

export const calibrationOf = (
  { calibration }: Study,
  stated: readonly StatedParameter[],
): CalibrationData | null =>
  calibration && { ...calibration, parameters: withMeaning(calibration.parameters, stated) };
