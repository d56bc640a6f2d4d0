import type { KnobValues } from '../../../scenario/schema';
import type { ExploredStudy } from '../../study/exploredStudy';
import type { Measure } from '../../study/measure';
import type { Limit, SeekQuestion, Wanted } from '../types';

/** What a question can want or limit: a measure of its study, or the price. */
export type Quantity = Omit<Measure, 'of'>;

/** What everything costs by the reader's price list, in the reader's currency. */
export const PRICE: Quantity = { id: 'price', label: 'Price', unit: '', better: 'less' };

/** All that a question about a study can want or limit. */
export const quantitiesOf = ({ measures, priced }: ExploredStudy): readonly Quantity[] =>
  priced.length > 0 ? [...measures, PRICE] : measures;

/** The quantity of that name; undefined where the study has none. */
export const quantityOf = (study: ExploredStudy, id: string): Quantity | undefined =>
  quantitiesOf(study).find((quantity) => quantity.id === id);

/** What the knobs alone tell of a quantity; null where a run has to. */
export function countedOf(
  { prices }: Pick<SeekQuestion, 'prices'>,
  { id, counted }: Quantity,
  values: KnobValues,
): number | null {
  if (id !== PRICE.id) return counted?.(values) ?? null;
  return Object.entries(prices).reduce((sum, [knob, each]) => sum + each * (values[knob] ?? 0), 0);
}

/** Which side of a limit is accepted: more is better at least so much of, anything else at most. */
export const sideOf = ({ better }: Quantity): 'atMost' | 'atLeast' =>
  better === 'more' ? 'atLeast' : 'atMost';

/** Whether a value is accepted under a limit to its quantity. */
export const keeps = (quantity: Quantity, { value }: Pick<Limit, 'value'>, found: number): boolean =>
  sideOf(quantity) === 'atLeast' ? found >= value : found <= value;

/** The question's limit to a quantity. */
export const limitTo = ({ limits }: SeekQuestion, id: string): Limit | undefined =>
  limits.find(({ measure }) => measure === id);

/** Whether the price list decides anything. */
export const asksPrice = ({ wanted, limits }: Pick<SeekQuestion, 'wanted' | 'limits'>): boolean =>
  [wanted, ...limits].some(({ measure }) => measure === PRICE.id);

/** A label inside a sentence; "CPU of the master" keeps its capitals. */
const lowered = (label: string): string =>
  /^[A-Z][a-z]/.test(label) && !/^(MessageBox|BizTalk|SQL)/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;

export { lowered as inSentence };

/** What is wanted, in words: "the highest throughput", "the fewest BizTalk computers". */
export function wantedText(quantity: Quantity, direction: Wanted['direction']): string {
  const { id, label, unit, counted } = quantity;
  if (id === PRICE.id) return direction === 'minimise' ? 'the lowest price' : 'the highest price';
  const isCount = counted !== undefined;
  const most = isCount ? 'the most' : unit === 'h' ? 'the longest' : 'the highest';
  const least = isCount ? 'the fewest' : unit === 'h' ? 'the shortest' : 'the lowest';
  return `${direction === 'maximise' ? most : least} ${lowered(label)}`;
}
