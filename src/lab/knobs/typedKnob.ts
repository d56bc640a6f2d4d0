import { readTyped, type Typed } from '../../reading/typed';
import type { Knob } from '../../scenario/schema';
import { countOf, maskOfCount } from '../../scenario/trackingPoints';
import { acceptedValues, isAccepted, nearestValue, parseValue } from '../../scenario/value';
import { shownUnit } from '../view/knobText';
import { type Remark, readingRemark } from './remark';

interface TypedKnob {
  knob: Knob;
  text: string;
  onValue: (value: number) => void;
  onRemark: (remark: Remark | null) => void;
  /** The sentence that refuses a text, with the nearest value that is used; null where there is none. */
  refusal: (given: string, accepted: string, used: number | null) => string;
}

/** Of a set, a number is how many of it. */
function readKnobText(knob: Knob, text: string): Typed | null {
  if (knob.kind !== 'set')
    return readTyped(text, (value) => nearestValue(knob, value), shownUnit(knob));
  const most = knob.choices.length;
  return readTyped(text, (value) => Math.min(most, Math.max(0, Math.round(value))));
}

/** Takes what was typed for a knob: the number that is accepted, else the nearest, and says what it did. */
export function takeTyped({ knob, text, onValue, onRemark, refusal }: TypedKnob): void {
  const knobValue = (number: number) => (knob.kind === 'set' ? maskOfCount(knob, number) : number);
  const use = (number: number) => onValue(knobValue(number));
  const typed = readKnobText(knob, text);
  if (typed?.isAccepted) {
    use(typed.value);
    onRemark(readingRemark(text, typed, use, onRemark));
    return;
  }
  const named = typed === null ? parseValue(knob, text) : null;
  if (named?.ok) {
    onValue(named.value);
    onRemark(null);
    return;
  }
  const nearest = typed === null ? (named?.nearest ?? null) : knobValue(typed.value);
  const used = nearest !== null && isAccepted(knob, nearest) ? nearest : null;
  const shown = used !== null && knob.kind === 'set' ? countOf(knob, used) : used;
  if (used !== null) onValue(used);
  onRemark({ message: refusal(text, acceptedValues(knob), shown), other: null });
}
