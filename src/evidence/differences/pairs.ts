import type { BandScale } from '../../comparison/bands';
import { scaledDifference } from '../../comparison/differences';
import type { Configuration } from '../../comparison/published';
import { differingKnobs } from '../../scenario/differingKnobs';
import type { Knob } from '../../scenario/schema';
import type { BandCell } from '../bands/cells';

/** Of configurations of different test cases those are compared that differ in so many knobs at most. */
export const MOST_KNOBS = 2;

/** A measured difference of two configurations beside the predicted one, in the scale of the metric. */
export interface DifferencePair {
  metric: string;
  scale: BandScale;
  /** The configurations, by their names. */
  from: string;
  to: string;
  /** What errs together with one of them. */
  clusters: readonly string[];
  /** The knobs that differ. */
  changed: readonly Pick<Knob, 'id' | 'group'>[];
  measured: number;
  /** Where there are such, by fits that saw neither. */
  predicted: number;
  isHeldOut: boolean;
}

interface Cells {
  configuration: Configuration;
  cluster: string;
  cells: ReadonlyMap<string, BandCell>;
}

function pairOf(a: BandCell, b: BandCell, changed: DifferencePair['changed']): DifferencePair[] {
  const { metric, scale } = a;
  const isHeldOut = a.isHeldOut && b.isHeldOut;
  const measured = scaledDifference(scale, a.measured, b.measured);
  const predicted = isHeldOut
    ? scaledDifference(scale, a.predicted, b.predicted)
    : scaledDifference(scale, a.fitted, b.fitted);
  if (measured === null || predicted === null) return [];
  const clusters = [...new Set([a.cluster, b.cluster])];
  const names = { from: a.scenario, to: b.scenario };
  return [{ metric, scale, ...names, clusters, changed, measured, predicted, isHeldOut }];
}

/** All pairs of configurations that err together or differ in few knobs, by metrics that both have. */
export function differencePairs(
  configurations: readonly Configuration[],
  cells: readonly BandCell[],
): DifferencePair[] {
  const known = configurations.flatMap((configuration): Cells[] => {
    const own = cells.filter(({ scenario }) => scenario === configuration.scenario);
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        configuration,
        cluster: first.cluster,
        cells: new Map(own.map((cell) => [cell.metric, cell])),
      },
    ];
  });
  return known.flatMap((a, index) =>
    known.slice(index + 1).flatMap((b) => {
      const [from, to] = [a.configuration, b.configuration];
      const changed = differingKnobs(from.schema, from.values, to.values);
      const isNear = a.cluster === b.cluster || changed.length <= MOST_KNOBS;
      if (changed.length === 0 || !isNear) return [];
      return [...a.cells].flatMap(([metric, cell]) => {
        const other = b.cells.get(metric);
        return other === undefined ? [] : pairOf(cell, other, changed);
      });
    }),
  );
}
