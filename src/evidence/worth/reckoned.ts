import { exp, ln } from '../../numbers/elementary';
import { leastSquares } from '../../numbers/leastSquares';
import type { ReckonedModel } from '../../studies/studyModule';
import { foldsOf, othersOf, type Predicted, type WorthRow, type WorthStudy } from './rows';

/** Weight of the pull of each parameter's logarithm towards its start, which decides what the results leave open. */
const PULL = 0.03;

type Values = Readonly<Record<string, number>>;

/** The parameters of a reckoned model that fit the results of some configurations best, by squared logarithms of errors. */
export function fitReckoned({ start, at }: ReckonedModel, rows: readonly WorthRow[]): Values {
  const names = Object.keys(start);
  const origin = Object.values(start).map(ln);
  const known = rows.map(({ values, cells }) => ({
    reckon: at(values),
    responses: Object.entries(cells).map(
      ([quantity, { measured }]) => [quantity, ln(measured)] as const,
    ),
  }));
  const parametersOf = (logs: readonly number[]): Values =>
    Object.fromEntries(names.map((name, place) => [name, exp(logs[place] as number)]));
  const residualsOf = (logs: readonly number[]): number[] => {
    const parameters = parametersOf(logs);
    const residuals = logs.map((log, place) => PULL * (log - (origin[place] as number)));
    for (const { reckon, responses } of known) {
      const reckoned = reckon(parameters);
      for (const [quantity, response] of responses)
        residuals.push(ln(reckoned[quantity] ?? Number.NaN) - response);
    }
    return residuals;
  };
  return parametersOf(leastSquares(residualsOf, origin));
}

/** Each configuration by the reckoned model, fitted to what the simulator's refit may see. */
export const byReckoning = (study: WorthStudy, model: ReckonedModel): Predicted =>
  new Map(
    foldsOf(study).flatMap((fold) => {
      const [first] = fold;
      const parameters = first && fitReckoned(model, othersOf(study, first));
      return parameters === undefined
        ? []
        : fold.map(({ scenario, values }) => [scenario, model.at(values)(parameters)] as const);
    }),
  );
