import type { LinkContext } from './codec';
import { apply, effectiveValues } from './scenario';
import type { KnobValues } from './schema';

/** What is simulated of a scenario. */
export interface Subject {
  study: string;
  /** Knob values in the order of the schema. */
  values: number[];
  /** JSON of the described system; absent for a compiled model. */
  system?: string;
}

/** What is simulated where `changes` are made to the values of a published configuration. */
export function subjectOf(
  { schema, systemOf }: Pick<LinkContext, 'schema' | 'systemOf'>,
  base: KnobValues,
  changes: KnobValues,
): Subject {
  const subject = { study: schema.study, values: apply(schema, base, changes) };
  if (systemOf === undefined) return subject;
  return { ...subject, system: systemOf(effectiveValues(schema, base, changes)) };
}
