import type { BandScale } from '../../comparison/bands';
import { differenceIn } from '../../comparison/differences';
import { comparablePlaces } from '../../comparison/places';
import { regimesOf } from '../../comparison/regimes';
import type { ReplayedResult, ReplayedStudy } from '../../comparison/replayedStudy';
import { type StudyMetrics, whyIncomparable } from '../../comparison/studyMetrics';
import type { Comparison } from '../../comparison/types';
import type { HeldOutPrediction } from '../../comparison/validation';
import { nearestMeasured, type Surroundings, surroundingsOf } from '../../scenario/distance';
import { effectiveValues } from '../../scenario/scenario';

/** A printed number of one configuration beside what was predicted of it. */
export interface BandCell {
  scenario: string;
  metric: string;
  /** The quantity that it is judged for; null where it is shown only. */
  quantity: string | null;
  /** What it shares with the configurations that err as it does. */
  cluster: string;
  /** The regimes that hold the configuration as the fit to all simulates it. */
  regimes: readonly string[];
  /** Whether it was predicted by a fit without it; otherwise by the fit to all. */
  isHeldOut: boolean;
  /** Whether the fit to all counts such numbers. */
  isFitted: boolean;
  scale: BandScale;
  /** As printed, or its correction. */
  measured: number;
  /** By a fit without it where there is one; by the fit to all. */
  predicted: number;
  fitted: number;
  /** Logarithm of measured over predicted, or measured less predicted in percentage points. */
  residual: number;
  /** The same of the fit to all. */
  fitResidual: number;
  /** Whether the 95 % interval over replications holds what was measured. */
  isInInterval: boolean;
  /** From the nearest configuration that the fit saw. */
  distance: number;
}

/** The cells of a study, and what could not be used, each with its reason. */
export interface BandCells {
  cells: readonly BandCell[];
  ignored: readonly string[];
}

/** Whether a unit is that of a share, such as "% of the time". */
export const isShare = (unit: string): boolean => unit.startsWith('%');

/** Shares of a whole that no relative tolerance is set for are judged in points. */
export const scaleOf = ({ unitOf, quantities }: StudyMetrics, metric: string): BandScale =>
  isShare(unitOf(metric)) && !quantities.some((one) => one.metric({}) === metric)
    ? 'points'
    : 'ratio';

/** Distance of a configuration from the nearest that its refit kept; null where it kept none. */
function distanceFrom(
  surroundings: Surroundings,
  { scenario, leftOut }: HeldOutPrediction,
): number | null {
  const own = surroundings.places.find(({ label }) => label === scenario);
  const places = surroundings.places.filter(({ label }) => !leftOut.includes(label));
  return (own && nearestMeasured({ ...surroundings, places }, own.values)?.distance) ?? null;
}

/** Why a number cannot be held against its prediction; null where it can. */
function whyUnusable(scale: BandScale, measured: number, predicted: number): string | null {
  if (!Number.isFinite(predicted)) return `predicted is ${predicted}; accepted: a number`;
  if (scale === 'points') return null;
  if (measured <= 0) return `measured is ${measured}; accepted: above 0, for a ratio`;
  return predicted > 0 ? null : `predicted is ${predicted}; accepted: above 0, for a ratio`;
}

const nameOf = ({ scenario, metric }: { scenario: string; metric: string }) =>
  `${scenario} ${metric}`;

/** Every printed number of a study with its held-out prediction, or that of the fit to all where there is none. */
export function bandCells(
  replayed: ReplayedStudy,
  predictions: readonly HeldOutPrediction[],
  clusterOf: (row: string) => string = (row) => row,
): BandCells {
  const schema = replayed.results[0]?.configuration.schema;
  if (schema === undefined) return { cells: [], ignored: [] };
  const surroundings = surroundingsOf(
    schema,
    comparablePlaces(replayed.results.map(({ configuration }) => configuration)),
  );
  const known = new Set(replayed.results.map(({ configuration }) => configuration.scenario));
  const ignored = predictions.flatMap((one) =>
    known.has(one.scenario)
      ? []
      : [`${nameOf(one)}: scenario is ${one.scenario}; accepted: a published configuration.`],
  );
  const heldOut = new Map(predictions.map((one) => [nameOf(one), one]));

  const cellOf = (
    { configuration: { row, metrics, values }, summary }: ReplayedResult,
    comparison: Comparison,
  ): BandCell[] => {
    const { scenario, metric, simulated, low, high, measured } = comparison;
    const reference = comparison.reference ?? measured;
    const prediction = heldOut.get(nameOf(comparison));
    if (reference === null || simulated === null) return [];
    const predicted = prediction?.predicted ?? simulated;
    const scale = scaleOf(metrics, metric);
    const distance = prediction === undefined ? 0 : distanceFrom(surroundings, prediction);
    const reason =
      whyUnusable(scale, reference, predicted) ?? whyUnusable(scale, reference, simulated);
    if (reason !== null || distance === null) {
      const why = reason ?? 'the configurations left in the fit are 0; accepted: at least 1';
      ignored.push(`${nameOf(comparison)}: ${why}.`);
      return [];
    }
    return [
      {
        scenario,
        metric,
        quantity: comparison.quantity,
        cluster: clusterOf(row),
        regimes: regimesOf(metrics.regimes, effectiveValues(schema, values, {}), summary.metrics),
        isHeldOut: prediction !== undefined,
        isFitted: metrics.isFitted(scenario, metric),
        scale,
        measured: reference,
        predicted,
        fitted: simulated,
        residual: differenceIn(scale, predicted, reference),
        fitResidual: differenceIn(scale, simulated, reference),
        isInInterval: reference >= (low ?? simulated) && reference <= (high ?? simulated),
        distance,
      },
    ];
  };
  const cells = replayed.results
    .filter(
      ({ configuration: { metrics, scenario } }) => whyIncomparable(metrics, scenario) === null,
    )
    .flatMap((result) => result.comparisons.flatMap((one) => cellOf(result, one)));
  return { cells, ignored };
}
