import { nearestName } from '../address/nearestName';
import { type Problem, problemOf, refused } from '../address/problem';
import { quoted } from '../address/quoted';
import { givenTwice } from '../address/reader';
import { conflictIn } from './conflicts';
import { effectiveValues, onlyDifferences } from './scenario';
import { type KnobSchema, type KnobValues, knobById } from './schema';
import { formatValue, parseValue } from './value';

/** Changes that can be simulated, and what had to be put right to get there. */
export interface Validated {
  changes: Record<string, number>;
  problems: Problem[];
}

function unknownKey(schema: KnobSchema, field: string, given: string): Problem {
  const ids = schema.knobs.map((knob) => knob.id);
  const near = nearestName(field, ids);
  const accepted = near ?? ids.join(', ');
  const hint = near ? `Did you mean ${near}?` : 'The page on knobs lists all names.';
  return {
    field,
    given,
    accepted,
    message: `There is no setting named ${quoted(field)} in model ${schema.modelVersion}. ${hint} It is ignored.`,
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
  const texts = new Map<string, string[]>();
  for (const [key, text] of settings) {
    const given = texts.get(key);
    if (given) given.push(text);
    else texts.set(key, [text]);
  }
  for (const [key, [text = '', ...others]] of texts) {
    const knob = knobById(schema, key);
    if (!knob) {
      problems.push(unknownKey(schema, key, text));
      continue;
    }
    const parsed = parseValue(knob, text);
    const used = parsed.ok ? parsed.value : parsed.nearest;
    if (used !== null) changes[key] = used;
    if (!parsed.ok) {
      const shown = formatValue(knob, used ?? base[key] ?? knob.default);
      const named = { key, title: knob.label };
      problems.push(refused(named, text, parsed.accepted, `${shown} is used.`));
    }
    if (others.length > 0) problems.push(givenTwice({ key, title: knob.label }, [text, ...others]));
  }
  const settled = settleConflicts(schema, base, changes);
  return { changes: settled.changes, problems: [...problems, ...settled.problems] };
}

/** Repairs combinations that describe no system, by the least that describes one. */
export function settleConflicts(
  schema: KnobSchema,
  base: KnobValues,
  changes: KnobValues,
): Validated {
  const problems: Problem[] = [];
  let settled: KnobValues = changes;
  for (;;) {
    const found = conflictIn(schema, base, effectiveValues(schema, base, settled));
    if (found === undefined) break;
    const { field, given, accepted, message, value } = found;
    const knob = knobById(schema, field);
    const used = knob ? formatValue(knob, value) : String(value);
    problems.push(problemOf(field, given, message, accepted, `${field} = ${used} is used.`));
    settled = { ...settled, [field]: value };
  }
  return { changes: onlyDifferences(schema, base, settled), problems };
}
