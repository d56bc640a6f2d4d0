import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Structures } from '../../src/comparison/validation';

const ROOT = path.join(__dirname, '../..');
export const readJson = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

interface Calibration {
  modelVersion: string;
  cost: { start: number; searched: number; fitted: number };
  parameters: { id: string; start: number; fitted: number }[];
}

interface HeldOut {
  modelVersion: string;
  kept: Record<'withoutTestCase' | 'firstEight', { parameter: string }[]>;
  folds: { id: string; heldOut: string[]; parameters: Record<string, number> }[];
  predictions: { fold: string; scenario: string; metrics: Record<string, number> }[];
}

export const calibration: Calibration = readJson('static/data/validation/calibration.json');
export const heldOut: HeldOut = readJson('static/data/validation/held-out.json');
export const extrapolations: Omit<HeldOut, 'kept'> = readJson(
  'static/data/validation/extrapolations.json',
);
export const structures: Structures = readJson('static/data/validation/structures.json');
/** The configurations as the native calibration program reads them. */
export const { stdout: scenariosText } = spawnSync(
  'node_modules/.bin/tsx',
  ['scripts/scenarios.ts'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
);
