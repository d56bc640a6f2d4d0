import type { ChartFrameText, RunProtocol, Statistic } from './types';

export interface LatencyOverTimeProps extends ChartFrameText {
  /** Length of one step of the series, in ms. */
  stepMs: number;
  /** Mean roundtrip of each step, in ms; null where no roundtrip ended. */
  roundtripMs: readonly (number | null)[];
  /** Simulated time at which each checkpoint started, in ms. */
  checkpointMs: readonly number[];
  protocol: RunProtocol;
  measured: { statistic: Statistic; valueMs: number } | null;
  /** Such as "run 1 of 8"; used in the second line. */
  run?: string;
}

export function LatencyOverTime(_props: LatencyOverTimeProps) {
  return null;
}
