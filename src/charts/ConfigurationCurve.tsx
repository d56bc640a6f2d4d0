import type { ChartFrameText } from './types';

/** Throughput and roundtrip at one number of virtual users. */
export interface UserPoint {
  users: number;
  throughputPerSecond: number;
  roundtripMs: number;
}

export interface ConfigurationCurveProps extends ChartFrameText {
  measured: readonly UserPoint[];
  /** Simulated at each number of users, ascending. */
  simulated: readonly UserPoint[];
  /** The number of users the reader has chosen. */
  users: number;
  targetMs?: number;
}

export function ConfigurationCurve(_props: ConfigurationCurveProps) {
  return null;
}
