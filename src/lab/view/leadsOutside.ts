import type { KnobSchema, KnobValues } from '../../scenario/schema';
import { type Measured, outsideMeasured } from './measuredRange';

/** Knobs that say how many users there are at a time. */
const LOAD = ['virtualUsers', 'thinkTimeMs'];

/** Whether nobody measured where some knobs of a scenario have been moved to. */
export const leadsOutside = (
  schema: KnobSchema,
  measured: Measured,
  values: KnobValues,
  moved: readonly string[],
): boolean =>
  outsideMeasured(schema, measured, values).some(
    ({ knob, users }) =>
      moved.includes(knob.id) || (users !== undefined && LOAD.some((id) => moved.includes(id))),
  );
