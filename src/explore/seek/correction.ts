import type { Numbers } from './goal';
import type { Trial } from './trial';

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * What a run as the study measured would find of a trial that had only short runs: their numbers times what such runs made
 * of short ones elsewhere, in the middle of all that had both.
 */
export function corrected(trials: readonly Trial[]): (trial: Trial) => Numbers {
  const both = trials.filter(({ runs }) => runs.study.length > 0 && runs.preview.length > 0);
  const factors = new Map<string, number>();
  for (const measure of Object.keys(both[0]?.numbers ?? {})) {
    const ratios = both.flatMap(({ runs }) => {
      const [short, long] = [runs.preview[0]?.[measure], runs.study[0]?.[measure]];
      return typeof short === 'number' && typeof long === 'number' && short !== 0
        ? [long / short]
        : [];
    });
    factors.set(measure, median(ratios) ?? 1);
  }
  return (trial) =>
    trial.protocol === 'study'
      ? trial.numbers
      : Object.fromEntries(
          Object.entries(trial.numbers).map(([measure, value]) => [
            measure,
            value === null ? null : value * (factors.get(measure) ?? 1),
          ]),
        );
}
