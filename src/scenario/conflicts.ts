import { type KnobSchema, type KnobValues, knobById } from './schema';
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

/** At least one knob of each list must be above 0. */
const REQUIRED: readonly { what: string; ids: readonly string[] }[] = [
  { what: 'receive', ids: ['receiveOnly', 'receiveAndSend'] },
  { what: 'send', ids: ['sendOnly', 'receiveAndSend', 'sendAndTrack'] },
];

/** Adapters that came with the later version. */
const NEW_ADAPTERS = ['pop3', 'sharepoint'];

/** The first list of computers that is empty, mended by one of the kind the base has. */
function missingComputer(
  schema: KnobSchema,
  base: KnobValues,
  values: KnobValues,
): Conflict | undefined {
  for (const { what, ids } of REQUIRED) {
    const known = ids.filter((id) => knobById(schema, id));
    if (known.length === 0 || known.some((id) => (values[id] ?? 0) > 0)) continue;
    return {
      field: known.find((id) => (base[id] ?? 0) > 0) ?? known[0] ?? what,
      given: '0',
      accepted: `at least 1 in ${known.join(', ')} together`,
      message: `No computer is left to ${what}: ${known.join(', ')} are all 0`,
      value: 1,
    };
  }
}

/** An adapter that the version has not, mended by the later version. */
function missingAdapter(schema: KnobSchema, values: KnobValues): Conflict | undefined {
  const version = knobById(schema, 'version');
  const [earlier, later] = version?.choices ?? [];
  if (!version || !earlier || !later || values.version !== earlier.value) return;
  for (const id of ['receiveAdapter', 'sendAdapter']) {
    const adapter = knobById(schema, id)?.choices.find(({ value }) => value === values[id]);
    if (!adapter || !NEW_ADAPTERS.includes(adapter.id)) continue;
    return {
      field: 'version',
      given: formatValue(version, earlier.value),
      accepted: `${later.id} with ${id} = ${adapter.id}`,
      message: `${version.label} (version) ${earlier.label} has no ${adapter.label} adapter`,
      value: later.value,
    };
  }
}

/** A burst that would still go on when the next one starts, mended by ending it there. */
function endlessBurst(schema: KnobSchema, values: KnobValues): Conflict | undefined {
  const [burst, period] = ['burstMinutes', 'periodMinutes'].map((id) => knobById(schema, id));
  if (!burst || !period) return;
  const [lasts, between] = [values[burst.id] ?? burst.default, values[period.id] ?? period.default];
  if (lasts <= between) return;
  return {
    field: burst.id,
    given: formatValue(burst, lasts),
    accepted: `at most ${period.id}, ${formatValue(period, between)}`,
    message: `${burst.label} (${burst.id}) ${lasts} min is more than the ${between} min from one burst to the next`,
    value: between,
  };
}

/** What is wrong with values that each knob by itself accepts, as the simulator would refuse them. */
export const conflictIn = (
  schema: KnobSchema,
  base: KnobValues,
  values: KnobValues,
): Conflict | undefined =>
  missingComputer(schema, base, values) ??
  missingAdapter(schema, values) ??
  endlessBurst(schema, values);
