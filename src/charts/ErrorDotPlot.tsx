import type { ChartFrameText } from './types';

/** Error of one configuration: simulated over reference, minus one. */
export interface ConfigurationError {
  id: string;
  error: number;
}

export interface ErrorDotPlotProps extends ChartFrameText {
  /** One beeswarm per row, such as "in sample". */
  rows: readonly { label: string; errors: readonly ConfigurationError[] }[];
  /** Half width of the tolerance band: 0.15 is 15 %. */
  tolerance: number;
}

export function ErrorDotPlot(_props: ErrorDotPlotProps) {
  return null;
}
