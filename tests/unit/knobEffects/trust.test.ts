import { describe, expect, it } from 'vitest';
import { pairOutcome } from '../../../src/evidence/knobs/pairs';
import { acts, isEffect, trustOf } from '../../../src/evidence/knobs/trust';
import type { TriedValue } from '../../../src/evidence/knobs/types';

const effect = (mean: number, half = 0.01) => ({ mean, low: mean - half, high: mean + half });

const tried = (change: Partial<TriedValue> = {}): TriedValue => ({
  value: 1,
  status: 'done',
  unstableReason: null,
  isSame: false,
  effects: { rate: effect(0.5) },
  ...change,
});

describe('an effect', () => {
  it('is one up and down, where its interval leaves out zero', () => {
    expect(isEffect(effect(0.05))).toBe(true);
    expect(isEffect(effect(-0.05))).toBe(true);
    expect(isEffect(effect(0.05, 0.06))).toBe(false);
    expect(isEffect(effect(-0.05, 0.06))).toBe(false);
  });

  it('is none where it is tiny, however sure, and where nothing was found', () => {
    expect(isEffect(effect(0.009, 0.001))).toBe(false);
    expect(isEffect(effect(0.011, 0.001))).toBe(true);
    expect(isEffect(null)).toBe(false);
  });

  it('of a value is also a run out of bounds, and never one that goes event for event as the base', () => {
    expect(acts(tried())).toBe(true);
    expect(acts(tried({ effects: { rate: effect(0) } }))).toBe(false);
    expect(acts(tried({ effects: { rate: null }, status: 'unstable' }))).toBe(true);
    expect(acts(tried({ isSame: true }))).toBe(false);
  });
});

describe('a pair of published configurations', () => {
  const up = { change: 0.3, isChance: false };
  const down = { change: -0.3, isChance: false };

  it('agrees where both go the same way', () => {
    expect(pairOutcome(up, effect(0.1))).toBe('agrees');
    expect(pairOutcome(down, effect(-0.1))).toBe('agrees');
  });

  it('opposes where they go different ways', () => {
    expect(pairOutcome(up, effect(-0.1))).toBe('opposes');
    expect(pairOutcome(down, effect(0.1))).toBe('opposes');
  });

  it('is flat where the simulation is not told from no change', () => {
    expect(pairOutcome(up, effect(0.005))).toBe('flat');
    expect(pairOutcome(down, { low: 0, high: 0 })).toBe('flat');
  });

  it('cannot tell where the measured change may be chance, whatever is simulated', () => {
    expect(pairOutcome({ change: 0.3, isChance: true }, effect(0.1))).toBe('cannot tell');
  });
});

describe('trust', () => {
  const idle = [tried({ isSame: true })];
  const acting = [tried()];

  it('is measured where more pairs agree than not, even if the knob does nothing in the base', () => {
    expect(trustOf({ published: 2, outcomes: ['agrees', 'agrees', 'flat'], tried: idle })).toBe(
      'measured',
    );
  });

  it('is contradicted where at least as many pairs go otherwise or nowhere', () => {
    expect(trustOf({ published: 2, outcomes: ['agrees', 'opposes'], tried: acting })).toBe(
      'contradicted',
    );
    expect(trustOf({ published: 2, outcomes: ['flat'], tried: acting })).toBe('contradicted');
  });

  it('does not rest on pairs that cannot tell', () => {
    const outcomes = ['cannot tell', 'cannot tell'] as const;
    expect(trustOf({ published: 2, outcomes, tried: acting })).toBe('varied');
  });

  it('tells knobs that were varied from those that never were', () => {
    expect(trustOf({ published: 2, outcomes: [], tried: acting })).toBe('varied');
    expect(trustOf({ published: 1, outcomes: [], tried: acting })).toBe('mechanism only');
  });

  it('says where nothing happens, varied or not', () => {
    expect(trustOf({ published: 3, outcomes: [], tried: idle })).toBe('no effect here');
    expect(trustOf({ published: 1, outcomes: [], tried: [] })).toBe('no effect here');
    expect(trustOf({ published: 1, outcomes: [], tried: [...idle, ...acting] })).toBe(
      'mechanism only',
    );
  });
});
