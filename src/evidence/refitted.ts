import { max, median } from 'd3-array';
import { foldPredictions } from '../comparison/refits';
import type { StudyMetrics } from '../comparison/studyMetrics';
import type { Refit, Refits } from '../comparison/validation';
import { labelOf } from '../scenario/codec';

/** A fact predicted by a fit without it. */
export interface RefittedFact {
  scenario: string;
  /** The metric as readers name it. */
  label: string;
  unit: string;
  measured: number;
  fitted: number;
  predicted: number;
  /** Relative errors, in percent. */
  fittedErrorPercent: number;
  predictedErrorPercent: number;
  isDetermined: boolean;
  /** Parameters that become open without what was left out. */
  open: readonly string[];
}

interface Errors {
  medianPercent: number;
  worstPercent: number;
}

/** What the refits of a study are worth. */
export interface Refitted {
  leftOut: Refits['leftOut'];
  folds: number;
  replications: number;
  /** Of the facts that the others determine; null where there are none. */
  fitted: Errors | null;
  heldOut: Errors | null;
  determined: number;
  facts: readonly RefittedFact[];
  /** Facts that follow from the settings: no calibrated parameter moves them. */
  unmoved: readonly string[];
}

const percent = (value: number, measured: number) => 100 * (value / measured - 1);

function errorsOf(percents: readonly number[]): Errors | null {
  const sizes = percents.map(Math.abs);
  const [middle, worst] = [median(sizes), max(sizes)];
  return middle === undefined || worst === undefined
    ? null
    : { medianPercent: middle, worstPercent: worst };
}

/** What a refit predicts of what it leaves out, in the words of the study. */
const factsOf = (fold: Refit, refits: Refits, metrics: StudyMetrics): RefittedFact[] =>
  foldPredictions(fold, refits).map(
    ({ scenario, metric, measured, fitted, predicted, isDetermined }) => ({
      scenario,
      label: metrics.textOf(metric),
      unit: metrics.unitOf(metric),
      measured,
      fitted,
      predicted,
      fittedErrorPercent: percent(fitted, measured),
      predictedErrorPercent: percent(predicted, measured),
      isDetermined,
      open: fold.open,
    }),
  );

/** The predictions of all refits of a study. */
export function refittedOf(refits: Refits, metrics: StudyMetrics): Refitted {
  const { leftOut, folds, replications, unmoved } = refits;
  const facts = folds.flatMap((fold) => factsOf(fold, refits, metrics));
  const determined = facts.filter((fact) => fact.isDetermined);
  return {
    leftOut,
    folds: folds.length,
    replications,
    fitted: errorsOf(determined.map(({ fittedErrorPercent }) => fittedErrorPercent)),
    heldOut: errorsOf(determined.map(({ predictedErrorPercent }) => predictedErrorPercent)),
    determined: determined.length,
    facts,
    unmoved: unmoved.map(
      ({ scenario, metric }) => `${metrics.textOf(metric)} (${labelOf(scenario)})`,
    ),
  };
}
