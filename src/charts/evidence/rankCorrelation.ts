import { rank } from 'd3-array';
import { correlationOf } from '../../numbers/correlation';

/** Spearman's rank correlation; 0 where one of the two does not vary. Equal values share their mean rank. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const ranks = (values: number[]) => {
    const lowest = rank(values);
    const count = new Map<number, number>();
    for (const place of lowest) count.set(place, (count.get(place) ?? 0) + 1);
    return Array.from(lowest, (place) => place + ((count.get(place) ?? 1) - 1) / 2);
  };
  const [a, b] = [ranks(pairs.map(([x]) => x)), ranks(pairs.map(([, y]) => y))];
  return correlationOf(a.map((place, index) => [place, b[index] ?? 0])) ?? 0;
}

/** Size from which a rank correlation is unlikely to be chance (two-sided 5 %, large samples). */
export const unlikelyByChance = (count: number): number =>
  count > 2 ? 1.96 / Math.sqrt(count - 1) : 1;
