import type { FactName, FactPrediction, HeldOutPrediction, Refit, Refits } from './validation';

const isSame = (one: FactName, other: FactName): boolean =>
  one.scenario === other.scenario && one.metric === other.metric;

/** What a refit says of the facts that it leaves out; what it does not determine is marked so. */
export function foldPredictions({ heldOut }: Refit, { predictions }: Refits): FactPrediction[] {
  const own = predictions.filter((fact) => heldOut.some((one) => isSame(one, fact)));
  // A refit that finds nothing better than the committed values, which saw the facts, predicts nothing.
  const hasMoved = own.some(({ fitted, predicted }) => fitted !== predicted);
  return own.map((fact) => ({ ...fact, isDetermined: fact.isDetermined && hasMoved }));
}

/** The facts that refits without them determine. */
export const determinedPredictions = (refits: Refits): HeldOutPrediction[] =>
  refits.folds.flatMap((fold) => {
    const leftOut = [...new Set(fold.heldOut.map(({ scenario }) => scenario))];
    return foldPredictions(fold, refits).flatMap(({ scenario, metric, predicted, isDetermined }) =>
      isDetermined ? [{ scenario, metric, predicted, leftOut }] : [],
    );
  });
