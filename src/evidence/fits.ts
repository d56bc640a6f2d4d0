import type { StatedParameter } from '../comparison/parameters';
import type { ParameterFit, Refits } from '../comparison/validation';
import type { ReadData } from '../measured/readData';
import type { StudyModule } from '../studies/studyModule';

/** What the fit says of one parameter. */
export interface FittedValue {
  fitted: number;
  /** Relative distance of the model's value, in percent. */
  offPercent: number;
  /** Null where the facts leave the parameter open. */
  standardErrorPercent: number | null;
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
  parameters: Readonly<Record<string, FittedValue>>;
}

/** The fitted values by parameter; null for a study without a fit. */
export function studyFit(
  { fit, refits }: StudyModule,
  values: readonly StatedParameter[],
  read: ReadData,
): StudyFit | null {
  if (fit === undefined) return null;
  const { parameters, cost, facts } = read<Omit<ParameterFit, 'facts'> & { facts?: number }>(fit);
  const committedOf = (id: string) => values.find((one) => one.id === id)?.value ?? Number.NaN;
  const folds = refits === undefined ? [] : read<Refits>(refits).folds;
  const rangeOf = (id: string): FittedValue['range'] => {
    const refitted = folds.flatMap(({ parameters: { [id]: value } }) => value ?? []);
    return refitted.length === 0 ? null : [Math.min(...refitted), Math.max(...refitted)];
  };
  const entries = parameters.map(({ id, fitted, standardErrorPercent }): [string, FittedValue] => {
    const offPercent = 100 * (committedOf(id) / fitted - 1);
    return [id, { fitted, offPercent, standardErrorPercent, range: rangeOf(id) }];
  });
  return {
    facts: facts ?? null,
    cost,
    isAdopted: parameters.some(({ id, start }) => start !== committedOf(id)),
    parameters: Object.fromEntries(entries),
  };
}
