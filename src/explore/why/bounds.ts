import { cutAtZero } from '../../numbers/cutAtZero';
import type { KnobValues } from '../../scenario/schema';
import type { Summary } from '../../simulator/types';
import type { ExploredStudy } from '../study/exploredStudy';

/** Time of a resource that each message takes, by the utilisation law: what it is busy for in a second over the messages of it. */
export const demandMs = (utilisation: number, perSecond: number): number =>
  (1000 * utilisation) / perSecond;

/** The rate at which a resource has no time left: one over its demand. */
export const saturation = (demand: number): number => 1000 / demand;

/** The rate at which `population` would go round if nobody ever waited. */
export const withoutWaiting = (population: number, totalMs: number, thinkMs: number): number =>
  (1000 * population) / (totalMs + thinkMs);

/** How many are under way or think, by Little’s law. */
export const populationOf = (perSecond: number, responseMs: number, thinkMs: number): number =>
  (perSecond * (responseMs + thinkMs)) / 1000;

/**
 * Why no more is possible: `model` computes it from service demands without a run, `utilisation` holds as long as each
 * message takes the resource as long as it does now, `no waiting` as long as nobody is added.
 */
export type BoundBasis = 'model' | 'utilisation' | 'no waiting';

/** A rate that cannot be passed. */
export interface Bound {
  label: string;
  basis: BoundBasis;
  perSecond: number;
}

export interface Bounds {
  /** What was simulated, with its interval over runs. */
  perSecond: { mean: number; low: number; high: number };
  unit: string;
  /** The tightest first. */
  bounds: readonly Bound[];
}

/** The bounds on the work that a scenario can do, beside what its runs did; null where its runs tell of none. */
export function boundsOf(
  { work }: ExploredStudy,
  values: KnobValues,
  { metrics, resources, stages = [], status }: Summary,
): Bounds | null {
  const done = metrics[work.metric];
  const seconds = work.seconds?.(values) ?? 1;
  if (done === undefined || done.mean <= 0 || status === 'unstable' || !work.isSteady(values)) {
    return null;
  }
  const mean = done.mean / seconds;
  const stated = work.stated.flatMap(({ metric, label }): Bound[] => {
    const found = metrics[metric];
    return found === undefined ? [] : [{ label, basis: 'model', perSecond: found.mean }];
  });
  const used = resources
    .filter(
      ({ label, utilisationPercent }) =>
        utilisationPercent > 0 && !stated.some((bound) => bound.label === label),
    )
    .map(({ label, utilisationPercent }): Bound => {
      const demand = demandMs(utilisationPercent / 100, mean);
      return { label, basis: 'utilisation', perSecond: saturation(demand) };
    });
  const sumOf = (some: typeof stages) => some.reduce((sum, { meanMs }) => sum + meanMs, 0);
  const thinkMs = work.thinkMs?.(values) ?? null;
  const free: Bound[] =
    thinkMs === null || stages.length === 0
      ? []
      : [
          {
            label: 'Nobody waits',
            basis: 'no waiting',
            perSecond: withoutWaiting(
              populationOf(mean, sumOf(stages), thinkMs),
              sumOf(stages.filter(({ kind }) => kind !== 'wait')),
              thinkMs,
            ),
          },
        ];
  return {
    perSecond: cutAtZero({ mean, low: done.low / seconds, high: done.high / seconds }),
    unit: work.unit,
    bounds: [...stated, ...used, ...free].sort((a, b) => a.perSecond - b.perSecond),
  };
}
