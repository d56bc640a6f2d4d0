// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { arrowOf } from '../../../tests/support/arrow';
import { drawAt } from '../../../tests/support/drawAt';
import { edgesOf, endsOf, lengthOf, marks } from '../../../tests/support/marks';
import { ErrorStrip } from './ErrorStrip';

afterEach(cleanup);

describe('ErrorStrip', () => {
  it('says error, interval and verdict', () => {
    render(
      <ErrorStrip label="Throughput" error={0.052} low={0.04} high={0.063} tolerance={0.15} />,
    );
    const name = screen
      .getByRole('img')
      .getAttribute('aria-label')
      ?.replace(/\u202f/g, ' ');
    expect(name).toBe(
      'Throughput: error +5.2 %, 95 % interval +4.0 % to +6.3 %, within the tolerance of 15 %',
    );
  });

  it('turns an error beyond the strip into an arrow', () => {
    render(<ErrorStrip label="Roundtrip" error={-0.4} tolerance={0.2} />);
    expect(document.querySelector('[data-mark="beyond"]')).toBeTruthy();
    expect(document.querySelector('[data-mark="simulated"]')).toBeNull();
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('outside the tolerance');
  });
});

it.each([
  [-0.1, 0.1, 0],
  [-0.1, 0.9, 1],
  [-0.9, 0.9, 2],
])('an interval from %d to %d that leaves the strip ends in %d arrows', (low, high, arrows) => {
  render(<ErrorStrip label="Rate" error={0} low={low} high={high} tolerance={0.2} />);
  expect(document.querySelectorAll('[data-mark="further"]')).toHaveLength(arrows);
});

describe.each([0.002, 0.15, 8])('the marks of ErrorStrip at a tolerance of %d', (tolerance) => {
  const draw = (error: number, low: number, high: number) =>
    drawAt(208, <ErrorStrip label="Rate" {...{ error, low, high, tolerance }} />);

  it.each([
    [0.4, 0.2, 0.7],
    [-0.9, -1.3, -0.6],
    [1.2, 1.1, 1.4],
  ])('stand at their share of the band: %d, %d to %d', (error, low, high) => {
    const svg = draw(error * tolerance, low * tolerance, high * tolerance);
    const [zero] = endsOf(svg.querySelector('line[data-look="measured"]') as Element);
    const band = edgesOf(svg.querySelector('rect[class*="band"]') as Element);
    // In per cent of the strip, whose middle is the measured value.
    expect(zero.x).toBe(50);
    expect((band.left + band.right) / 2).toBeCloseTo(50, 6);
    const half = band.right - zero.x;
    expect(half).toBeCloseTo(100 / 3, 6);
    const [from, to] = endsOf(svg.querySelector('line[class*="interval"]') as Element);
    expect((from.x - zero.x) / half).toBeCloseTo(low, 6);
    expect((to.x - zero.x) / half).toBeCloseTo(high, 6);
    const [dot] = marks('simulated', svg);
    expect((lengthOf(dot as Element, 'cx') - zero.x) / half).toBeCloseTo(error, 6);
  });

  it('point out of the strip on the side of the error', () => {
    for (const [error, edge] of [
      [1.6, 'translate(100%, 10px)'],
      [-1.6, 'translate(0%, 10px)'],
    ] as const) {
      const [arrow] = marks('beyond', draw(error * tolerance, 0, 0));
      expect(arrow?.getAttribute('style')).toContain(edge);
      const { tip, tail } = arrowOf(arrow?.querySelector('path') as Element);
      expect(Math.sign(tip.x - tail.x)).toBe(Math.sign(error));
    }
  });
});
