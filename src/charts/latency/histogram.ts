import { sum } from 'd3-array';

/** Counts of roundtrips in bins of equal width from 0 ms; the last bin holds everything beyond. */
export interface LatencyHistogram {
  binMs: number;
  counts: readonly number[];
}

/** Part of all roundtrips per bar, bars of equal width from 0 ms. */
export interface HistogramBars {
  barMs: number;
  /** Share of each bar, 0 to 1. */
  shares: number[];
}

/** Widths a bar may have, in ms. */
const BAR_WIDTHS_MS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

export function totalCount(histogram: LatencyHistogram): number {
  return sum(histogram.counts);
}

/** Share of roundtrips from `fromMs` up to, not including, `toMs`; limits fall on bin edges. */
export function shareBetween(histogram: LatencyHistogram, fromMs: number, toMs: number): number {
  const { binMs, counts } = histogram;
  const total = totalCount(histogram);
  if (total === 0) return 0;
  return sum(counts.slice(Math.floor(fromMs / binMs), Math.ceil(toMs / binMs))) / total;
}

/** Latency below which the given share of roundtrips falls, to the upper edge of its bin, in ms. */
export function quantileMs(histogram: LatencyHistogram, share: number): number {
  const wanted = share * totalCount(histogram);
  let seen = 0;
  for (const [bin, count] of histogram.counts.entries()) {
    seen += count;
    if (seen >= wanted) return (bin + 1) * histogram.binMs;
  }
  return histogram.counts.length * histogram.binMs;
}

/** Width of a bar that keeps at most `most` bars between 0 and `maxMs`. */
export function barWidthMs(binMs: number, maxMs: number, most: number): number {
  const fits = BAR_WIDTHS_MS.find((width) => width % binMs === 0 && maxMs / width <= most);
  return fits ?? Math.ceil(maxMs / most / binMs) * binMs;
}

/** Groups bins into bars up to `maxMs`. */
export function bars(histogram: LatencyHistogram, barMs: number, maxMs: number): HistogramBars {
  const { binMs, counts } = histogram;
  const total = totalCount(histogram) || 1;
  const shares = new Array<number>(Math.ceil(maxMs / barMs)).fill(0);
  for (const [bin, count] of counts.entries()) {
    const bar = Math.floor((bin * binMs) / barMs);
    const share = shares[bar];
    if (share === undefined) break; // beyond `maxMs`
    shares[bar] = share + count / total;
  }
  return { barMs, shares };
}
