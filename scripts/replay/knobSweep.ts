import { pairedDifference } from '../../src/comparison/claimsVerdict';
import { triedValues } from '../../src/evidence/knobs/triedValues';
import type { StudySweep, TriedValue } from '../../src/evidence/knobs/types';
import { apply, DEFAULT_SEED } from '../../src/scenario/scenario';
import type { KnobValues } from '../../src/scenario/schema';
import { settleConflicts } from '../../src/scenario/validate';
import type { Report } from '../../src/simulator/report';
import { samplesOf } from '../../src/simulator/samples';
import { estimate } from '../../src/simulator/statistics';
import { summarise } from '../../src/simulator/summarise';
import type { Estimate, Run } from '../../src/simulator/types';
import { studyNamed } from '../../src/studies/registry';
import { readConfiguration } from './catalogue';
import { simulateAll } from './pool';

/** Short runs of the preview, each value with the random numbers of the base. */
const REPLICATIONS = 8;
const DIGITS = 4;

const short = (value: number): number => Number(value.toPrecision(DIGITS));

const shortEstimate = ({ mean, low, high }: Estimate): Estimate => ({
  mean: short(mean),
  low: short(low),
  high: short(high),
});

/** Moves each knob of a study alone; a value that excludes others is replaced by the nearest that does not. */
export async function sweepStudy(study: string): Promise<StudySweep> {
  const chosen = studyNamed(study).sweepBase;
  const { schema, values: base } = readConfiguration(chosen.base);
  const metrics = chosen.metrics.map(([first = '']) => first);
  const moved = schema.knobs.flatMap((knob) => {
    const own = base[knob.id] ?? knob.default;
    const used = triedValues(knob, own).map(
      (value) => settleConflicts(schema, base, { [knob.id]: value }).changes[knob.id] ?? own,
    );
    const values = [...new Set(used)].filter((value) => value !== own);
    return values.map((value) => ({ knob: knob.id, value }));
  });
  const runs = (changes: KnobValues): Run[] =>
    Array.from({ length: REPLICATIONS }, (_, replication) => ({
      study,
      values: apply(schema, base, changes),
      seed: DEFAULT_SEED,
      replication,
      protocol: 'preview',
    }));
  const results = await simulateAll([
    ...runs({}),
    ...moved.flatMap(({ knob, value }) => runs({ [knob]: value })),
  ]);
  const reports = results.map(({ report }) => report);
  const group = (index: number) => reports.slice(index * REPLICATIONS, (index + 1) * REPLICATIONS);
  const before = group(0);
  return {
    study,
    modelVersion: schema.modelVersion,
    base: chosen.base,
    seed: DEFAULT_SEED,
    replications: REPLICATIONS,
    metrics,
    baseline: Object.fromEntries(
      metrics.map((metric) => [metric, shortEstimate(estimate(valuesOf(before, metric)))]),
    ),
    knobs: Object.fromEntries(
      schema.knobs.map(({ id }) => [
        id,
        moved.flatMap(({ knob, value }, index) =>
          knob === id ? [triedValue(value, before, group(index + 1), metrics)] : [],
        ),
      ]),
    ),
  };
}

const valuesOf = (reports: readonly Report[], metric: string): number[] =>
  reports.flatMap(({ metrics }) => metrics[metric] ?? []);

function triedValue(
  value: number,
  before: readonly Report[],
  after: readonly Report[],
  metrics: readonly string[],
): TriedValue {
  const [old, now] = [samplesOf(before), samplesOf(after)];
  const { status, unstableReason } = summarise(DEFAULT_SEED, after);
  return {
    value,
    status,
    unstableReason,
    isSame: after.every(({ digest }, index) => digest === before[index]?.digest),
    effects: Object.fromEntries(
      metrics.map((metric) => {
        const difference = pairedDifference(now[metric] ?? [], old[metric] ?? []);
        return [metric, difference && shortEstimate(difference)];
      }),
    ),
  };
}
