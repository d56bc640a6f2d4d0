/**
 * The store of runs: what is deterministic is simulated once in a run of all tests. A run is addressed by all that
 * decides it, so that nothing in the store can be out of date. Whether browsers, Python and native code give the same bits
 * is asked without it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../src/simulator/report';
import type { Run } from '../../src/simulator/types';
import { fileOf } from './simulators';

/** A finished run and the processor time it took. */
export interface TimedReport {
  report: Report;
  cpuMs: number;
}

export interface RunStore {
  /** The result of a run, or null where it was not made yet. */
  find(run: Run): TimedReport | null;
  keep(run: Run, result: TimedReport): void;
}

const digests = new Map<string, string>();

/** What tells a compiled simulator from every other. */
function digestOf(simulator: string): string {
  const known = digests.get(simulator);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(readFileSync(simulator)).digest('hex');
  digests.set(simulator, digest);
  return digest;
}

/** The address of a run; values are addressed by their bits. */
export function addressOf(run: Run): string {
  const { study, values, parameters = [], seed, replication, protocol, system = '' } = run;
  const decides = [digestOf(fileOf(run)), study, protocol, seed, replication, values.length];
  return createHash('sha256')
    .update(`${[...decides, system].join('\n')}\n`)
    .update(new Uint8Array(Float64Array.from([...values, ...parameters]).buffer))
    .digest('hex');
}

/** The store in a folder. */
export function storeIn(folder: string): RunStore {
  mkdirSync(folder, { recursive: true });
  const keptAs = (run: Run) => path.join(folder, `${addressOf(run)}.json`);
  return {
    find(run) {
      const file = keptAs(run);
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    },
    keep(run, result) {
      // Others read while this writes.
      const part = path.join(folder, randomUUID());
      writeFileSync(part, JSON.stringify(result));
      renameSync(part, keptAs(run));
    },
  };
}

/** The store of this run of the tests; null outside of one. */
export const storeHere = (): RunStore | null =>
  process.env.RUN_STORE ? storeIn(process.env.RUN_STORE) : null;
