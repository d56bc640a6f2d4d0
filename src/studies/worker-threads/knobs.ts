import generated from '../../scenario/generated/controls/worker-threads.json';
import type { KnobSchema } from '../../scenario/schema';

/** The knobs of the worker-threads study as the simulator declares them. */
export const workerThreadsKnobs = generated as KnobSchema;
