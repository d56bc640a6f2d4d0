import type { KnobValues } from '../../scenario/schema';
import type { LabContext } from '../types';
import { valueText } from '../view/knobText';

/** The value of a knob as text. */
export function knobValueText(
  { schema }: Pick<LabContext, 'schema'>,
  id: string,
  values: KnobValues,
): string {
  const knob = schema.knobs.find((candidate) => candidate.id === id);
  return knob ? valueText(knob, values[id] ?? knob.default) : '';
}
