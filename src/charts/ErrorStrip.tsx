export interface ErrorStripProps {
  /** Name of the metric, for the text description. */
  label: string;
  /** Simulated over measured, minus one: 0.05 is 5 % too high. */
  error: number;
  /** 95 % interval of the error, same unit. */
  low?: number;
  high?: number;
  /** Half width of the tolerance band, same unit. */
  tolerance: number;
}

export function ErrorStrip(_props: ErrorStripProps) {
  return null;
}
