import generated from '../../scenario/generated/controls/scale-up.json';
import type { KnobSchema } from '../../scenario/schema';

/** The knobs of the scale-up study as the simulator declares them. */
export const scaleUpKnobs = generated as KnobSchema;
