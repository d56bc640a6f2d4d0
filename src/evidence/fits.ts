import type { StatedParameter } from '../comparison/parameters';
import type { ParameterFit, Refit, Refits } from '../comparison/validation';
import type { ReadData } from '../measured/readData';
import { ln } from '../numbers/elementary';
import { jackknifeError } from '../numbers/jackknife';
import type { StudyModule } from '../studies/studyModule';

/** What the fit says of one parameter. */
export interface FittedValue {
  fitted: number;
  /** Relative distance of the model's value, in percent. */
  offPercent: number;
  /** Standard error, in percent of the value; null where nothing tells it. */
  errorPercent: number | null;
  /** Least and largest value of the refits that leave facts out; null where there are none. */
  range: readonly [low: number, high: number] | null;
}

/** The fit of a study beside the values of its model. */
export interface StudyFit {
  /** Published facts that some parameter moves; null where the fit counts weighted errors instead. */
  facts: number | null;
  /** What the fit minimises, with the values of the model where the search begins there. */
  cost: ParameterFit['cost'];
  /** Whether the model has the fitted values; otherwise they were set by hand, and the fit begins at them. */
  isAdopted: boolean;
  /** Refits that errors of parameters are told by; 0 where residuals, taken for independent, tell them. */
  refits: number;
  parameters: Readonly<Record<string, FittedValue>>;
}

/**
 * Standard error of a parameter in percent of its value, by refits without a group each: the jackknife of its logarithm,
 * in which it is fitted. Null where a refit leaves it open, since one group alone then tells of it.
 */
export function errorByRefits(
  id: string,
  refits: readonly Pick<Refit, 'parameters' | 'open'>[],
): number | null {
  const values = refits.flatMap(({ parameters: { [id]: value }, open }) =>
    value === undefined || value <= 0 || open.includes(id) ? [] : [value],
  );
  return values.length < Math.max(2, refits.length)
    ? null
    : 100 * jackknifeError(values.map((value) => ln(value)));
}

/** The fitted values by parameter; null for a study without a fit. */
export function studyFit(
  { fit, refits, groupRefits }: StudyModule,
  values: readonly StatedParameter[],
  read: ReadData,
): StudyFit | null {
  if (fit === undefined) return null;
  const { parameters, cost, facts } = read<Omit<ParameterFit, 'facts'> & { facts?: number }>(fit);
  const committedOf = (id: string) => values.find((one) => one.id === id)?.value ?? Number.NaN;
  const folds = groupRefits?.(read) ?? (refits === undefined ? [] : read<Refits>(refits).folds);
  const rangeOf = (id: string): FittedValue['range'] => {
    const refitted = folds.flatMap(({ parameters: { [id]: value } }) => value ?? []);
    return refitted.length === 0 ? null : [Math.min(...refitted), Math.max(...refitted)];
  };
  const entries = parameters.map(({ id, fitted, standardErrorPercent }): [string, FittedValue] => {
    const offPercent = 100 * (committedOf(id) / fitted - 1);
    // What the fit to all facts leaves open stays where it began in every refit as well.
    const isTold = standardErrorPercent !== null;
    const errorPercent =
      isTold && folds.length > 0 ? errorByRefits(id, folds) : standardErrorPercent;
    return [id, { fitted, offPercent, errorPercent, range: rangeOf(id) }];
  });
  return {
    facts: facts ?? null,
    cost,
    isAdopted: parameters.some(({ id, start }) => start !== committedOf(id)),
    refits: folds.length,
    parameters: Object.fromEntries(entries),
  };
}
