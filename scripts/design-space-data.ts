/** Writes generated/evidence/design-space.json: the base of the design space under both protocols of the search. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { studyOf } from '../src/measured/scenarioName';
import { apply } from '../src/scenario/scenario';
import { replicateToEnd } from '../src/simulator/replicate';
import type { Protocol } from '../src/simulator/types';
import { loadSimulator } from '../src/simulator/wasm';
import type { BaseRuns, DesignStudy } from '../src/studies/low-latency/pages/designSpace/types';
import { readData } from './dataFiles';
import { readConfigurations, WASM_FILE } from './replay/catalogue';

const { base, seed } = readData<DesignStudy>('studies/design-space.json');
const configuration = readConfigurations().find(({ scenario }) => scenario === base);
if (configuration === undefined) throw new Error(`${base} is not published.`);
const values = apply(configuration.schema, configuration.values, {});

async function write(): Promise<void> {
  const simulator = await loadSimulator(readFileSync(WASM_FILE));
  const run = (protocol: Protocol) => {
    const { metrics } = replicateToEnd(simulator, {
      study: studyOf(base),
      values,
      seed,
      replication: 0,
      protocol,
    });
    return {
      meanPerSecond: metrics['throughput.mean'] ?? Number.NaN,
      medianPerSecond: metrics['throughput.median'] ?? Number.NaN,
      roundtripMs: metrics['roundtripTime.median'] ?? Number.NaN,
    };
  };
  const runs: BaseRuns = { short: run('preview'), full: run('study') };
  const folder = path.join(__dirname, '../generated/evidence');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'design-space.json'), `${JSON.stringify(runs)}\n`);
}

void write();
