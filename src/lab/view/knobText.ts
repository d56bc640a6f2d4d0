import type { Knob, KnobSchema, KnobValues } from '../../scenario/schema';
import { countOf } from '../../scenario/trackingPoints';
import { formatNumber, inSentence, withUnit } from './format';

/** Digits of a value that is not whole. */
const DIGITS = 3;

/** Units that a label does not name; what is counted is in the label. */
const MEASURED_UNIT = /^(ms|s|min|h|KB|MB|%|rows|messages\/s)$/;

/** The unit that stands beside a knob's value; empty where the label says what is counted. */
export const shownUnit = ({ unit }: Knob): string => (MEASURED_UNIT.test(unit) ? unit : '');

/** A knob's value as shown to readers, without its unit. */
export function valueText(knob: Knob, value: number): string {
  switch (knob.kind) {
    case 'switch':
      return value === 0 ? 'off' : 'on';
    case 'choice':
      return knob.choices.find((choice) => choice.value === value)?.label ?? String(value);
    case 'set':
      return String(countOf(knob, value));
    case 'integer': {
      if (Number.isInteger(value)) return formatNumber(value);
      const shown = Number(value.toPrecision(DIGITS));
      return formatNumber(shown, String(shown).split('.')[1]?.length ?? 0);
    }
  }
}

/** A change in words, such as "body tracking points 1 → 0". */
export function changeText(knob: Knob, from: number, to: number): string {
  const same = valueText(knob, from) === valueText(knob, to);
  const unit = knob.kind === 'integer' ? shownUnit(knob) : '';
  const step = same
    ? `${valueText(knob, to)} (other points)`
    : withUnit(`${valueText(knob, from)} → ${valueText(knob, to)}`, unit);
  return `${inSentence(knob.label)} ${step}`;
}

/** All knobs that differ between two sets of values, in schema order. */
export function differences(schema: KnobSchema, from: KnobValues, to: KnobValues): string[] {
  return schema.knobs.flatMap((knob) => {
    const a = from[knob.id] ?? knob.default;
    const b = to[knob.id] ?? knob.default;
    return a === b ? [] : [changeText(knob, a, b)];
  });
}
