import type { KnobSchema, KnobValues } from '../../scenario/schema';
import { type Measured, outsideMeasured } from './measuredRange';

/** Whether nobody measured where some knobs of a scenario have been moved to. */
export const leadsOutside = (
  schema: KnobSchema,
  measured: Measured,
  values: KnobValues,
  moved: readonly string[],
): boolean => {
  const load: readonly string[] = Object.values(measured.users ?? {});
  return outsideMeasured(schema, measured, values).some(
    ({ knob, users }) =>
      moved.includes(knob.id) || (users !== undefined && load.some((id) => moved.includes(id))),
  );
};
