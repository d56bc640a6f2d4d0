import type { Repeats } from '../../comparison/claimsMargin';
import { marginsOf } from '../../comparison/claimsMargin';
import type { ReadPrinted } from '../../comparison/claimsPrinted';
import { usedValue } from '../../comparison/claimsPrinted';
import {
  differenceSize,
  pairedDifference,
  relativeDifference,
} from '../../comparison/claimsVerdict';
import type { Configuration } from '../../comparison/published';
import { differingKnobs } from '../../scenario/differingKnobs';
import { effectiveValues } from '../../scenario/scenario';
import type { SamplesFile } from '../../simulator/samples';

/** How the simulation stands to a measured change. */
export type PairOutcome = 'agrees' | 'opposes' | 'flat' | 'cannot tell';

/** Two published configurations that differ in one knob alone, in one metric. */
export interface KnobPair {
  knob: string;
  /** Names within the study; the first has the lower value. */
  from: string;
  to: string;
  metric: string;
  /** Relative to the first: 0.1 is 10 % more. */
  measured: number;
  simulated: number;
  outcome: PairOutcome;
}

interface Interval {
  low: number;
  high: number;
}

/** A measured change above the margin of chance has a direction; the simulated one has it where its interval leaves out zero. */
export function pairOutcome(
  measured: { change: number; isChance: boolean },
  { low, high }: Interval,
): PairOutcome {
  if (measured.isChance) return 'cannot tell';
  if (low <= 0 && high >= 0) return 'flat';
  return low > 0 === measured.change > 0 ? 'agrees' : 'opposes';
}

/** The one knob in which two configurations differ; null where it is none or several. */
export function onlyDifference(a: Configuration, b: Configuration): string | null {
  const different = differingKnobs(a.schema, a.values, b.values);
  return different.length === 1 ? (different[0]?.id ?? null) : null;
}

export interface PairSource {
  /** Those that can be compared. */
  configurations: readonly Configuration[];
  readPrinted: ReadPrinted;
  repeats: Repeats | null;
  /** Values of each replication by configuration. */
  samples: SamplesFile['configurations'];
  /** Names of each metric, the preferred first. */
  metrics: readonly (readonly string[])[];
}

/** Every pair of configurations that differ in one knob alone, once for each metric that both print. */
export function knobPairs(source: PairSource): KnobPair[] {
  const { configurations } = source;
  return configurations.flatMap((a, index) =>
    configurations.slice(index + 1).flatMap((b) => {
      const knob = onlyDifference(a, b);
      if (knob === null) return [];
      const value = (one: Configuration) => effectiveValues(one.schema, one.values, {})[knob] ?? 0;
      const [from, to] = value(a) < value(b) ? [a, b] : [b, a];
      return source.metrics.flatMap(
        (names) => comparePair(source, { knob, from, to, names }) ?? [],
      );
    }),
  );
}

function comparePair(
  { readPrinted, repeats, samples }: PairSource,
  {
    knob,
    from,
    to,
    names,
  }: {
    knob: string;
    from: Configuration;
    to: Configuration;
    names: readonly string[];
  },
): KnobPair | null {
  for (const metric of names) {
    const [before, after] = [readPrinted(from.row, metric), readPrinted(to.row, metric)];
    const [old, now] = [usedValue(before), usedValue(after)];
    const simulated = pairedDifference(
      samples[to.row]?.[metric] ?? [],
      samples[from.row]?.[metric] ?? [],
    );
    if (old === null || now === null || simulated === null) continue;
    const { repeat } = marginsOf(after, before, { read: readPrinted, repeats });
    const change = relativeDifference(now, old);
    const outcome = pairOutcome(
      { change, isChance: differenceSize(now, old) <= repeat },
      simulated,
    );
    return {
      knob,
      from: from.row,
      to: to.row,
      metric,
      measured: change,
      simulated: simulated.mean,
      outcome,
    };
  }
  return null;
}
