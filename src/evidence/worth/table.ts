import { mean } from 'd3-array';
import { calibratedCount } from '../../comparison/parameters';
import { replayedStudy } from '../../comparison/replayedStudy';
import { exp, ln } from '../../numbers/elementary';
import { STUDIES } from '../../studies/registry';
import type { StudyModule } from '../../studies/studyModule';
import { FEWEST } from '../bands/pools';
import type { Source } from '../goals';
import { type Anchoring, anchoringOf } from './anchoring';
import { type WorthErrors, worthErrors } from './errors';
import { type Among, anyOther, byNearest } from './nearest';
import { byReckoning } from './reckoned';
import { byRegression } from './regression';
import { othersOf, type Predicted, type WorthStudy, worthStudy } from './rows';

/** Ways to predict a result without having measured it. */
export type PredictorId = 'simulator' | 'reckoned' | 'regression' | 'nearest' | 'mean';

/** How one of them fared with a quantity. */
export interface PredictorErrors extends WorthErrors {
  predictor: PredictorId;
}

export interface WorthQuantity {
  quantity: string;
  label: string;
  /** Results that all predictors were tried on. */
  results: number;
  /** The simulator first, then in the order of their ids. */
  predictors: readonly PredictorErrors[];
}

/** What the simulator of a study is worth beside simpler ways to predict, each without what it predicts. */
export interface WorthEvidence {
  study: string;
  modelVersion: string;
  /** Calibrated parameters of the simulator, and parameters of the reckoned model; null where there is none. */
  parameters: { simulator: number; reckoned: number | null };
  quantities: readonly WorthQuantity[];
  /** Predictions scaled by a neighbour: the nearest that the fit may not have seen, and the nearest of all others. */
  anchoring: { unseen: readonly Anchoring[]; any: readonly Anchoring[] };
}

function bySimulator({ rows }: WorthStudy): Predicted {
  return new Map(
    rows.map(({ scenario, cells }) => [
      scenario,
      Object.fromEntries(
        Object.entries(cells).flatMap(([quantity, { simulated }]) =>
          simulated === null ? [] : [[quantity, simulated]],
        ),
      ),
    ]),
  );
}

/** Each result as the geometric mean of all that the simulator's refit may see. */
function byMean(study: WorthStudy, quantities: readonly string[]): Predicted {
  return new Map(
    study.rows.map((row) => {
      const others = othersOf(study, row);
      const means = quantities.flatMap((quantity) => {
        const logs = others.flatMap(({ cells: { [quantity]: cell } }) =>
          cell ? [ln(cell.measured)] : [],
        );
        const middle = mean(logs);
        return middle === undefined ? [] : [[quantity, exp(middle)] as const];
      });
      return [row.scenario, Object.fromEntries(means)];
    }),
  );
}

/** Every way to predict the results of a study. */
export function predictorsOf(
  study: WorthStudy,
  quantities: readonly string[],
  { reckoned }: Pick<StudyModule, 'reckoned'>,
): (readonly [PredictorId, Predicted])[] {
  return [
    ['simulator', bySimulator(study)],
    ...(reckoned === undefined ? [] : [['reckoned', byReckoning(study, reckoned)] as const]),
    ['regression', byRegression(study, quantities)],
    ['nearest', byNearest(study, quantities)],
    ['mean', byMean(study, quantities)],
  ];
}

/** The errors of all predictors on the results of a quantity that each of them predicts; null where these are too few. */
export function worthOfQuantity(
  { rows }: WorthStudy,
  { id, label }: { id: string; label: string },
  predictors: readonly (readonly [PredictorId, Predicted])[],
): WorthQuantity | null {
  const trials = rows.flatMap(({ scenario, cells: { [id]: cell } }) => {
    const predicted = predictors.map(([, of]) => of.get(scenario)?.[id]);
    return cell === undefined || predicted.includes(undefined)
      ? []
      : [{ measured: cell.measured, predicted: predicted as number[] }];
  });
  const errors = predictors.flatMap(([predictor], place) => {
    const own = worthErrors(
      trials.map(({ measured, predicted }) => ({
        measured,
        predicted: predicted[place] as number,
      })),
    );
    return own === null ? [] : [{ predictor, ...own }];
  });
  return trials.length < FEWEST
    ? null
    : { quantity: id, label, results: trials.length, predictors: errors };
}

function worthOf(study: StudyModule, source: Source): WorthEvidence[] {
  const { read, schemaOf, parametersOf } = source;
  const predictions = study.predictions?.(read) ?? [];
  if (predictions.length === 0) return [];
  const { configurations } = study.contentsOf(read, schemaOf(study.id));
  const replayed = replayedStudy(study.id, configurations, read);
  const known = worthStudy(replayed, predictions, study.clusterOf);
  if (known === null) return [];
  const judged = study.metrics.quantities;
  const predictors = predictorsOf(
    known,
    judged.map(({ id }) => id),
    study,
  );
  const quantities = judged.flatMap((one) => worthOfQuantity(known, one, predictors) ?? []);
  const anchoringAmong = (among: Among) =>
    quantities.flatMap(({ quantity }) => anchoringOf(known, quantity, among) ?? []);
  return quantities.length === 0
    ? []
    : [
        {
          study: study.id,
          modelVersion: replayed.modelVersion,
          parameters: {
            simulator: calibratedCount(parametersOf(study.id)),
            reckoned: study.reckoned ? Object.keys(study.reckoned.start).length : null,
          },
          quantities,
          anchoring: { unseen: anchoringAmong(othersOf), any: anchoringAmong(anyOther) },
        },
      ];
}

/** What the simulators of the studies are worth that are predicted often enough without what is predicted. */
export const allWorth = (source: Source): WorthEvidence[] =>
  STUDIES.flatMap((study) => worthOf(study, source));
