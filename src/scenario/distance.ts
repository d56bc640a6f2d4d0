import { bitCount } from '../numbers/bitCount';
import { hypotenuse, ln } from '../numbers/elementary';
import { isIdleInBoth } from './idle';
import type { Knob, KnobSchema, KnobValues } from './schema';
import { type StudiedValues, studiedValues } from './studiedValues';

/** Where a value stands on its knob's scale, in its unit or in e-folds. */
const positionOf = ({ scale, step }: Knob, value: number): number =>
  scale === 'log' ? ln(Math.max(value, step)) : value;

/** What counts as 1: the range over which the study varied the knob, or all of it where it did not. */
function spanOf(knob: Knob, studied: readonly number[]): number {
  const [low = knob.min, high = knob.max] = [studied[0], studied.at(-1)];
  const [from, to] = low < high ? [low, high] : [knob.min, knob.max];
  return positionOf(knob, to) - positionOf(knob, from);
}

/** The step between two values of a knob: of numbers by its scale, of a choice 1, of a set the share that differs. */
function stepOf(knob: Knob, studied: readonly number[], a: number, b: number): number {
  if (a === b) return 0;
  if (knob.kind === 'choice' || knob.kind === 'switch') return 1;
  if (knob.kind === 'set') return bitCount(a ^ b) / knob.choices.length;
  return Math.abs(positionOf(knob, a) - positionOf(knob, b)) / spanOf(knob, studied);
}

/** The step between two scenarios along one knob. One that does nothing on either side separates nothing. */
function separation(knob: Knob, studied: StudiedValues, a: KnobValues, b: KnobValues): number {
  if (isIdleInBoth(knob, a, b)) return 0;
  const at = (values: KnobValues) => values[knob.id] ?? knob.default;
  return stepOf(knob, studied[knob.id] ?? [], at(a), at(b));
}

/** How far two scenarios of a study are apart: the root of the sum of squared steps; without a unit. */
const distanceBetween = (
  { knobs }: KnobSchema,
  studied: StudiedValues,
  a: KnobValues,
  b: KnobValues,
): number => hypotenuse(...knobs.map((knob) => separation(knob, studied, a, b)));

/** A measured configuration, by its label. */
export interface Place {
  label: string;
  values: KnobValues;
}

/** What distances in a study are taken from. */
export interface Surroundings {
  schema: KnobSchema;
  /** Values of each knob among the places, ascending. */
  studied: StudiedValues;
  places: readonly Place[];
}

export const surroundingsOf = (schema: KnobSchema, places: readonly Place[]): Surroundings => ({
  schema,
  studied: studiedValues(
    schema,
    places.map(({ values }) => values),
  ),
  places,
});

export interface Nearest {
  label: string;
  /** In ranges of the study. */
  distance: number;
}

/** The nearest of the measured configurations; null where there is none. */
export function nearestMeasured(
  { schema, studied, places }: Surroundings,
  values: KnobValues,
): Nearest | null {
  let nearest: Nearest | null = null;
  for (const { label, values: measured } of places) {
    const distance = distanceBetween(schema, studied, values, measured);
    if (nearest === null || distance < nearest.distance) nearest = { label, distance };
  }
  return nearest;
}

/** The measured configurations, the nearest first, at most so many. */
export const nearestPlaces = (
  { schema, studied, places }: Surroundings,
  values: KnobValues,
  most: number,
): Nearest[] =>
  places
    .map(({ label, values: measured }) => ({
      label,
      distance: distanceBetween(schema, studied, values, measured),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most);

/** Whether a value lies between two others on its knob; of choices and sets only what one of them has does. */
function isBetween(knob: Knob, value: number, one: number, other: number): boolean {
  if (value === one || value === other) return true;
  return knob.kind === 'integer' && Math.min(one, other) < value && value < Math.max(one, other);
}

/** Farther away than the study varied a whole knob, two configurations have too much between them that is not the scenario. */
const REACH = 1;

/** The nearest two measured configurations that have every setting of a scenario between them; null where there are none near. */
export function placesAround(
  { schema, studied, places }: Surroundings,
  values: KnobValues,
): readonly [string, string] | null {
  const isAround = (one: KnobValues, other: KnobValues) =>
    schema.knobs.every((knob) => {
      const [a, here, b] = [one, values, other].map((all) => all[knob.id] ?? knob.default);
      const isIdle = isIdleInBoth(knob, values, one) && isIdleInBoth(knob, values, other);
      return isIdle || isBetween(knob, here ?? 0, a ?? 0, b ?? 0);
    });
  const near = places
    .map((place) => ({ ...place, far: distanceBetween(schema, studied, values, place.values) }))
    .filter(({ far }) => far <= REACH)
    .sort((a, b) => a.far - b.far);
  let best: { labels: readonly [string, string]; far: number } | null = null;
  for (const [index, one] of near.entries()) {
    for (const other of near.slice(index + 1)) {
      const far = one.far + other.far;
      if (best !== null && best.far <= far) break;
      if (isAround(one.values, other.values)) best = { labels: [one.label, other.label], far };
    }
  }
  return best?.labels ?? null;
}

/** The measured configurations with the settings of a scenario, but for what does nothing in either. */
export const placesAt = ({ schema, studied, places }: Surroundings, values: KnobValues): string[] =>
  places
    .filter(({ values: measured }) => distanceBetween(schema, studied, values, measured) === 0)
    .map(({ label }) => label);

/** What one knob adds to the distance from a measured configuration. */
export interface DistancePart {
  knob: Knob;
  /** Its value at the measured configuration, and here. */
  measured: number;
  here: number;
  /** In ranges of the study. */
  step: number;
  /** Of the squared distance; those of all knobs add up to 1. */
  share: number;
}

/** The knobs that part a scenario from a place, the largest step first; none where there is no such place. */
export function distanceParts(
  { schema, studied, places }: Surroundings,
  values: KnobValues,
  label: string,
): DistancePart[] {
  const place = places.find((one) => one.label === label);
  if (place === undefined) return [];
  const steps = schema.knobs.map((knob) => ({
    knob,
    measured: place.values[knob.id] ?? knob.default,
    here: values[knob.id] ?? knob.default,
    step: separation(knob, studied, values, place.values),
  }));
  const squared = steps.reduce((sum, { step }) => sum + step * step, 0);
  return steps
    .filter(({ step }) => step > 0)
    .map((part) => ({ ...part, share: (part.step * part.step) / squared }))
    .sort((a, b) => b.step - a.step);
}
