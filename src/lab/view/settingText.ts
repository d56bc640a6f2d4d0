import type { Knob } from '../../scenario/schema';
import { inSentence, withUnit } from './format';
import { shownUnit, valueText } from './knobText';

/** A word that counts several, such as "users". */
const PLURAL = /[^s\W]s$/;
/** A name that goes on with its value, such as "floodgate event after". */
const OPEN = / (of|after|from|for)$/;

const singular = (word: string): string => word.replace(/(?<=x|ch|sh|ss)es$|s$/, '');

/** What a name counts, such as "messages" of "messages taken at a look": its first or last word. */
const countedIn = (name: string): string | undefined =>
  [name.split(' ')[0] ?? '', name.split(' ').at(-1) ?? ''].find((word) => PLURAL.test(word));

/** A setting as part of a sentence: "60 virtual users", "checkpoint interval of 60 s", "send only on 6 computers". */
export function settingText(knob: Knob, value: number): string {
  const name = inSentence(knob.plain ?? knob.label);
  const text = valueText(knob, value);
  if (knob.kind === 'switch' || knob.kind === 'choice') return `${name} ${text}`;
  const unit = shownUnit(knob);
  const counted = countedIn(name);
  if (knob.unit === 'computers')
    return `${name} on ${text} ${value === 1 ? 'computer' : 'computers'}`;
  if (unit !== '' || counted === undefined)
    return `${name}${OPEN.test(name) ? '' : ' of'} ${withUnit(text, unit)}`;
  if (text !== '1') return `${text} ${name}`;
  return `1 ${name.replace(counted, singular(counted)).replace(/ that (\w+)/, ' that $1s')}`;
}
