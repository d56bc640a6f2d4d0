import { formatNumber, formatShare } from '../../../charts/frame/format';
import { amount, digitsOf } from '../../../charts/sought/amount';
import { withUnit } from '../../../lab/view/format';
import type { ExploredStudy } from '../../study/exploredStudy';
import type { JudgedCandidate, Missed, SeekQuestion } from '../types';
import { inSentence, type Quantity, quantityOf, sideOf } from './quantity';

/** What the found scenario is called: the best, or what misses the limits least where nothing keeps them. */
export const nameOf = ({ missed }: Pick<JudgedCandidate, 'missed'>): 'best' | 'nearest' =>
  missed.length === 0 ? 'best' : 'nearest';

const MOST_DIGITS = 3;

/** A value beyond a limit with as many decimals as tell it from the limit. */
function beyondText(value: number, limit: number, unit: string): string {
  let digits = digitsOf(value);
  while (digits < MOST_DIGITS && formatNumber(value, digits) === formatNumber(limit, digits)) {
    digits += 1;
  }
  return withUnit(formatNumber(value, digits), unit);
}

/** "1 % over"; empty where the limit is 0, of which nothing is a share. */
function excessText({ excess, limit }: Missed, quantity: Quantity): string {
  if (limit.value === 0) return '';
  const side = sideOf(quantity) === 'atMost' ? 'over' : 'under';
  return `, ${formatShare(excess, excess < 0.01 ? 1 : 0)} ${side}`;
}

/** "median roundtrip 303 ms where at most 300 ms is accepted, 1 % over; the limit lies inside its 90 % band". */
function missedText(missed: Missed, quantity: Quantity): string {
  const { limit, simulated, band, isInsideBand } = missed;
  const name = inSentence(quantity.label);
  const side = sideOf(quantity) === 'atMost' ? 'at most' : 'at least';
  const accepted = `where ${side} ${amount(limit.value, quantity.unit)} is accepted`;
  if (simulated === null) return `no ${name} was found ${accepted}`;
  const found = `${name} ${beyondText(simulated, limit.value, quantity.unit)} ${accepted}`;
  const where = isInsideBand ? 'inside' : 'outside';
  const inBand = band ? `; the limit lies ${where} its 90\u202f% band` : '';
  return found + excessText(missed, quantity) + inBand;
}

/** What misses the limits least, and by how much, as sentences. */
export function nearestText(
  study: ExploredStudy,
  { wanted }: SeekQuestion,
  { found, missed }: Pick<JudgedCandidate, 'found' | 'missed'>,
  isDone: boolean,
): string {
  const quantity = quantityOf(study, wanted.measure);
  const value = found[wanted.measure]?.mean;
  const so = isDone ? '' : ' so far';
  const texts = missed.flatMap((one) => {
    const limited = quantityOf(study, one.limit.measure);
    return limited ? [missedText(one, limited)] : [];
  });
  const gives =
    quantity && value !== undefined
      ? `, has ${quantity.unit === '' ? `${inSentence(quantity.label)} ` : ''}${amount(value, quantity.unit)}`
      : '';
  return `No combination keeps all limits${so}. The nearest${so}, as simulated${gives}: ${texts.join('; ')}.`;
}
