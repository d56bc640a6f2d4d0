import { comparablePlaces } from '../../comparison/places';
import type { ReplayedStudy } from '../../comparison/replayedStudy';
import type { HeldOutPrediction } from '../../comparison/validation';
import type { KnobSchema, KnobValues } from '../../scenario/schema';

/** A printed number and what the fit without it says of it. */
export interface WorthCell {
  /** As printed, or its correction. */
  measured: number;
  /** By the simulator, fitted without it; null where no fit leaves it out. */
  simulated: number | null;
}

/** A configuration that can be compared, with its judged results. */
export interface WorthRow {
  scenario: string;
  /** What errs as it does, such as its test case. */
  cluster: string;
  /** Configurations that nothing which predicts this one may see. */
  leftOut: readonly string[];
  /** By knob. */
  values: KnobValues;
  /** By judged quantity. */
  cells: Readonly<Record<string, WorthCell>>;
}

/** What predictors of a study are tried on. */
export interface WorthStudy {
  schema: KnobSchema;
  rows: readonly WorthRow[];
}

/** The configurations of a study that can be compared, with every judged result above 0. */
export function worthStudy(
  { results }: ReplayedStudy,
  predictions: readonly HeldOutPrediction[],
  clusterOf: (row: string) => string = (row) => row,
): WorthStudy | null {
  const schema = results[0]?.configuration.schema;
  if (schema === undefined) return null;
  const places = new Map(
    comparablePlaces(results.map(({ configuration }) => configuration)).map((place) => [
      place.label,
      place.values,
    ]),
  );
  const rows = results.flatMap(({ configuration: { scenario, row }, comparisons }) => {
    const values = places.get(scenario);
    if (values === undefined) return [];
    const own = predictions.filter((one) => one.scenario === scenario);
    const cells = comparisons.flatMap(({ metric, quantity, measured, reference }) => {
      const held = reference ?? measured;
      const simulated = own.find((one) => one.metric === metric)?.predicted ?? null;
      return quantity === null || held === null || held <= 0
        ? []
        : [[quantity, { measured: held, simulated }] as const];
    });
    const leftOut = own[0]?.leftOut ?? [scenario];
    const cluster = clusterOf(row);
    return [{ scenario, cluster, leftOut, values, cells: Object.fromEntries(cells) }];
  });
  return { schema, rows };
}

/** What a row may be predicted from. */
export const othersOf = ({ rows }: WorthStudy, { leftOut }: WorthRow): WorthRow[] =>
  rows.filter(({ scenario }) => !leftOut.includes(scenario));

/** Rows that the same others predict. */
export function foldsOf({ rows }: WorthStudy): WorthRow[][] {
  const folds = new Map<string, WorthRow[]>();
  for (const row of rows) {
    const key = row.leftOut.join();
    folds.set(key, [...(folds.get(key) ?? []), row]);
  }
  return [...folds.values()];
}

/** What is predicted, by scenario and quantity; what is not predicted is absent. */
export type Predicted = ReadonlyMap<string, Readonly<Record<string, number>>>;
