import { calibratedCount, type StatedParameter } from '../../../comparison/parameters';
import type { Comparison, Quantity } from '../../../comparison/types';
import type { Kept } from '../../../comparison/validation';
import { partialFigures, quantityFigures } from '../figures';
import { QUANTITIES } from '../quantities';
import {
  comparablesOf,
  FIRST_EIGHT,
  firstEightComparisons,
  heldOutComparisons,
  type Study,
} from './study';
import type { ErrorPair, FoldSummary, HeldOutData, KeptParameter } from './types';

type Pairs = HeldOutData['pairs'];

/** Errors of the same metric of the same configuration, fitted and predicted. */
export function pairsOf(inSample: readonly Comparison[], heldOut: readonly Comparison[]): Pairs {
  const fitted = new Map(inSample.map((one) => [`${one.scenario} ${one.metric}`, one.error]));
  const pairs = QUANTITIES.map((quantity): [Quantity, ErrorPair[]] => [
    quantity,
    heldOut.flatMap(({ scenario, metric, quantity: judged, error }) => {
      const other = fitted.get(`${scenario} ${metric}`) ?? null;
      return judged === quantity && error !== null && other !== null
        ? [{ id: scenario.replace('low-latency/', ''), inSample: other, heldOut: error }]
        : [];
    }),
  ]);
  return Object.fromEntries(pairs) as Record<Quantity, ErrorPair[]>;
}

function foldsOf(study: Study, comparisons: readonly Comparison[]): FoldSummary[] {
  return (study.heldOut?.folds ?? []).flatMap(({ id, heldOut }) => {
    const own = comparisons.filter(({ scenario }) => heldOut.includes(scenario));
    return own.length === 0 || id === FIRST_EIGHT
      ? []
      : [{ id, heldOut, figures: partialFigures(own) }];
  });
}

/** What a fit did not move, with its value and meaning. */
const described = (
  kept: readonly Kept[],
  parameters: readonly StatedParameter[],
): KeptParameter[] =>
  kept.flatMap(({ parameter, reason }) =>
    parameters.flatMap(({ id, value, unit, meaning }) =>
      id === parameter ? [{ id, value, unit, meaning, reason }] : [],
    ),
  );

function firstEightOf(
  study: Study,
  parameters: readonly StatedParameter[],
  inSample: readonly Comparison[],
): HeldOutData['firstEight'] {
  const predicted = firstEightComparisons(study) ?? [];
  const scenarios = new Set(predicted.map(({ scenario }) => scenario));
  const same = inSample.filter(({ scenario }) => scenarios.has(scenario));
  const [figures, fitted] = [quantityFigures(predicted), quantityFigures(same)];
  if (figures === null || fitted === null) return null;
  return {
    configurations: new Set(same.map(({ scenario }) => scenario)).size,
    kept: described(study.heldOut?.kept.firstEight ?? [], parameters),
    inSample: fitted,
    figures,
    pairs: pairsOf(same, predicted),
  };
}

/** Held-out errors against those in sample; null until there are predictions. */
export function heldOutOf(
  study: Study,
  parameters: readonly StatedParameter[],
): HeldOutData | null {
  const [inSample, predicted] = [comparablesOf(study), heldOutComparisons(study)];
  const [fitted, heldOut] = [quantityFigures(inSample), quantityFigures(predicted ?? [])];
  if (study.heldOut === null || predicted === null || fitted === null || heldOut === null) {
    return null;
  }
  return {
    modelVersion: study.heldOut.modelVersion,
    inSample: fitted,
    heldOut,
    pairs: pairsOf(inSample, predicted),
    folds: foldsOf(study, predicted),
    calibrated: calibratedCount(parameters),
    known: study.heldOut.kept.known,
    firstEight: firstEightOf(study, parameters, inSample),
  };
}
