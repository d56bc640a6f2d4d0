import generated from '../../scenario/generated/controls/capacity.json';
import type { KnobSchema } from '../../scenario/schema';

/** The knobs of the capacity study as the simulator declares them. */
export const capacityKnobs = generated as KnobSchema;
