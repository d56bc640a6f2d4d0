import { RefusedScenarioError } from '../simulator/errors';
import { replicateToEnd } from '../simulator/replicate';
import type { Run } from '../simulator/types';
import type { Simulator } from '../simulator/wasm';

/** Name under which Python imports the bridge; python/src/messageboxlab/_pyodide.py says how. */
export const BRIDGE_MODULE = 'messageboxlab_simulator';

/** What the Python package needs of a simulator: synchronous functions that return JSON text. */
export interface SimulatorBridge {
  schemas(): string;
  parameters(): string;
  /** The report of one replication, or `{"error": …}` where the module refuses the values. */
  run(
    study: Run['study'],
    values: readonly number[],
    seed: number,
    replication: number,
    preview: boolean,
  ): string;
}

/** The simulator as Python in the same worker uses it: `registerJsModule(BRIDGE_MODULE, …)`. */
export const createBridge = (simulator: Simulator): SimulatorBridge => ({
  schemas: () => simulator.schemaJson(),
  parameters: () => simulator.parametersJson(),
  run(study, values, seed, replication, preview) {
    const protocol = preview ? 'preview' : 'study';
    try {
      const run: Run = { study, values, seed, replication, protocol };
      return JSON.stringify(replicateToEnd(simulator, run));
    } catch (error) {
      if (error instanceof RefusedScenarioError) return JSON.stringify({ error: error.refusal });
      throw error;
    }
  },
});
