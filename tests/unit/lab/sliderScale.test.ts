import { describe, expect, it } from 'vitest';
import { readSchema } from '../../../scripts/replay/catalogue';
import { sliderScale } from '../../../src/lab/view/sliderScale';
import { isAccepted } from '../../../src/scenario/value';
import { STUDY_IDS } from '../../../src/studies/registry';

/** Knobs with a slider; the others are switches and choices. */
const knobs = STUDY_IDS.flatMap((study) =>
  readSchema(study)
    .knobs.filter(({ kind }) => kind === 'integer' || kind === 'set')
    .map((knob) => ({ study, id: knob.id, knob })),
);

/** Every position, or a thousand of them. */
function positions({ min, max }: { min: number; max: number }, step: number): number[] {
  const stride = step * Math.max(1, Math.ceil((max - min) / step / 1000));
  const inner = Array.from(
    { length: Math.floor((max - min) / stride) },
    (_, i) => min + i * stride,
  );
  return [...inner, max];
}

describe.each(knobs)('the slider of $study $id', ({ knob }) => {
  const scale = sliderScale(knob);
  const isLine = knob.kind === 'integer';
  const step = isLine && knob.scale === 'linear' ? knob.step : 1;
  const all = positions(scale, step);

  it('has the ends of its range at its ends', () => {
    const [least, most] = isLine
      ? [knob.min, knob.max]
      : [0, knob.choices.reduce((sum, { value }) => sum + value, 0)];
    expect(scale.valueAt(scale.min)).toBe(least);
    expect(scale.valueAt(scale.max)).toBe(most);
    expect(scale.fractionOf(least)).toBe(0);
    expect(scale.fractionOf(most)).toBe(1);
  });

  it('returns to each position from its value, which the knob accepts', () => {
    for (const position of all) {
      const value = scale.valueAt(position);
      expect(scale.positionOf(value)).toBe(position);
      if (isLine) expect(isAccepted(knob, value)).toBe(true);
    }
  });

  it('goes up all along, values and places alike', () => {
    const values = all.map((position) => scale.valueAt(position));
    const places = values.map((value) => scale.fractionOf(value));
    for (let i = 1; i < all.length; i += 1) {
      expect(values[i]).toBeGreaterThan(values[i - 1] ?? Number.NaN);
      expect(places[i]).toBeGreaterThan(places[i - 1] ?? Number.NaN);
    }
  });

  it('has the middle of its line in the middle, in values or in ratios', () => {
    const middle = scale.valueAt(Math.round((scale.min + scale.max) / 2));
    expect(scale.fractionOf(middle)).toBeGreaterThan(0.3);
    expect(scale.fractionOf(middle)).toBeLessThan(0.7);
  });
});

describe('a slider over powers', () => {
  const [found] = knobs.filter(({ knob }) => knob.scale === 'log' && knob.max / knob.min > 100);
  if (!found) throw new Error('No knob is on a log scale.');
  const { knob } = { knob: { ...found.knob, min: 1, max: 10_000, step: 1 } };
  const scale = sliderScale(knob);

  it('is at even ratios: each decade takes as much room, as far as the grid allows', () => {
    const at = (value: number) => scale.fractionOf(value);
    expect(at(10_000) - at(1000)).toBeCloseTo(at(1000) - at(100), 1);
    const stops = scale.max - scale.positionOf(1000);
    expect(stops).toBe(24);
  });

  it('takes what is nearest, the lower of two', () => {
    const [low, high] = [scale.valueAt(20), scale.valueAt(21)];
    expect(scale.positionOf(low + 0.4 * (high - low))).toBe(20);
    expect(scale.positionOf(low + 0.6 * (high - low))).toBe(21);
    expect(scale.positionOf((low + high) / 2)).toBe(20);
  });

  it('reaches what is published, in its place', () => {
    const published = sliderScale(knob, [7777, 3]);
    expect(published.max).toBe(scale.max + 1);
    expect(published.valueAt(published.positionOf(7777))).toBe(7777);
    expect(published.fractionOf(7777)).toBeGreaterThan(published.fractionOf(7000));
  });

  it('begins at 0 where the knob does, and goes on from its step', () => {
    const from0 = sliderScale({ ...knob, min: 0, max: 1000, step: 10 });
    expect([0, 1, 2].map(from0.valueAt)).toEqual([0, 10, 20]);
    expect(from0.positionOf(0)).toBe(0);
  });
});
