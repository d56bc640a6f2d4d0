import { orNothing } from '../../address/besides';
import { readName } from '../../address/choice';
import { type Field, type Taken, taken } from '../../address/field';
import { numberField } from '../../address/number';
import { type Named, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { type Knob, type KnobSchema, knobById } from '../../scenario/schema';
import { spreadValues, valuesBetween } from '../../scenario/spreadValues';
import { formatValue, parseValue } from '../../scenario/value';
import { type Extent, optionsOf } from '../question/extent';
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

const RANGE = /^(.*?)\.\.([^/]*)(?:\/(.*))?$/;

type Sweeping = Pick<ExploredStudy, 'index' | 'context' | 'loadKnob'>;

/** The knob that is swept, of `knobs`, over the load where none is named. */
export function overField(
  study: Sweeping,
  knobs: readonly Knob[],
  named: Named = { key: 'over', title: 'Swept knob' },
): Field<Swept> {
  const ids = knobs.map(({ id }) => id);
  const read = (given: string): Taken<Swept> => {
    const at = given.indexOf(':');
    const [name, rest] = at < 0 ? [given, null] : [given.slice(0, at), given.slice(at + 1)];
    const { value, problems } = readName(named, name, ids);
    const knob = knobs.find(({ id }) => id === value);
    if (knob === undefined) throw new Error(`There is no knob to sweep for ${given}.`);
    const usual = usualSwept(study, knob);
    if (rest === null || problems.length > 0) return { value: usual, problems };
    return knob.kind === 'integer'
      ? readRange(knob, named, rest, usual)
      : readAmong(knob, named, rest, usual);
  };
  return {
    ...named,
    accepted: 'a knob with a range and a number of steps or with values, such as sendOnly:0..6/7',
    otherwise: read(study.loadKnob).value,
    read,
    write: (swept) => writeSwept(study.context.schema, swept),
  };
}

/** The knob beside it, of a map; null for a curve. */
export const byField = (study: Sweeping, knobs: readonly Knob[]): Field<Swept | null> =>
  orNothing(overField(study, knobs, { key: 'by', title: 'Second knob' }));

/** A value of the knob as the address gives it, or the nearest with a message. */
function readValue(knob: Knob, { key }: Named, text: string, otherwise: number): Taken<number> {
  const parsed = parseValue(knob, text);
  if (parsed.ok) return taken(parsed.value);
  const value = parsed.nearest ?? otherwise;
  const what = `${knob.label} (${key}) has ${quoted(text)}`;
  const instead = `${formatValue(knob, value)} is used.`;
  return taken(value, problemOf(key, text, what, parsed.accepted, instead));
}

function readRange(knob: Knob, named: Named, text: string, usual: Swept): Taken<Swept> {
  const { key, title } = named;
  const { extent } = usual;
  const found = RANGE.exec(text);
  if (found === null || extent.kind !== 'between') {
    const accepted = `a range with a number of steps, such as ${knob.min}..${knob.max}/${USUAL_STEPS}`;
    const what = `${title} (${key}) has ${quoted(text)} for ${knob.label}`;
    return taken(usual, problemOf(key, text, what, accepted, 'The usual range is used.'));
  }
  const [, from = '', to = '', count] = found;
  const first = readValue(knob, named, from, extent.low);
  const last = readValue(knob, named, to, extent.high);
  const [low, high] = [Math.min(first.value, last.value), Math.max(first.value, last.value)];
  const available = valuesBetween(knob, low, high);
  const most = Math.min(MOST_STEPS, available);
  const field = numberField({
    key,
    title: `Steps of ${knob.label}`,
    least: Math.min(FEWEST_STEPS, available),
    most,
    otherwise: Math.min(USUAL_STEPS, most),
  });
  const steps = count === undefined ? taken(field.otherwise) : field.read(count);
  return taken<Swept>(
    { knob: knob.id, extent: { kind: 'between', low, high }, steps: steps.value },
    ...first.problems,
    ...last.problems,
    ...steps.problems,
  );
}

function readAmong(knob: Knob, named: Named, text: string, usual: Swept): Taken<Swept> {
  const otherwise = optionsOf(knob)[0] ?? knob.default;
  const read = text
    .split(',')
    .slice(0, MOST_STEPS)
    .map((one) => readValue(knob, named, one, otherwise));
  const given = new Set(read.map(({ value }) => value));
  const options = [...new Set([...optionsOf(knob), ...given])];
  const values = options.filter((value) => given.has(value));
  return taken<Swept>(
    { ...usual, extent: { kind: 'among', values }, steps: values.length },
    ...read.flatMap(({ problems }) => problems),
  );
}
