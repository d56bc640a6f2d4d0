// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { arrowOf } from '../../../tests/support/arrow';
import { drawAt } from '../../../tests/support/drawAt';
import {
  centreOf,
  edgesOf,
  endsOf,
  marks as marksOf,
  verticesOf,
} from '../../../tests/support/marks';
import { FidelityStrip } from './FidelityStrip';

afterEach(cleanup);

const strip = { label: 'Roundtrip of 20-A', tolerance: 0.15, reach: 0.3, evidence: 'calibrated' };
const marks = (kind: string) => document.querySelectorAll(`[data-mark="${kind}"]`);

describe('FidelityStrip', () => {
  it('draws the fitted and the predicted error and says both', () => {
    render(
      <FidelityStrip {...strip} error={{ mean: 0.02, low: 0.01, high: 0.03 }} heldOut={-0.16} />,
    );
    expect(marks('simulated')).toHaveLength(1);
    expect(marks('interval')).toHaveLength(1);
    expect(marks('held-out')).toHaveLength(1);
    const name = screen.getByRole('img').querySelector('title')?.textContent;
    expect(name).toContain('Roundtrip of 20-A: calibrated, error +2.0');
    expect(name).toContain('within ±15');
    expect(name).toContain('held out −16.0');
  });

  it('points to what lies beyond its ends', () => {
    render(
      <FidelityStrip {...strip} error={{ mean: -0.5, low: -0.51, high: -0.49 }} heldOut={0.9} />,
    );
    expect(marks('beyond')).toHaveLength(2);
    expect(marks('simulated')).toHaveLength(0);
    expect(marks('held-out')).toHaveLength(0);
  });

  it('draws no band and no diamond where there is neither', () => {
    render(
      <FidelityStrip
        {...strip}
        tolerance={null}
        error={{ mean: 0, low: 0, high: 0 }}
        heldOut={null}
      />,
    );
    expect(document.querySelector('[class*="band"]')).toBeNull();
    expect(marks('held-out')).toHaveLength(0);
  });
});

describe.each([0.003, 0.3, 12])('the marks of FidelityStrip at a reach of %d', (reach) => {
  const draw = (mean: number, low: number, high: number, heldOut: number) =>
    drawAt(
      72,
      <FidelityStrip
        {...strip}
        tolerance={0.5 * reach}
        reach={reach}
        error={{ mean: mean * reach, low: low * reach, high: high * reach }}
        heldOut={heldOut * reach}
      />,
    );

  it.each([
    [0.2, 0.1, 0.6, -0.7],
    [-0.4, -0.9, -0.3, 0.8],
    [0, -0.2, 0.3, 1],
  ])('stand at their share of it: %d, %d to %d, held out %d', (mean, low, high, heldOut) => {
    const svg = draw(mean, low, high, heldOut);
    const [rule] = endsOf(svg.querySelector('line[data-look="agreed"]') as Element);
    const zero = rule?.x ?? Number.NaN;
    const { left, right } = edgesOf(svg.querySelector('rect[class*="band"]') as Element);
    expect(zero).toBe(36);
    expect((left + right) / 2).toBe(zero);
    // The band is half of the reach; positions are rounded to tenths of a px.
    const shareAt = (x: number) => (0.5 * (x - zero)) / (right - zero);
    expect(right - zero).toBe(15);
    const [from, to] = marksOf('interval', svg).flatMap(endsOf);
    expect(shareAt(from?.x ?? Number.NaN)).toBeCloseTo(low, 2);
    expect(shareAt(to?.x ?? Number.NaN)).toBeCloseTo(high, 2);
    const [dot] = marksOf('simulated', svg).map(centreOf);
    expect(shareAt(dot?.x ?? Number.NaN)).toBeCloseTo(mean, 2);
    const [top] = marksOf('held-out', svg).flatMap(verticesOf);
    expect(shareAt(top?.x ?? Number.NaN)).toBeCloseTo(heldOut, 2);
  });

  it('point to the side that a value lies beyond', () => {
    const arrows = marksOf('beyond', draw(-1.4, -1.5, -1.2, 1.3)).map(arrowOf);
    expect(arrows.map(({ tip }) => tip.x)).toEqual([1, 71]);
    const tails = arrows.map(({ tail }) => tail.x);
    expect(tails[0]).toBeCloseTo(9);
    expect(tails[1]).toBeCloseTo(63);
  });
});
