import {
  type AnyOf,
  type AtMost,
  type KnobSchema,
  type KnobValues,
  knobById,
  type Lacks,
} from './schema';
import { formatValue } from './value';

/** A combination of accepted values that describes no system, and the one value that mends it. */
export interface Conflict {
  /** The knob at fault. */
  field: string;
  /** Its value, as links write it. */
  given: string;
  /** What would be accepted, in words. */
  accepted: string;
  /** What is wrong, as the beginning of a sentence. */
  message: string;
  value: number;
}

/** Nothing is left of some counts; mended by one of the kind that the base has. */
function nothingLeft(
  { anyOf, broken }: AnyOf,
  base: KnobValues,
  values: KnobValues,
): Conflict | undefined {
  const [first] = anyOf;
  if (first === undefined || anyOf.some((id) => (values[id] ?? 0) > 0)) return;
  const ids = anyOf.join(', ');
  return {
    field: anyOf.find((id) => (base[id] ?? 0) > 0) ?? first,
    given: '0',
    accepted: `at least 1 in ${ids} together`,
    message: `${broken}: ${ids} are all 0`,
    value: 1,
  };
}

/** A choice that the value of another knob has not, mended by that value. */
function missingChoice(schema: KnobSchema, rule: Lacks, values: KnobValues): Conflict | undefined {
  const knob = knobById(schema, rule.knob);
  if (!knob || values[knob.id] !== rule.value) return;
  const labelOf = knob.choices.find(({ value }) => value === rule.value)?.label;
  for (const id of rule.others) {
    if (!rule.lacks.includes(values[id] ?? Number.NaN)) continue;
    const chosen = knobById(schema, id)?.choices.find(({ value }) => value === values[id]);
    if (!chosen) continue;
    return {
      field: knob.id,
      given: formatValue(knob, rule.value),
      accepted: `${formatValue(knob, rule.instead)} with ${id} = ${chosen.id}`,
      message: `${knob.label} (${knob.id}) ${labelOf} has no ${chosen.label} ${rule.noun}`,
      value: rule.instead,
    };
  }
}

/** A value above that of another knob, mended by as much. */
function tooMuch(schema: KnobSchema, rule: AtMost, values: KnobValues): Conflict | undefined {
  const [knob, limit] = [rule.knob, rule.atMost].map((id) => knobById(schema, id));
  if (!knob || !limit) return;
  const [value, most] = [values[knob.id] ?? knob.default, values[limit.id] ?? limit.default];
  if (value <= most) return;
  return {
    field: knob.id,
    given: formatValue(knob, value),
    accepted: `at most ${limit.id}, ${formatValue(limit, most)}`,
    message: `${knob.label} (${knob.id}) ${value} ${knob.unit} is more than the ${most} ${limit.unit} ${rule.meaning}`,
    value: most,
  };
}

/** What is wrong with values that each knob by itself accepts, as the simulator would refuse them. */
export function conflictIn(
  schema: KnobSchema,
  base: KnobValues,
  values: KnobValues,
): Conflict | undefined {
  for (const rule of schema.rules) {
    const found =
      'anyOf' in rule
        ? nothingLeft(rule, base, values)
        : 'lacks' in rule
          ? missingChoice(schema, rule, values)
          : tooMuch(schema, rule, values);
    if (found) return found;
  }
}
