import generated from './generated/controls/adapters.json';
import type { KnobSchema } from './schema';

/** The knobs of the adapter study as the simulator declares them. */
export const adaptersKnobs = generated as KnobSchema;
