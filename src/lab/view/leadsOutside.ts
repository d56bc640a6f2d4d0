import type { KnobSchema, KnobValues } from '../../scenario/schema';
import { type Measured, outsideMeasured } from './measuredRange';

/** Whether nobody measured where some knobs of a scenario have been moved to. */
export const leadsOutside = (
  schema: KnobSchema,
  measured: Measured,
  values: KnobValues,
  moved: readonly string[],
): boolean =>
  outsideMeasured(schema, measured, values).some(({ knob, together }) =>
    [knob.id, ...(together?.joint.many ?? []), ...(together?.joint.few ?? [])].some((id) =>
      moved.includes(id),
    ),
  );
