import { describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import { readSchema } from '../../../scripts/replay/catalogue';
import { sizeText } from '../../../src/components/reference/knobs/trustText';
import type { KnobPair, PairOutcome } from '../../../src/evidence/knobs/pairs';
import { knobSizes } from '../../../src/evidence/knobs/sizes';
import { allKnobs } from '../../../src/evidence/knobs/table';

const pair = (
  measured: number,
  simulated: number,
  outcome: PairOutcome = measured * simulated > 0 ? 'agrees' : 'opposes',
): KnobPair => ({ knob: 'k', from: 'a', to: 'b', metric: 'm', measured, simulated, outcome });
const sizeOf = (...pairs: KnobPair[]) => knobSizes(pairs)[0];

describe('the size of an effect', () => {
  it('is the share of measured changes that is simulated, as logarithms through the origin', () => {
    // Ratios 2, 4 and 1/2 measured, their square roots simulated: half of each logarithm.
    const half = [pair(1, Math.SQRT2 - 1), pair(3, 1), pair(-0.5, Math.SQRT1_2 - 1)];
    expect(sizeOf(...half)?.slope).toBeCloseTo(0.5, 12);
    // One that is off by much weighs as its square: (1 · 1 + 2 · 1) / (1 + 4) in e-folds.
    const [one, two] = [Math.E - 1, Math.E ** 2 - 1];
    const found = sizeOf(
      pair(one, one),
      pair(two, one),
      pair(0.5, 0.5, 'cannot tell'),
      pair(one, one),
    );
    expect(found?.slope).toBeCloseTo((1 + 2 + 1) / (1 + 4 + 1), 12);
    expect(found).toMatchObject({ pairs: 4, beyondChance: 3, agreeing: 3 });
  });

  it('is right within a factor of four thirds either way', () => {
    const trust = (slope: number) => {
      const change = Math.E ** slope - 1;
      return sizeOf(...[1, 2, 3].map(() => pair(Math.E - 1, change)))?.trust;
    };
    expect([0.74, 0.76, 1.32, 1.34].map(trust)).toEqual([
      'direction',
      'size and direction',
      'size and direction',
      'direction',
    ]);
  });

  it('is not told of few changes, none beyond chance, or ones that go another way', () => {
    expect(sizeOf(pair(0.5, 0.5), pair(0.5, 0.5))).toMatchObject({
      slope: null,
      trust: 'direction',
    });
    expect(sizeOf(pair(0.01, 0.01, 'cannot tell'))?.trust).toBe('no measured effect');
    const right = Array.from({ length: 10 }, () => pair(0.5, 0.5));
    expect(sizeOf(...right, pair(0.5, -0.5))?.trust).toBe('size and direction');
    expect(sizeOf(...right.slice(2), pair(0.5, -0.5))?.trust).toBe('neither');
    expect(sizeOf(...right, pair(0.5, 0, 'flat'), pair(0.5, 0, 'flat'))?.trust).toBe('neither');
  });

  it('is of each metric for itself', () => {
    const other = { ...pair(0.5, -0.5), metric: 'n' };
    expect(knobSizes([pair(0.5, 0.5), other]).map(({ metric, trust }) => [metric, trust])).toEqual([
      ['m', 'direction'],
      ['n', 'neither'],
    ]);
  });

  it('is said in words with what it rests on', () => {
    const size = { metric: 'm', pairs: 5, beyondChance: 4, agreeing: 4, slope: 0.65 };
    expect(sizeText({ ...size, trust: 'direction' })).toBe(
      'direction, 65\u202f% of the size (4 of 4 changes beyond chance, 5 pairs)',
    );
    expect(
      sizeText({ ...size, beyondChance: 1, agreeing: 1, slope: null, trust: 'direction' }),
    ).toBe('direction, too few for a size (1 of 1 change beyond chance, 5 pairs)');
    expect(sizeText({ ...size, agreeing: 2, trust: 'neither' })).toMatch(
      /^neither \(2 of 4 changes/,
    );
    expect(sizeText({ ...size, beyondChance: 0, slope: null, trust: 'no measured effect' })).toBe(
      'no measured effect in 5 pairs beyond chance',
    );
  });
});

describe('the sizes of the published effects', () => {
  const sizes = allKnobs(readData, readSchema).flatMap(({ study, knobs }) =>
    knobs.flatMap(({ id, sizes: own }) => own.map((size) => ({ study, id, ...size }))),
  );
  const of = (id: string, metric: string) =>
    sizes.find((one) => one.study === 'low-latency' && one.id === id && one.metric === metric);

  it('trust users and tracking in size and direction', () => {
    expect(of('virtualUsers', 'roundtripTime.median')?.trust).toBe('size and direction');
    expect(of('tracking', 'throughput.median')?.trust).toBe('size and direction');
  });

  it('find no effect of storage on what readers look at', () => {
    for (const id of ['queueDepth', 'dataFiles']) {
      expect([id, of(id, 'throughput.median')?.trust]).toEqual([id, 'no measured effect']);
    }
  });
});
