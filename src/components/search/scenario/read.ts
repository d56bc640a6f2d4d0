import { readingsOf } from '../../../reading/number';
import type { KnobSchema } from '../../../scenario/schema';
import { isNearly, wordsOf } from '../words';
import { type KnobName, knobNames } from './knobNames';
import { converted, isUnit } from './units';

/** What words say of knobs. */
export interface ReadWords {
  /** Ids and values as links have them. */
  settings: [id: string, text: string][];
  /** What is not understood, piece by piece. */
  unread: string[];
}

/** Words between settings that say nothing by themselves. */
const FILLERS = new Set(
  'with and but at of to in on a an the is are be has have use using set every each only by for its it as per'.split(
    ' ',
  ),
);
const SWITCHED: Readonly<Record<string, string>> = { on: 'on', yes: 'on', off: 'off', none: 'off' };
const WITHOUT = new Set(['no', 'without']);

/** Small numbers as people write them out. */
const COUNTED = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

interface Token {
  /** As typed. */
  text: string;
  word: string;
}

const TOKEN = /[+\-−]?\d[\d.,]*(?<=\d)|[\p{L}\p{N}%]+/gu;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(([one]) => {
    const counted = COUNTED.indexOf(one.toLowerCase());
    const word = wordsOf(one)[0] ?? one.toLowerCase();
    return { text: counted < 0 ? one : String(counted), word };
  });

const isNumber = ({ text }: Token): boolean => readingsOf(text).length > 0;

/** A value, and at which token the rest begins. */
interface Found<T> {
  what: T;
  next: number;
}

interface Amount {
  text: string;
  value: number;
  unit: string;
}

/** The knobs that words name, in any order of names and values; never throws. */
export function readWords(schema: KnobSchema, text: string): ReadWords {
  const names = knobNames(schema);
  const tokens = tokensOf(text);
  const read: ReadWords = { settings: [], unread: [] };

  const skip = (at: number): number => {
    let next = at;
    while (FILLERS.has(tokens[next]?.word ?? '')) next += 1;
    return next;
  };
  const nameAt = (at: number): Found<KnobName> | null => {
    const fits = (name: KnobName, same: (word: string, own: string) => boolean) =>
      name.words.every((own, index) => same(tokens[at + index]?.word ?? '', own));
    const name =
      names.find((one) => fits(one, (word, own) => word === own)) ??
      names.find((one) => fits(one, isNearly));
    return name === undefined ? null : { what: name, next: at + name.words.length };
  };
  const amountAt = (at: number): Found<Amount> | null => {
    const token = tokens[at];
    if (token === undefined || !isNumber(token)) return null;
    const unit = tokens[at + 1]?.word ?? '';
    const [value = 0] = readingsOf(token.text);
    return isUnit(unit)
      ? { what: { text: `${token.text} ${unit}`, value, unit }, next: at + 2 }
      : { what: { text: token.text, value, unit: '' }, next: at + 1 };
  };
  const set = ({ knob }: KnobName, { text: given, value, unit }: Amount) => {
    const own = unit === '' ? value : converted(value, unit, knob.unit);
    if (own === null) read.unread.push(`${given} ${knob.label}`);
    else read.settings.push([knob.id, String(own)]);
  };

  /** "6 senders", and "50 ms polling". */
  const amountFirst = (at: number): number | null => {
    const amount = amountAt(at);
    const name = amount && nameAt(skip(amount.next));
    if (amount === null || name === null || name.what.value !== undefined) return null;
    set(name.what, amount.what);
    return name.next;
  };
  /** "senders 6", "tracking off", "keep-alive", and "no tracking". */
  const nameFirst = (at: number): number | null => {
    const isWithout = WITHOUT.has(tokens[at]?.word ?? '');
    const name = nameAt(isWithout ? at + 1 : at);
    if (name === null) return null;
    const { knob, value } = name.what;
    const isCount = knob.kind === 'integer' || knob.kind === 'set';
    if (value !== undefined || isWithout) {
      read.settings.push([knob.id, value ?? (isCount ? '0' : 'off')]);
      return name.next;
    }
    const switched = SWITCHED[tokens[name.next]?.word ?? ''];
    if (switched !== undefined && (switched === 'off' || !isCount)) {
      read.settings.push([knob.id, isCount ? '0' : switched]);
      return name.next + 1;
    }
    const amount = amountAt(skip(name.next));
    if (amount !== null) {
      set(name.what, amount.what);
      return amount.next;
    }
    const chosen = nameAt(skip(name.next));
    if (chosen?.what.knob === knob && chosen.what.value !== undefined) {
      read.settings.push([knob.id, chosen.what.value]);
      return chosen.next;
    }
    if (knob.kind !== 'switch') return null;
    read.settings.push([knob.id, 'on']);
    return name.next;
  };

  let unread: string[] = [];
  const close = () => {
    if (unread.length > 0) read.unread.push(unread.join(' '));
    unread = [];
  };
  for (let at = 0; at < tokens.length; ) {
    const next = amountFirst(at) ?? nameFirst(at);
    const token = tokens[at];
    if (next !== null) close();
    else if (token && (unread.length > 0 || !FILLERS.has(token.word))) unread.push(token.text);
    at = next ?? at + 1;
  }
  close();
  return read;
}
