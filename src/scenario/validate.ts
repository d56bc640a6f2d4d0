import { nearestName } from './nearestName';
import type { Problem } from './problem';
import { effectiveValues, onlyDifferences } from './scenario';
import { type Knob, type KnobSchema, type KnobValues, knobById } from './schema';
import { formatValue, parseValue } from './value';

/** Changes that can be simulated, and what had to be put right to get there. */
export interface Validated {
  changes: Record<string, number>;
  problems: Problem[];
}

const name = (knob: Knob) => `${knob.label} (${knob.id})`;

function unknownKey(schema: KnobSchema, field: string, given: string): Problem {
  const ids = schema.knobs.map((knob) => knob.id);
  const near = nearestName(field, ids);
  const accepted = near ?? ids.join(', ');
  const hint = near ? `Did you mean ${near}?` : 'The page on knobs lists all names.';
  return {
    field,
    given,
    accepted,
    message: `There is no setting named “${field}”. ${hint} It is ignored.`,
  };
}

/** Reads settings written as text, such as the keys of a link. Never throws. */
export function readSettings(
  schema: KnobSchema,
  base: KnobValues,
  settings: Iterable<readonly [key: string, text: string]>,
): Validated {
  const problems: Problem[] = [];
  const changes: Record<string, number> = {};
  const seen = new Set<string>();
  for (const [key, text] of settings) {
    const knob = knobById(schema, key);
    if (!knob) {
      problems.push(unknownKey(schema, key, text));
      continue;
    }
    if (seen.has(key)) {
      const accepted = 'one value';
      const message = `${name(knob)} is given more than once. “${text}” is ignored.`;
      problems.push({ field: key, given: text, accepted, message });
      continue;
    }
    seen.add(key);
    const parsed = parseValue(knob, text);
    const used = parsed.ok ? parsed.value : parsed.nearest;
    if (used !== null) changes[key] = used;
    if (!parsed.ok) {
      const shown = formatValue(knob, used ?? base[key] ?? knob.default);
      problems.push({
        field: key,
        given: text,
        accepted: parsed.accepted,
        message: `${name(knob)} is “${text}”; accepted: ${parsed.accepted}. ${shown} is used.`,
      });
    }
  }
  const settled = settleConflicts(schema, base, changes);
  return { changes: settled.changes, problems: [...problems, ...settled.problems] };
}

/** At least one knob of each list must be above 0. */
const REQUIRED: { what: string; ids: string[] }[] = [
  { what: 'receive', ids: ['receiveOnly', 'receiveAndSend'] },
  { what: 'send', ids: ['sendOnly', 'receiveAndSend', 'sendAndTrack'] },
];

/** Repairs combinations that describe no system, by one computer of the kind the base has. */
export function settleConflicts(
  schema: KnobSchema,
  base: KnobValues,
  changes: KnobValues,
): Validated {
  const problems: Problem[] = [];
  let settled: KnobValues = changes;
  for (const { what, ids } of REQUIRED) {
    const values = effectiveValues(schema, base, settled);
    const known = ids.filter((id) => knobById(schema, id));
    if (known.length === 0 || known.some((id) => (values[id] ?? 0) > 0)) continue;
    const field = known.find((id) => (base[id] ?? 0) > 0) ?? known[0] ?? what;
    const accepted = `at least 1 in ${known.join(', ')} together`;
    problems.push({
      field,
      given: '0',
      accepted,
      message: `No computer is left to ${what}: ${known.join(', ')} are all 0; accepted: ${accepted}. ${field} = 1 is used.`,
    });
    settled = { ...settled, [field]: 1 };
  }
  return { changes: onlyDifferences(schema, base, settled), problems };
}
