import generated from '../../scenario/generated/controls/low-latency.json';
import type { KnobSchema } from '../../scenario/schema';

/** The knobs of the low-latency study as the simulator declares them. */
export const knobSchema = generated as KnobSchema;
