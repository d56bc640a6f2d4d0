import { isOfOne, isOtherStatistic, isRate, isSize, isWanted } from './rates';
import { wordsOf } from './words';

const UTILISATION =
  /\butili[sz]ation\b|\butil\b|\bbusy\b|\bauslastung\b|\bload %|^memory\b|\b(?:cpu|disk|processor)\b|\bprozessor/;
const SILENT =
  /\butili[sz]ation\b|\butil\b|\bbusy\b|\bauslastung\b|\bpercent\b|\bpct\b|%|\bof\b|\bshare\b|\bload\b|\bidle\b/g;
/** What is told of a resource beside how busy it was. */
const OTHER = /time|\bms\b|wait|count|servers|\bv?cores?\b|\bseconds?\b|\bload (?:avg|average)\b/;
const METER =
  /\bcpu|\bdisk\b|\bmem(?:ory)?\b|\bram\b|\bheap\b|\bidle\b|\bio ?wait\b|\bgc\b|\bload (?:avg|average)\b|\butil|\bbusy\b|auslastung/;

/** The resource whose utilisation a head names, such as "db" of "utilisation.db"; null where it names none. */
export function resourceOf(head: string): string | null {
  const [, after] = /^\s*utili[sz]ation[\s._:-]+(.+?)\s*$/i.exec(head) ?? [];
  if (after !== undefined) return after;
  const words = wordsOf(head);
  if (!UTILISATION.test(words) || OTHER.test(words)) return null;
  const isOther = [isSize, isRate, isWanted, isOfOne, isOtherStatistic].some((is) => is(words));
  if (isOther) return null;
  const name = words.replace(SILENT, ' ').replace(/\s+/g, ' ').trim();
  return name === '' ? words : name;
}

/** Whether a head tells how much of a resource was not busy. */
export const isIdle = (head: string): boolean => /\bidle\b/.test(wordsOf(head));

/** Whether a head seems to tell something of a resource, used or not. */
export const isMeter = (head: string): boolean => METER.test(wordsOf(head));
