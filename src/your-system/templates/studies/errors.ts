import type { PredictedLevel } from './rebuilt';

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean errors as shares of what was measured; null where nothing can be compared. */
export function errorsOf(levels: readonly PredictedLevel[]): {
  page: number | null;
  own: number | null;
} {
  const error = (said: number, measured: number) => Math.abs(said / measured - 1);
  return {
    page: meanOf(
      levels.flatMap(({ page, measured }) => (page === null ? [] : [error(page, measured)])),
    ),
    own: meanOf(levels.map(({ own, measured }) => error(own, measured))),
  };
}
