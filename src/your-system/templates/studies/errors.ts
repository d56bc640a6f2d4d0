import { mean } from 'd3-array';
import type { PredictedLevel } from './rebuilt';

/** Mean errors as shares of what was measured; null where nothing can be compared. */
export function errorsOf(levels: readonly PredictedLevel[]): {
  page: number | null;
  own: number | null;
} {
  const error = (said: number, measured: number) => Math.abs(said / measured - 1);
  return {
    page:
      mean(levels, ({ page, measured }) => (page === null ? null : error(page, measured))) ?? null,
    own: mean(levels, ({ own, measured }) => error(own, measured)) ?? null,
  };
}
