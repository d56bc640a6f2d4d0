import type { Band } from '../../comparison/bands';
import type { Estimate } from '../../simulator/types';

/** A limit within the band: the model cannot tell on which side of it a measurement would be. */
export type Verdict = 'kept' | 'band' | 'broken';

const RANK: Record<Verdict, number> = { kept: 0, band: 1, broken: 2 };

/** The worst of some verdicts; kept where there are none. */
export const worst = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((a, b) => (RANK[b] > RANK[a] ? b : a), 'kept');

/** Whether a value itself is beyond its limit. */
export const isBeyond = (better: 'more' | 'less', value: number, limit: number): boolean =>
  better === 'less' ? value > limit : value < limit;

/** On which side of a limit a value is, by its band; by the interval of its runs where nothing measured tells of a band. */
export function judge(
  better: 'more' | 'less',
  { mean, low, high }: Estimate,
  band: Band | null,
  limit: number,
): Verdict {
  const [from, to] = band === null ? [low, high] : [band.low, band.high];
  const isInside = from < to && isBeyond(better, from, limit) !== isBeyond(better, to, limit);
  if (isInside) return 'band';
  return isBeyond(better, mean, limit) ? 'broken' : 'kept';
}
