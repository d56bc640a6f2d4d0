import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { readName } from '../../scenario/codec';
import { type Knob, type KnobSchema, knobById } from '../../scenario/schema';
import { spreadValues, valuesBetween } from '../../scenario/spreadValues';
import { formatValue, parseValue } from '../../scenario/value';
import { type Extent, optionsOf } from '../question/extent';
import { readNumber } from '../question/numberField';
import type { ExploredStudy } from '../study/exploredStudy';

/** A knob of a sweep with the values that it takes. */
export interface Swept {
  knob: string;
  extent: Extent;
  /** Of a whole number, how many values are taken from its range; of others, how many are named. */
  steps: number;
}

/** Most values of one knob. */
export const MOST_STEPS = 60;
const FEWEST_STEPS = 2;
const USUAL_STEPS = 12;

/** The values of a swept knob, ascending or in the order of its choices. */
export function sweptValues(knob: Knob, { extent, steps }: Swept): number[] {
  if (extent.kind === 'among') return extent.values.slice(0, steps);
  return spreadValues(knob, extent.low, extent.high, steps);
}

/** A knob over the range that the study measured, or all of it where the study did not vary it. */
export function usualSwept({ index }: Pick<ExploredStudy, 'index'>, knob: Knob): Swept {
  if (knob.kind !== 'integer') {
    const values = optionsOf(knob);
    return { knob: knob.id, extent: { kind: 'among', values }, steps: values.length };
  }
  const measured = index.ranges[knob.id] ?? [];
  const [first = knob.min, last = knob.max] = [measured[0], measured.at(-1)];
  const [low, high] = first < last ? [first, last] : [knob.min, knob.max];
  return {
    knob: knob.id,
    extent: { kind: 'between', low, high },
    steps: Math.min(USUAL_STEPS, valuesBetween(knob, low, high)),
  };
}

/** The same number of steps over another extent, as far as that has them. */
export function withExtent(knob: Knob, swept: Swept, extent: Extent): Swept {
  if (extent.kind === 'among') return { ...swept, extent, steps: extent.values.length };
  const most = Math.min(MOST_STEPS, valuesBetween(knob, extent.low, extent.high));
  return { ...swept, extent, steps: Math.min(Math.max(swept.steps, FEWEST_STEPS), most) };
}

/** Such as "virtualUsers:1..12/12", "server:xeon,dual" or "tracking:0,2,4". */
export function writeSwept(schema: KnobSchema, { knob: id, extent, steps }: Swept): string {
  const knob = knobById(schema, id);
  if (knob === undefined) return id;
  if (extent.kind === 'between') return `${id}:${extent.low}..${extent.high}/${steps}`;
  return `${id}:${extent.values.map((value) => formatValue(knob, value)).join(',')}`;
}

/** What a value of a link is for, in messages. */
interface Field {
  key: string;
  title: string;
}

interface Read {
  swept: Swept;
  problems: Problem[];
}

const RANGE = /^([^.]*)\.\.([^/]*)(?:\/(.*))?$/;

/** Reads what `writeSwept` writes; what cannot be used is named and the nearest valid used. Never throws. */
export function readSwept(
  study: Pick<ExploredStudy, 'index' | 'context'>,
  field: Field,
  given: string,
  knobs: readonly Knob[],
): Read {
  const at = given.indexOf(':');
  const [name, rest] = at < 0 ? [given, null] : [given.slice(0, at), given.slice(at + 1)];
  const named = readName(
    field.key,
    field.title,
    name,
    knobs.map(({ id }) => id),
  );
  const knob = knobs.find(({ id }) => id === named.name);
  if (knob === undefined) throw new Error(`There is no knob to sweep for ${given}.`);
  const usual = usualSwept(study, knob);
  if (rest === null || named.problems.length > 0) return { swept: usual, problems: named.problems };
  return knob.kind === 'integer'
    ? readRange(knob, field, rest, usual)
    : readAmong(knob, field, rest, usual);
}

/** A value of the knob as the link gives it, or the nearest with a message. */
function readValue(knob: Knob, { key }: Field, text: string, otherwise: number) {
  const parsed = parseValue(knob, text);
  if (parsed.ok) return { value: parsed.value, problems: [] };
  const value = parsed.nearest ?? otherwise;
  const message = `${knob.label} (${key}) has ${quoted(text)}; accepted: ${parsed.accepted}. ${formatValue(knob, value)} is used.`;
  return { value, problems: [{ field: key, given: text, accepted: parsed.accepted, message }] };
}

function readRange(knob: Knob, field: Field, text: string, usual: Swept): Read {
  const { extent } = usual;
  const found = RANGE.exec(text);
  if (found === null || extent.kind !== 'between') {
    const accepted = `a range with a number of steps, such as ${knob.min}..${knob.max}/${USUAL_STEPS}`;
    const message = `${field.title} (${field.key}) has ${quoted(text)} for ${knob.label}; accepted: ${accepted}. The usual range is used.`;
    return {
      swept: usual,
      problems: [{ field: field.key, given: text, accepted, message }],
    };
  }
  const [, from = '', to = '', count] = found;
  const first = readValue(knob, field, from, extent.low);
  const last = readValue(knob, field, to, extent.high);
  const [low, high] = [Math.min(first.value, last.value), Math.max(first.value, last.value)];
  const available = valuesBetween(knob, low, high);
  const most = Math.min(MOST_STEPS, available);
  const steps = readNumber(
    {
      key: field.key,
      label: `Steps of ${knob.label}`,
      least: Math.min(FEWEST_STEPS, available),
      most,
      otherwise: Math.min(USUAL_STEPS, most),
      isWhole: true,
    },
    count ?? null,
  );
  return {
    swept: { knob: knob.id, extent: { kind: 'between', low, high }, steps: steps.value },
    problems: [...first.problems, ...last.problems, ...steps.problems],
  };
}

function readAmong(knob: Knob, field: Field, text: string, usual: Swept): Read {
  const otherwise = optionsOf(knob)[0] ?? knob.default;
  const read = text
    .split(',')
    .slice(0, MOST_STEPS)
    .map((one) => readValue(knob, field, one, otherwise));
  const given = new Set(read.map(({ value }) => value));
  const options = [...new Set([...optionsOf(knob), ...given])];
  const values = options.filter((value) => given.has(value));
  return {
    swept: { ...usual, extent: { kind: 'among', values }, steps: values.length },
    problems: read.flatMap(({ problems }) => problems),
  };
}
