import { quantile } from 'd3-array';
import type { DesignStudy } from './types';

export interface ErrorSpread {
  /** Relative errors of the short protocol against the full one. */
  errors: readonly number[];
  median: number;
  low: number;
  high: number;
  /** The largest, whichever its sign. */
  worst: number;
}

function spread(errors: readonly number[]): ErrorSpread {
  const at = (share: number) => quantile(errors, share) ?? Number.NaN;
  const worst = errors.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
  return { errors, median: at(0.5), low: at(0.1), high: at(0.9), worst };
}

export interface ShortProtocolErrors {
  compared: number;
  /** Designs of which both protocols say the same: that they keep up, or that they do not. */
  agreed: number;
  lowLatency: number;
  rest: number;
  throughput: { lowLatency: ErrorSpread; rest: ErrorSpread };
  roundtrip: { lowLatency: ErrorSpread; rest: ErrorSpread };
}

/** How far the short protocol is from the full one, for low-latency designs and for the others that keep up. */
export function shortProtocolErrors(study: DesignStudy): ShortProtocolErrors {
  const { points } = study.shortProtocol;
  const stable = points.flatMap(({ short, full }) =>
    short.stable && full.stable && short.roundtripMs !== null && full.roundtripMs !== null
      ? [
          {
            fast: full.roundtripMs <= study.lowLatencyMs,
            throughput: short.throughputPerSecond / full.throughputPerSecond - 1,
            roundtrip: short.roundtripMs / full.roundtripMs - 1,
          },
        ]
      : [],
  );
  const fast = stable.filter((one) => one.fast);
  const slow = stable.filter((one) => !one.fast);
  const both = (of: (one: (typeof stable)[number]) => number) => ({
    lowLatency: spread(fast.map(of)),
    rest: spread(slow.map(of)),
  });
  return {
    compared: points.length,
    agreed: points.filter(({ short, full }) => short.stable === full.stable).length,
    lowLatency: fast.length,
    rest: slow.length,
    throughput: both((one) => one.throughput),
    roundtrip: both((one) => one.roundtrip),
  };
}
