import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PairedDifference, PairedReplays } from '../../src/comparison/theory';
import { DEFAULT_SEED } from '../../src/scenario/scenario';
import type { KnobValues } from '../../src/scenario/schema';
import type { Report } from '../../src/simulator/report';
import { mean, variance } from '../../src/simulator/statistics';
import type { Run } from '../../src/simulator/types';
import { readConfiguration } from './catalogue';
import { applySettings } from './options';
import { simulateAll } from './pool';

/** Below static/data. */
export const PAIRED_REPLAYS_FILE = 'validation/common-random-numbers.json';

const BASE = 'low-latency/20-A';
const PAIRS = 40;
/** What is changed, as said and as set. */
const CHANGES = [
  {
    id: 'one-more-sender',
    change: 'One more sending computer',
    set: (base: KnobValues): KnobValues => ({ sendOnly: (base.sendOnly ?? 0) + 1 }),
  },
  { id: 'no-tracking', change: 'Tracking off', set: (): KnobValues => ({ tracking: 0 }) },
];
const QUANTITIES = [
  { metric: 'throughput.mean', quantity: 'mean throughput', unit: '1/s' },
  { metric: 'roundtripTime.mean', quantity: 'mean roundtrip', unit: 'ms' },
];
const SIGNIFICANT_DIGITS = 6;

const rounded = (value: number) => Number(value.toPrecision(SIGNIFICANT_DIGITS));

/** Each change in 20-A, two minutes at a time, with common and with other random numbers. */
export async function simulatePairs(): Promise<PairedReplays> {
  const configuration = readConfiguration(BASE);
  const runs = (changes: KnobValues, first: number): Run[] => {
    const { study, values } = applySettings(configuration, changes);
    return Array.from({ length: PAIRS }, (_, number) => ({
      study,
      values,
      seed: DEFAULT_SEED,
      replication: first + number,
      protocol: 'preview',
    }));
  };
  const changed = CHANGES.map(({ set }) => set(configuration.values));
  const results = await simulateAll([
    ...runs({}, 0),
    ...changed.flatMap((values) => [...runs(values, 0), ...runs(values, PAIRS)]),
  ]);
  const reports = results.map(({ report }) => report);
  const group = (number: number) => reports.slice(number * PAIRS, (number + 1) * PAIRS);
  return {
    modelVersion: reports[0]?.modelVersion ?? '',
    seed: DEFAULT_SEED,
    pairs: CHANGES.flatMap((change, index) =>
      QUANTITIES.map((quantity) =>
        compareGroups(change, quantity, {
          before: group(0),
          common: group(2 * index + 1),
          independent: group(2 * index + 2),
        }),
      ),
    ),
  };
}

function compareGroups(
  { id, change }: (typeof CHANGES)[number],
  { metric, quantity, unit }: (typeof QUANTITIES)[number],
  groups: Record<'before' | 'common' | 'independent', readonly Report[]>,
): PairedDifference {
  const metricOf = (report: Report | undefined): number => {
    const value = report?.metrics[metric];
    if (typeof value !== 'number') throw new Error(`${BASE} has no ${metric}`);
    return value;
  };
  const differences = (after: readonly Report[]) =>
    after.map((report, index) => metricOf(report) - metricOf(groups.before[index]));
  const common = differences(groups.common);
  const independent = differences(groups.independent);
  const error = (values: readonly number[]) => rounded(Math.sqrt(variance(values) / PAIRS));
  return {
    id: `20-A-${id}-${metric}`,
    model: '20-A, two minutes',
    change,
    quantity,
    unit,
    pairs: PAIRS,
    difference: rounded(mean(common)),
    commonStandardError: error(common),
    independentStandardError: error(independent),
    varianceReduction: rounded(variance(independent) / variance(common)),
  };
}

/** Writes the comparison to static/data. */
export async function writePairedReplays(): Promise<void> {
  const file = path.join(__dirname, '../../static/data', PAIRED_REPLAYS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(await simulatePairs(), null, 2)}\n`);
}
