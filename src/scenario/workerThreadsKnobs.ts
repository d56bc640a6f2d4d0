import generated from './generated/controls/worker-threads.json';
import type { KnobSchema } from './schema';

/** The knobs of the worker-threads study as the simulator declares them. */
export const workerThreadsKnobs = generated as KnobSchema;
