import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PairedDifference, PairedReplays } from '../../src/comparison/theory';
import { DEFAULT_SEED } from '../../src/scenario/scenario';
import { mean, variance } from '../../src/simulator/statistics';
import type { Report, Run } from '../../src/simulator/types';
import { readConfigurations, readSchema } from './catalogue';
import { applySettings } from './options';
import { simulateAll } from './pool';

/** Below static/data. */
export const PAIRED_REPLAYS_FILE = 'validation/common-random-numbers.json';

const BASE = 'low-latency/20-A';
const PAIRS = 40;
const QUANTITIES = [
  { metric: 'throughput.mean', quantity: 'mean throughput', unit: '1/s' },
  { metric: 'roundtripTime.mean', quantity: 'mean roundtrip', unit: 'ms' },
];
const SIGNIFICANT_DIGITS = 6;

const rounded = (value: number) => Number(value.toPrecision(SIGNIFICANT_DIGITS));

function settings(): { before: number[]; after: number[] } {
  const schema = readSchema();
  const configuration = readConfigurations(schema).find(({ scenario }) => scenario === BASE);
  if (!configuration) throw new Error(`${BASE} is not in the data`);
  const { values } = configuration;
  const more = { sendOnly: (values.sendOnly ?? 0) + 1 };
  return {
    before: applySettings(schema, BASE, values, {}).values,
    after: applySettings(schema, BASE, values, more).values,
  };
}

/** One more sending computer in 20-A, two minutes at a time, with common and with other random numbers. */
export async function simulatePairs(): Promise<PairedReplays> {
  const { before, after } = settings();
  const runs = (values: readonly number[], first: number): Run[] =>
    Array.from({ length: PAIRS }, (_, number) => ({
      values,
      seed: DEFAULT_SEED,
      replication: first + number,
      protocol: 'preview',
    }));
  const results = await simulateAll([...runs(before, 0), ...runs(after, 0), ...runs(after, PAIRS)]);
  const reports = results.map(({ report }) => report);
  const groups = [0, 1, 2].map((group) => reports.slice(group * PAIRS, (group + 1) * PAIRS));
  return {
    modelVersion: reports[0]?.modelVersion ?? '',
    seed: DEFAULT_SEED,
    pairs: QUANTITIES.map((quantity) => compareGroups(quantity, groups)),
  };
}

function compareGroups(
  { metric, quantity, unit }: (typeof QUANTITIES)[number],
  [before = [], common = [], independent = []]: readonly (readonly Report[])[],
): PairedDifference {
  const differences = (after: readonly Report[]) =>
    after.map((report, index) => {
      const [now, then] = [report.metrics[metric], before[index]?.metrics[metric]];
      if (typeof now !== 'number' || typeof then !== 'number')
        throw new Error(`${BASE} has no ${metric}`);
      return now - then;
    });
  const paired = differences(common);
  const unpaired = differences(independent);
  const error = (values: readonly number[]) => rounded(Math.sqrt(variance(values) / PAIRS));
  return {
    id: `20-A-one-more-sender-${metric}`,
    model: `${BASE}, two minutes`,
    change: 'one more sending computer',
    quantity,
    unit,
    pairs: PAIRS,
    difference: rounded(mean(paired)),
    commonStandardError: error(paired),
    independentStandardError: error(unpaired),
    varianceReduction: rounded(variance(unpaired) / variance(paired)),
  };
}

/** Writes the comparison to static/data. */
export async function writePairedReplays(): Promise<void> {
  const file = path.join(__dirname, '../../static/data', PAIRED_REPLAYS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(await simulatePairs(), null, 2)}\n`);
}
