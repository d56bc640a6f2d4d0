import { type Field, taken } from '../address/field';
import { type Named, refused } from '../address/problem';
import type { Knob } from './schema';
import { acceptedValues, formatValue, parseValue } from './value';

/** Declares a knob of a study under a key of its own; null as `otherwise` where an address may go without. */
export function knobField<Otherwise extends number | null>(
  knob: Knob,
  { key, title = knob.label }: { key: string; title?: string },
  otherwise: Otherwise,
): Field<number | Otherwise> {
  const named: Named = { key, title };
  const accepted = acceptedValues(knob);
  return {
    ...named,
    otherwise,
    accepted,
    read: (text) => {
      const parsed = parseValue(knob, text);
      if (parsed.ok) return taken<number | Otherwise>(parsed.value);
      const value: number | Otherwise = parsed.nearest ?? otherwise;
      const instead = value === null ? 'It is left out.' : `${formatValue(knob, value)} is used.`;
      return taken<number | Otherwise>(value, refused(named, text, accepted, instead));
    },
    write: (value) => (value === null ? '' : formatValue(knob, value)),
  };
}
