import { halfWidthAt, type Widths } from '../../comparison/bands';
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

/** Whether a band of these widths, made around the prediction, holds what was measured. */
export const holds = (
  widths: Widths,
  widening: number,
  { residual, distance }: Pick<BandCell, 'residual' | 'distance'>,
): boolean => Math.abs(residual) <= halfWidthAt(widths, widening, distance);
