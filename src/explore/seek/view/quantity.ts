import { inSentence as lowered, statisticFirst } from '../../../lab/view/format';
import type { KnobValues } from '../../../scenario/schema';
import type { ExploredStudy } from '../../study/exploredStudy';
import type { Measure } from '../../study/measure';
import { PRICE, priceOf } from '../goal';
import type { Limit, SeekQuestion, Wanted } from '../types';

/** What a question can want or limit: a measure of its study, or the price. */
export type Quantity = Omit<Measure, 'of'>;

/** What everything costs, whatever the reader's price list says. */
const PRICE_QUANTITY: Quantity = priceOf({});

/** All that a question about a study can want or limit. */
export const quantitiesOf = ({ measures, priced }: ExploredStudy): readonly Quantity[] =>
  priced.length > 0 ? [...measures, PRICE_QUANTITY] : measures;

/** The quantity of that name; undefined where the study has none. */
export const quantityOf = (study: ExploredStudy, id: string): Quantity | undefined =>
  quantitiesOf(study).find((quantity) => quantity.id === id);

/** What the knobs alone tell of a quantity; null where a run has to. */
export function countedOf(
  { prices }: Pick<SeekQuestion, 'prices'>,
  { id, counted }: Quantity,
  values: KnobValues,
): number | null {
  const own = id === PRICE ? priceOf(prices).counted : counted;
  return own?.(values) ?? null;
}

/** Which side of a limit is accepted: more is better at least so much of, anything else at most. */
export const sideOf = ({ better }: Quantity): 'atMost' | 'atLeast' =>
  better === 'more' ? 'atLeast' : 'atMost';

/** Whether a value is accepted under a limit to its quantity. */
export const keeps = (
  quantity: Quantity,
  { value }: Pick<Limit, 'value'>,
  found: number,
): boolean => (sideOf(quantity) === 'atLeast' ? found >= value : found <= value);

/** The question's limit to a quantity. */
export const limitTo = ({ limits }: SeekQuestion, id: string): Limit | undefined =>
  limits.find(({ measure }) => measure === id);

/** Whether the price list decides anything. */
export const asksPrice = ({ wanted, limits }: Pick<SeekQuestion, 'wanted' | 'limits'>): boolean =>
  [wanted, ...limits].some(({ measure }) => measure === PRICE);

/** A label inside a sentence, names as they are. */
export const inSentence = (label: string): string =>
  statisticFirst(label, (name) => (/^(MessageBox|BizTalk)/.test(name) ? name : lowered(name)));

/** What is wanted, in words: "the highest throughput", "the fewest BizTalk computers". */
export function wantedText(quantity: Quantity, direction: Wanted['direction']): string {
  const { id, label, unit, counted } = quantity;
  if (id === PRICE) return direction === 'minimise' ? 'the lowest price' : 'the highest price';
  const isCount = counted !== undefined;
  const most = isCount ? 'the most' : unit === 'h' ? 'the longest' : 'the highest';
  const least = isCount ? 'the fewest' : unit === 'h' ? 'the shortest' : 'the lowest';
  return `${direction === 'maximise' ? most : least} ${inSentence(label)}`;
}
