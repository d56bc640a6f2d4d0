import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Run } from '../../src/simulator/types';
import { loadSimulator, type Simulator } from '../../src/simulator/wasm';
import { createSystemModule } from '../../src/system/module';
import { systemSimulator } from '../../src/system/simulator';
import { WASM_FILE } from './catalogue';

/** The module that simulates described systems. */
export const SYSTEM_FILE = path.join(
  __dirname,
  '../../src/system/generated/messagebox_system.wasm',
);

const loaded = new Map<string, Promise<Simulator>>();

/** The file of what simulates a run. */
export const fileOf = ({ simulator = WASM_FILE, system }: Pick<Run, 'simulator' | 'system'>) =>
  system === undefined ? simulator : SYSTEM_FILE;

const loadedFrom = async (file: string): Promise<Simulator> =>
  file === SYSTEM_FILE
    ? systemSimulator(await createSystemModule(readFileSync(file)))
    : loadSimulator(readFileSync(file));

/** What simulates a run, in this process. */
export function simulatorOf(run: Pick<Run, 'simulator' | 'system'>): Promise<Simulator> {
  const file = fileOf(run);
  const simulator = loaded.get(file) ?? loadedFrom(file);
  loaded.set(file, simulator);
  return simulator;
}
