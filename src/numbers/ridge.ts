import { dot, solvePositive } from './linear';

/** A regression whose coefficients are kept small. */
export interface Ridge {
  /** Of features as they are given, not as they are standardised. */
  coefficients: readonly number[];
  intercept: number;
}

interface Column {
  middle: number;
  /** Standard deviation; 0 where the feature does not vary. */
  spread: number;
}

function columnsOf(rows: readonly (readonly number[])[]): Column[] {
  return (rows[0] ?? []).map((_, place) => {
    const values = rows.map((row) => row[place] as number);
    const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
    const squares = values.reduce((sum, value) => sum + (value - middle) * (value - middle), 0);
    return { middle, spread: Math.sqrt(squares / values.length) };
  });
}

/**
 * Ridge regressions of a response on features, one for each penalty: least squares plus the penalty times the number of
 * rows times the squared coefficients of standardised features. The intercept is free; a feature that does not vary
 * has no coefficient. Penalties are above 0.
 */
export function ridges(
  rows: readonly (readonly number[])[],
  response: readonly number[],
  penalties: readonly number[],
): Ridge[] {
  const columns = columnsOf(rows);
  const varying = columns.flatMap(({ spread }, place) => (spread > 0 ? [place] : []));
  const middle = response.reduce((sum, value) => sum + value, 0) / response.length;
  const centred = response.map((value) => value - middle);
  const standardised = varying.map((place) => {
    const { middle: of, spread } = columns[place] as Column;
    return rows.map((row) => ((row[place] as number) - of) / spread);
  });
  const gram = standardised.map((one, place) =>
    standardised.slice(0, place + 1).map((other) => dot(one, other)),
  );
  const products = standardised.map((one) => dot(one, centred));
  return penalties.map((penalty) => {
    const penalised = gram.map((row, place) =>
      row.map((value, column) => (column === place ? value + penalty * rows.length : value)),
    );
    const solved = solvePositive(penalised, products) ?? [];
    const coefficients = columns.map(() => 0);
    varying.forEach((place, order) => {
      coefficients[place] = (solved[order] ?? 0) / (columns[place] as Column).spread;
    });
    const intercept =
      middle -
      dot(
        coefficients,
        columns.map((column) => column.middle),
      );
    return { coefficients, intercept };
  });
}

export const ridgeValue = ({ coefficients, intercept }: Ridge, features: readonly number[]) =>
  intercept + dot(coefficients, features);
