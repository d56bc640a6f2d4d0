// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Measure } from '../../../src/explore/study/measure';
import type { Effect } from '../../../src/explore/why/effects';
import { Effects } from '../../../src/explore/why/page/Effects';
import { EXPLORED, exploredNamed } from '../../support/explored';

const study = exploredNamed('low-latency');
const throughput = study.measures[0] as Measure;

/** One step of a knob with so much more throughput. */
function effectOf(id: string, more: number): Effect {
  const knob = study.context.schema.knobs.find((one) => one.id === id);
  if (knob === undefined) throw new Error(`no knob ${id}`);
  return {
    step: {
      id: `${id}=9`,
      knob,
      from: 1,
      to: 2,
      direction: 'up',
      scenario: { base: study.first, changes: {} },
      isOutside: false,
      settled: '',
    },
    difference: { mean: more, low: more - 1, high: more + 1, pairs: 6 },
    mayBeChance: false,
    judged: { band: null, verdict: 'told' },
    broken: [],
    mended: [],
  };
}

const show = (...effects: Effect[]) =>
  render(
    <Effects
      measure={throughput}
      effects={effects}
      aside={null}
      after={[]}
      runsOf={() => []}
      leftOut={[]}
      hrefOf={() => '/'}
      madeOf="6 runs"
    />,
  );

afterEach(cleanup);

describe('what would help', () => {
  it('recommends what somebody could change, not load, what the model assumes, or the test', () => {
    show(effectOf('virtualUsers', 30), effectOf('responseDelay', 20), effectOf('sendOnly', 10));
    expect(screen.getByText('Send only 1 → 2 would help throughput most')).toBeTruthy();
    const aside = screen.getByText(
      '2 steps change load and what the model assumes, and are no remedies',
    );
    const others = aside.closest('details');
    expect(others?.open).toBe(false);
    const placeOf = (id: string) =>
      document.querySelector(`[data-step="${id}=9"]`)?.closest('details') ?? null;
    expect(placeOf('virtualUsers')).toBe(others);
    expect(placeOf('responseDelay')).toBe(others);
    expect(placeOf('sendOnly')).toBeNull();
  });

  it('says so where no lever helps, however much load would', () => {
    show(effectOf('virtualUsers', 30), effectOf('sendOnly', -10));
    expect(screen.getByText(/^No single step helps throughput/)).toBeTruthy();
    expect(screen.getByText('1 step changes load, and is no remedy')).toBeTruthy();
  });

  it('has nothing below where all are levers', () => {
    show(effectOf('sendOnly', 10));
    expect(document.querySelector('details')).toBeNull();
  });
});

describe('roles of knobs', () => {
  it('name the knob of the load of each study as load', () => {
    for (const { id, loadKnob, context } of EXPLORED) {
      const knob = context.schema.knobs.find((one) => one.id === loadKnob);
      expect([id, knob?.role]).toEqual([id, 'load']);
    }
  });

  it('leave hosts, memory and pools, which somebody pays for or sets, as levers', () => {
    for (const { priced, context } of EXPLORED) {
      for (const { knob: id } of priced) {
        expect([id, context.schema.knobs.find((one) => one.id === id)?.role]).toEqual([
          id,
          undefined,
        ]);
      }
    }
  });
});
