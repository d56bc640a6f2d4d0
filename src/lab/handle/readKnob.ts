import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';
import type { Knob } from '../../scenario/schema';
import { parseValue } from '../../scenario/value';

/** A value that a link gives under `field`; the nearest valid, or `otherwise`, with a message where it is not accepted. */
export function readKnob(
  knob: Knob,
  field: string,
  given: string | null,
  otherwise: number,
): { value: number; problems: Problem[] } {
  if (given === null) return { value: otherwise, problems: [] };
  const parsed = parseValue(knob, given);
  if (parsed.ok) return { value: parsed.value, problems: [] };
  const { accepted } = parsed;
  const value = parsed.nearest ?? otherwise;
  const message = `${knob.label} (${field}) is ${quoted(given)}; accepted: ${accepted}. ${value} is used.`;
  return { value, problems: [{ field, given, accepted, message }] };
}
