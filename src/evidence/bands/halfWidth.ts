import { halfWidthAt, type Widths, widest } from '../../comparison/bands';
import { ELSEWHERE } from '../../comparison/regimes';
import type { BandCell } from './cells';
import { conformalQuantile } from './conformal';

/**
 * The widths that some errors give: the quantile of their sizes as if each had been made at a distance of 0, and that
 * of the errors in the fit to all, which no band falls below. Null without errors.
 */
export function widthsOf(cells: readonly BandCell[], widening: number): Widths | null {
  const halfWidth = conformalQuantile(
    cells.map(({ residual, distance }) => Math.abs(residual) / (1 + widening * distance)),
  );
  const least = conformalQuantile(cells.map(({ fitResidual }) => Math.abs(fitResidual)));
  return halfWidth === null || least === null ? null : { halfWidth, least };
}

/** Errors that a regime needs for a width of its own: the largest of six holds the next in six cases of seven. */
export const FEWEST_IN_REGIME = 6;

/** The errors behind the widths of a regime: its own, and where these are few, all. */
export function errorsBehind(regime: string, cells: readonly BandCell[]): readonly BandCell[] {
  const own = cells.filter(({ regimes }) => regimes.includes(regime));
  return regime === ELSEWHERE || own.length >= FEWEST_IN_REGIME ? own : cells;
}

/** The widths that some errors give in a regime: never below those of its own, however few. Null without errors. */
export function widthsIn(
  regime: string,
  cells: readonly BandCell[],
  widening: number,
): Widths | null {
  const own = cells.filter(({ regimes }) => regimes.includes(regime));
  const behind = errorsBehind(regime, cells);
  const widths = widthsOf(behind, widening);
  return own.length === 0 ? widths : widest([widths, widthsOf(own, widening)]);
}

/** Whether a band of these widths, made around the prediction, holds what was measured. */
export const holds = (
  widths: Widths,
  widening: number,
  { residual, distance }: Pick<BandCell, 'residual' | 'distance'>,
): boolean => Math.abs(residual) <= halfWidthAt(widths, widening, distance);
