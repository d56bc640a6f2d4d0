import { cumsum } from 'd3-array';
import type { Quantity } from '../../../comparison/types';
import type { ScreeningData } from './types';

type Parameter = ScreeningData['parameters'][number];

/** Parameters by their part of a quantity's variance, the largest first. */
export const byVariance = ({ parameters }: ScreeningData, quantity: Quantity): Parameter[] =>
  [...parameters].sort(
    (a, b) => b.effects[quantity].variancePercent - a.effects[quantity].variancePercent,
  );

/** The fewest parameters that make at least this part of a quantity's variance, the largest first. */
export function carrying(
  screening: ScreeningData,
  quantity: Quantity,
  sharePercent: number,
): Parameter[] {
  const ordered = byVariance(screening, quantity);
  const sums = cumsum(ordered, ({ effects }) => effects[quantity].variancePercent);
  return ordered.filter((_, place) => (sums[place - 1] ?? 0) < sharePercent);
}
