import type { Knob } from '../../scenario/schema';
import type { StudyWords } from '../../scenario/words';
import { inSentence, withUnit } from './format';
import { shownUnit, valueText } from './knobText';
import type { Outside, Together } from './measuredRange';
import { isAssumed } from './ranges';

/** Knobs named one by one; a drawn day sets many. */
const MOST_NAMED = 3;

/** "only 1", "2 to 200 KB", or "8-way Xeon and 4-way Opteron". */
export function rangeText(knob: Knob, published: readonly number[]): string {
  const texts = published.map((value) => valueText(knob, value));
  const [first, last] = [texts[0] ?? '', texts.at(-1) ?? ''];
  if (texts.length === 1) return `only ${withUnit(first, shownUnit(knob))}`;
  return knob.kind === 'integer'
    ? withUnit(`${first} to ${last}`, shownUnit(knob))
    : [texts.slice(0, -1).join(', '), last].join(' and ');
}

/** What is too many together, such as "5 users" where a knob was turned, or "40 users with 0 ms of think time". */
export function togetherText({ joint, many, few }: Together, knob: Knob): string {
  const [noun, other] = joint.nouns;
  return joint.many.includes(knob.id) ? `${many} ${noun} with ${few} ${other}` : `${many} ${noun}`;
}

function outsideText({ knob, value, published, together }: Outside, words: StudyWords): string {
  const here = `${inSentence(knob.label)} ${withUnit(valueText(knob, value), shownUnit(knob))}`;
  if (together) {
    const text = togetherText(together, knob);
    const what = together.joint.many.includes(knob.id) ? text : `${here} with ${text}`;
    return `${what} (measured: at most ${together.most})`;
  }
  return isAssumed(knob, published)
    ? `${here} (${words.missing}, ${words.assumed} ${withUnit(valueText(knob, knob.default), shownUnit(knob))})`
    : `${here} (measured: ${rangeText(knob, published)})`;
}

/** How far a scenario is from what was measured, in sentences; empty where it lies within. */
export function distanceText(outside: readonly Outside[], words: StudyWords): string {
  if (outside.length === 0) return '';
  const named = outside.slice(0, MOST_NAMED).map((one) => outsideText(one, words));
  const more = outside.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const beyond = new Set(outside.map(({ knob }) => knob.beyond).filter(Boolean));
  const assumed = [...beyond].map((text) => ` ${text}.`);
  return `Outside what was measured: ${list}. Nobody measured there; errors found on ${words.configuration}s do not apply.${assumed.join('')}`;
}
