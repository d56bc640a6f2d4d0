import type { Regime } from '../../comparison/regimes';
import type { KnobValues } from '../../scenario/schema';
import type { ExploredStudy } from '../study/exploredStudy';
import type { Measure } from '../study/measure';
import type { Candidate, Limit, SeekQuestion } from './types';

export const PRICE = 'price';

/** A number by measure; null where there is none. */
export type Numbers = Readonly<Record<string, number | null>>;

/** What a question asks for, in numbers of which less is better. */
export interface Goal {
  /** All measures of the study, then the price where the question has a price list. */
  measures: readonly Measure[];
  /** Where the model of the study errs in another way than elsewhere. */
  regimes: readonly Regime[];
  /** How much of what is not wanted there is, or how little of what is; null where a run has no such number. */
  cost: (numbers: Numbers) => number | null;
  /** What the front is about: what is wanted, and every measure with a limit; less is better. */
  costs: (numbers: Numbers) => (number | null)[];
  isMoreWanted: boolean;
  /** Whether a limit of a measure is the least that is accepted. */
  isAtLeast: (measure: string) => boolean;
  limits: readonly Limit[];
  /** How far beyond a limit, as a share of it; 0 or less where it is kept, infinite without a number. */
  excess: (limit: Limit, numbers: Numbers) => number;
  /** Measures whose limits are broken. */
  broken: (numbers: Numbers) => string[];
}

/** What a scenario costs by a price list. */
export function priceOf(prices: SeekQuestion['prices']): Measure {
  const counted = (values: KnobValues) =>
    Object.entries(prices).reduce((sum, [knob, price]) => sum + price * (values[knob] ?? 0), 0);
  return {
    id: PRICE,
    label: 'Price',
    unit: '',
    better: 'less',
    counted,
    of: ({ values }) => counted(values),
  };
}

/** All that can be wanted or limited in a question. */
export const measuresOf = (study: ExploredStudy, prices: SeekQuestion['prices']): Measure[] =>
  Object.keys(prices).length === 0 ? [...study.measures] : [...study.measures, priceOf(prices)];

export function goalOf(study: ExploredStudy, question: SeekQuestion): Goal {
  const { wanted, limits, prices } = question;
  const measures = measuresOf(study, prices);
  const isMoreWanted = wanted.direction === 'maximise';
  const isAtLeast = (measure: string) =>
    measures.find(({ id }) => id === measure)?.better === 'more';
  const turned = (value: number | null | undefined, isMore: boolean): number | null =>
    value === null || value === undefined ? null : isMore ? -value : value;
  const excess = (limit: Limit, numbers: Numbers) => {
    const value = numbers[limit.measure] ?? null;
    if (value === null) return Number.POSITIVE_INFINITY;
    const beyond = isAtLeast(limit.measure) ? limit.value - value : value - limit.value;
    return beyond / (Math.abs(limit.value) || 1);
  };
  const cost = (numbers: Numbers) => turned(numbers[wanted.measure], isMoreWanted);
  const others = limits.filter(({ measure }) => measure !== wanted.measure);
  return {
    measures,
    regimes: study.metrics.regimes ?? [],
    limits,
    isMoreWanted,
    isAtLeast,
    cost,
    costs: (numbers) => [
      cost(numbers),
      ...others.map((limit) => turned(numbers[limit.measure], isAtLeast(limit.measure))),
    ],
    excess,
    broken: (numbers) =>
      limits.filter((limit) => excess(limit, numbers) > 0).map(({ measure }) => measure),
  };
}

/** The means of what was found of a candidate. */
export const meansOf = ({ found }: Pick<Candidate, 'found'>): Numbers =>
  Object.fromEntries(
    Object.entries(found).map(([measure, estimate]) => [measure, estimate?.mean ?? null]),
  );
