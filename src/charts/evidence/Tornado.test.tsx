// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { edgesOf, endsOf, marks } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { bySwing, Tornado, type TornadoBar } from './Tornado';

afterEach(cleanup);

const bar = (id: string, low: number, high: number): TornadoBar => ({
  id,
  low,
  high,
  largest: 0.1,
  largestId: '10-A',
});

describe('Tornado', () => {
  const bars = [bar('network_ms', -0.001, 0.002), bar('dispatch_ms', -0.06, 0.04)];

  it('sorts by the larger of the two effects', () => {
    expect(bySwing(bars).map(({ id }) => id)).toEqual(['dispatch_ms', 'network_ms']);
  });

  it('names the parameter that moves most', () => {
    render(<Tornado label="roundtrip time" change={0.1} bars={bars} />);
    screen.getByText('dispatch_ms moves roundtrip time most: 6.0 % when changed by 10 %');
    expect(document.querySelectorAll('[data-mark="parameter"]')).toHaveLength(2);
  });

  it('stands empty data', () => {
    render(<Tornado label="roundtrip time" change={0.1} bars={[]} />);
    expect(document.querySelectorAll('[data-mark="parameter"]')).toHaveLength(0);
  });
});

describe.each([
  ['tiny', 0.02],
  ['small', 0.36],
  ['plain', 1],
  ['large', 30],
])('the bars of Tornado at %s effects', (_what, by) => {
  const bars = [
    bar('network_ms', -0.013, 0.021),
    bar('dispatch_ms', 0.06, -0.04),
    bar('lock_ms', -0.032, -0.017),
  ].map((one) => ({ ...one, low: one.low * by, high: one.high * by }));

  it.each([360, 1128])('reach from zero to their own effects, %i px wide', (width) => {
    const svg = drawAt(width, <Tornado label="roundtrip time" change={0.1} bars={bars} />);
    const x = readX(svg);
    expect(x.kind).toBe('linear');
    // A tenth more than the largest effect fills the drawing.
    expect(x.pxOf(6.6 * by)).toBeCloseTo(width - 8, 6);
    const rows = marks('parameter', svg);
    expect(rows.map((row) => row.querySelector('text')?.textContent)).toEqual([
      'dispatch_ms',
      'lock_ms',
      'network_ms',
    ]);
    // Left and right end of each, in per cent.
    const ends = (name: string) =>
      rows.flatMap((row) => {
        const { left, right } = edgesOf(row.querySelector(`rect[data-look="${name}"]`) as Element);
        return [left, right];
      });
    const percents = (effects: number[]) => effects.map((effect) => effect * by);
    expectValues(x, ends('waiting'), percents([0, 6, -3.2, 0, -1.3, 0]));
    expectValues(x, ends('outlined'), percents([-4, 0, -1.7, 0, 0, 2.1]));
    const zero = endsOf(svg.querySelector('line[data-look="measured"]') as Element);
    expectValues(
      x,
      zero.map((end) => end.x),
      [0, 0],
    );
  });
});
