import { describe, expect, it } from 'vitest';
import { readJudgedClaims, source } from '../../../scripts/evidenceSource';
import { summariseClaims } from '../../../src/comparison/claimsSummary';
import type { JudgedClaim, JudgedComparison } from '../../../src/comparison/claimsTypes';
import { claimsUnderError, type ErrorContext } from '../../../src/comparison/claimsUnderError';
import { pairedDifference } from '../../../src/comparison/claimsVerdict';
import type { DifferenceGround } from '../../../src/comparison/studyDifferences';
import { measuredPlaces } from '../../../src/comparison/surroundings';
import { groundsOf } from '../../../src/evidence/differences/grounds';
import { nearestMeasured } from '../../../src/scenario/distance';
import { lowLatency } from '../../../src/studies/low-latency';
import record from '../../../src/studies/low-latency/generated/differences.json';
import index from '../../../src/studies/low-latency/generated/index.json';

/** Half width in logarithms of a tenth, directions right from a twentieth on. */
const known = (halfWidth = 0.1, directionFrom: number | null = 0.05) => ({
  scale: 'ratio' as const,
  all: { halfWidth, directionFrom },
  knobs: {},
  groups: {},
});

const samples: ErrorContext['samples'] = {
  a: { done: [100, 102, 98], wait: [10, 10, 10] },
  b: { done: [130, 132, 128], wait: [13, 13.2, 12.8] },
  near: { done: [107, 109, 105] },
  same: { done: [100, 103, 98] },
  half: { done: [null, 121, 117] },
};

/** Of configurations between which the users differ. */
const ground = (record: DifferenceGround['record']): DifferenceGround => ({
  record,
  precise: [],
  changed: source.schemaOf('low-latency').knobs.filter(({ id }) => id === 'virtualUsers'),
  growth: 1,
  isOutside: false,
});

const context = (changed: Partial<ErrorContext> = {}): ErrorContext => ({
  samples,
  unsettled: new Set(),
  groundOf: () => ground({ done: known() }),
  ...changed,
});

const comparison = (left: string, right: string | null, changed: object = {}): JudgedComparison => {
  const side = (configuration: string | null) => ({
    scenario: configuration && `toy/${configuration}`,
    configuration: configuration ?? '',
    metric: 'done',
  });
  const [a, b] = [samples[left]?.done, samples[right ?? '']?.done];
  return {
    direction: 'greater',
    left: side(left),
    right: side(right),
    simulated: { verdict: 'holds', notes: [], difference: a && b ? pairedDifference(a, b) : null },
    ...changed,
  } as unknown as JudgedComparison;
};

const claim = (...comparisons: JudgedComparison[]): JudgedClaim =>
  ({ id: 'T', measured: 'holds', simulated: 'holds', comparisons }) as unknown as JudgedClaim;

const judge = (one: JudgedComparison, changed?: Partial<ErrorContext>) =>
  claimsUnderError([claim(one)], context(changed))[0]?.comparisons[0]?.underError;

describe('a claimed difference under the model’s error', () => {
  it('is told where its band keeps off zero, the band relative to the right side', () => {
    const judged = judge(comparison('b', 'a'));
    expect(judged?.verdict).toBe('told');
    expect(judged?.band?.low).toBeCloseTo(1.3 * Math.exp(-0.1) - 1, 9);
    expect(judged?.band?.high).toBeCloseTo(1.3 * Math.exp(0.1) - 1, 9);
    expect(judge(comparison('a', 'b'))?.band?.low).toBeCloseTo(Math.exp(-0.1) / 1.3 - 1, 9);
  });

  it('is told by the model alone within its error, and by nobody where directions were wrong or runs differ', () => {
    expect(judge(comparison('near', 'a'))?.verdict).toBe('model');
    expect(judge(comparison('same', 'a'))?.verdict).toBe('cannot-tell');
    const groundOf = () => ground({ done: known(0.1, null) });
    expect(judge(comparison('b', 'a'), { groundOf })?.verdict).toBe('cannot-tell');
  });

  it('is told by the model alone where no pairs have the metric, or two metrics are compared', () => {
    const groundOf = () => ground({});
    expect(judge(comparison('b', 'a'), { groundOf })).toEqual({ band: null, verdict: 'model' });
    const other = { scenario: 'toy/b', configuration: 'b', metric: 'wait' };
    const simulated = { difference: pairedDifference([13, 13.2, 12.8], [100, 102, 98]) };
    const both = () => ground({ done: known(), wait: known() });
    expect(judge(comparison('b', 'a', { left: other, simulated }), { groundOf: both })).toEqual({
      band: null,
      verdict: 'model',
    });
  });

  it('is asked from the right configuration to the left', () => {
    const asked: string[] = [];
    const groundOf = (first: string, other: string) => {
      asked.push(`${first} to ${other}`);
      return ground({ done: known() });
    };
    judge(comparison('b', 'a'), { groundOf });
    expect(asked).toEqual(['a to b']);
  });

  it('counts pairs of runs that both have', () => {
    // Against the second and third runs of a: 100 in the mean, 119 against it.
    expect(judge(comparison('half', 'a'))?.band?.high).toBeCloseTo(1.19 * Math.exp(0.1) - 1, 9);
  });

  it('cannot be told between a steady state and a backlog; between two backlogs it is judged', () => {
    const one = judge(comparison('b', 'a'), { unsettled: new Set(['a']) });
    expect(one).toEqual({ band: null, verdict: 'cannot-tell' });
    const both = judge(comparison('b', 'a'), { unsettled: new Set(['a', 'b']) });
    expect(both?.verdict).toBe('told');
  });

  it('is none of a number, of one configuration, of likeness, or of what is not simulated', () => {
    expect(judge(comparison('b', null))).toBeUndefined();
    expect(judge(comparison('b', 'b'))).toBeUndefined();
    expect(judge(comparison('b', 'a', { direction: 'similar' }))).toBeUndefined();
    expect(judge(comparison('b', 'elsewhere'))).toBeUndefined();
  });
});

describe('a claim under the model’s error', () => {
  const worthOf = (...comparisons: JudgedComparison[]) =>
    claimsUnderError([claim(...comparisons)], context())[0]?.worth;

  it('is worth as little as the least of its differences', () => {
    const [told, model, nobody] = [
      comparison('b', 'a'),
      comparison('near', 'a'),
      comparison('same', 'a'),
    ];
    expect(worthOf(told)).toBe('told');
    expect(worthOf(told, model)).toBe('model');
    expect(worthOf(model, nobody, told)).toBe('cannot-tell');
    expect(worthOf(told, comparison('b', null))).toBe('told');
    expect(worthOf(comparison('b', null))).toBeUndefined();
  });

  it('is counted where the simulation bears it out', () => {
    const judged = claimsUnderError(
      [
        claim(comparison('b', 'a')),
        claim(comparison('near', 'a')),
        { ...claim(comparison('near', 'a')), simulated: 'fails' },
        { ...claim(comparison('near', 'a')), measured: 'cannot tell' },
        claim(comparison('same', 'a')),
        claim(comparison('b', null)),
        claim(),
      ],
      context(),
    );
    const { worth, unjudged } = summariseClaims(judged);
    expect(worth).toEqual({ told: 1, model: 2, 'cannot-tell': 1 });
    expect(unjudged).toBe(2);
  });
});

describe('the claims of the low-latency study', () => {
  const groundOf = groundsOf(lowLatency, source, index.bands.widening);
  const { claims } = readJudgedClaims('low-latency');

  it('are judged by the record that Compare has', () => {
    expect(groundOf('14-B', '14-A').record).toEqual(record);
    expect(groundOf('14-B', '14-A').precise).toEqual(lowLatency.metrics.precise);
    expect(groundOf('14-B', '14-A').changed.map(({ id }) => id)).toEqual(['tracking']);
    expect(() => groundOf('14-B', '99-Z')).toThrow('no configuration 99-Z');
  });

  it('grow with the distance from what was measured, which a configuration that is not compared has', () => {
    expect(groundOf('14-B', '14-A').growth).toBe(1);
    const places = measuredPlaces(
      source.schemaOf('low-latency'),
      index as unknown as Parameters<typeof measuredPlaces>[1],
      lowLatency.metrics,
    );
    const values = lowLatency
      .contentsOf(source.read, source.schemaOf('low-latency'))
      .configurations.find(({ row }) => row === '21-B')?.values;
    const distance = nearestMeasured(places, values ?? {})?.distance ?? 0;
    expect(distance).toBeGreaterThan(0);
    expect(groundOf('21-A', '21-B').growth).toBeCloseTo(1 + index.bands.widening * distance, 9);
    expect(groundOf('21-B', '21-A').growth).toBe(groundOf('21-A', '21-B').growth);
  });

  it('have a band around the simulated difference wherever they are told', () => {
    const told = claims.flatMap(({ comparisons }) =>
      comparisons.filter(({ underError }) => underError?.verdict === 'told'),
    );
    expect(told.length).toBeGreaterThan(5);
    for (const { simulated, underError } of told) {
      const { band } = underError ?? {};
      expect(band?.low).toBeLessThan(simulated.difference?.low ?? Number.NaN);
      expect(band?.high).toBeGreaterThan(simulated.difference?.high ?? Number.NaN);
      expect((band?.low ?? 0) * (band?.high ?? 0)).toBeGreaterThan(0);
    }
  });
});
