import { nearestMeasured, type Surroundings, surroundingsOf } from '../../scenario/distance';
import { othersOf, type Predicted, type WorthRow, type WorthStudy } from './rows';

/** Which configurations are looked at for a near one. */
export type Among = (study: WorthStudy, row: WorthRow) => readonly WorthRow[];

/** Every other configuration, those of the same test case among them. */
export const anyOther: Among = ({ rows }, { scenario }) =>
  rows.filter((one) => one.scenario !== scenario);

/** For each configuration and quantity the nearest of some others that has it. */
function nearestRow(
  surroundings: Surroundings,
  among: readonly WorthRow[],
  row: WorthRow,
  isUsable: (other: WorthRow) => boolean,
): WorthRow | undefined {
  const places = among
    .filter(isUsable)
    .map(({ scenario, values }) => ({ label: scenario, values }));
  const label = nearestMeasured({ ...surroundings, places }, row.values)?.label;
  return among.find(({ scenario }) => scenario === label);
}

const surroundingsIn = ({ schema, rows }: WorthStudy): Surroundings =>
  surroundingsOf(
    schema,
    rows.map(({ scenario, values }) => ({ label: scenario, values })),
  );

/** Each result as that of the nearest configuration which a refit without it may see. */
export function byNearest(study: WorthStudy, quantities: readonly string[]): Predicted {
  const surroundings = surroundingsIn(study);
  return new Map(
    study.rows.map((row) => {
      const others = othersOf(study, row);
      const copied = quantities.flatMap((quantity) => {
        const near = nearestRow(surroundings, others, row, (one) => quantity in one.cells);
        const measured = near?.cells[quantity]?.measured;
        return measured === undefined ? [] : [[quantity, measured] as const];
      });
      return [row.scenario, Object.fromEntries(copied)];
    }),
  );
}

/** A result with that of its nearest neighbour, both measured and predicted by fits that left each out. */
export interface Neighbours {
  scenario: string;
  quantity: string;
  measured: number;
  simulated: number;
  /** What was measured at the neighbour over what is predicted of it. */
  nearRatio: number;
}

/** Each predicted result with the nearest one of some others that is predicted, too. */
export function neighboursOf(
  study: WorthStudy,
  quantities: readonly string[],
  among: Among,
): Neighbours[] {
  const surroundings = surroundingsIn(study);
  return study.rows.flatMap((row) =>
    quantities.flatMap((quantity) => {
      const own = row.cells[quantity];
      if (own === undefined || own.simulated === null) return [];
      const { measured, simulated } = own;
      const isUsable = (one: WorthRow) => (one.cells[quantity]?.simulated ?? null) !== null;
      const near = nearestRow(surroundings, among(study, row), row, isUsable)?.cells[quantity];
      if (near === undefined || near.simulated === null) return [];
      const nearRatio = near.measured / near.simulated;
      return [{ scenario: row.scenario, quantity, measured, simulated, nearRatio }];
    }),
  );
}
