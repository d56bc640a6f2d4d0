import { idleReason } from '../../scenario/idle';
import type { Knob, KnobSchema, KnobValues } from '../../scenario/schema';
import { inSentence, withUnit } from './format';
import { shownUnit, valueText } from './knobText';
import { isExtrapolated, type MeasuredRanges } from './ranges';

/** A knob with an effect whose value lies outside everything that was measured. */
export interface Outside {
  knob: Knob;
  value: number;
  /** Values among the published configurations, ascending. */
  published: readonly number[];
}

/** Knobs named one by one; a drawn day sets many. */
const MOST_NAMED = 3;

/** What of a scenario nobody measured; knobs without an effect count for nothing. */
export const outsideMeasured = (
  { knobs }: KnobSchema,
  ranges: MeasuredRanges,
  values: KnobValues,
): Outside[] =>
  knobs
    .map((knob) => ({
      knob,
      value: values[knob.id] ?? knob.default,
      published: ranges[knob.id] ?? [],
    }))
    .filter(({ knob, value }) => isExtrapolated(ranges, knob, value))
    .filter(({ knob }) => idleReason(knob, values) === null);

/** "only 1", "2 to 200 KB", or "8-way Xeon and 4-way Opteron". */
export function rangeText(knob: Knob, published: readonly number[]): string {
  const texts = published.map((value) => valueText(knob, value));
  const [first, last] = [texts[0] ?? '', texts.at(-1) ?? ''];
  if (texts.length === 1) return `only ${withUnit(first, shownUnit(knob))}`;
  return knob.kind === 'integer'
    ? withUnit(`${first} to ${last}`, shownUnit(knob))
    : [texts.slice(0, -1).join(', '), last].join(' and ');
}

function outsideText({ knob, value, published }: Outside): string {
  const here = `${inSentence(knob.label)} ${withUnit(valueText(knob, value), shownUnit(knob))}`;
  const isAssumed =
    knob.defaultOrigin === 'assumed' && published.every((one) => one === knob.default);
  return isAssumed
    ? `${here} (not printed, assumed ${withUnit(valueText(knob, knob.default), shownUnit(knob))})`
    : `${here} (measured: ${rangeText(knob, published)})`;
}

/** How far a scenario is from what was measured, in sentences; empty where it lies within. */
export function distanceText(outside: readonly Outside[]): string {
  if (outside.length === 0) return '';
  const named = outside.slice(0, MOST_NAMED).map(outsideText);
  const more = outside.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const assumed = outside.flatMap(({ knob }) => (knob.beyond === '' ? [] : [` ${knob.beyond}.`]));
  return `Outside what was measured: ${list}. Nobody measured there; errors found on published configurations do not apply.${assumed.join('')}`;
}
