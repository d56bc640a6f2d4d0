import generated from '../../scenario/generated/controls/adapters.json';
import type { KnobSchema } from '../../scenario/schema';

/** The knobs of the adapter study as the simulator declares them. */
export const adaptersKnobs = generated as KnobSchema;
