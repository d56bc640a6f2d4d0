// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, endsOf, marks } from '../../../tests/support/marks';
import { SmallScatter } from './SmallScatter';

afterEach(cleanup);

describe('SmallScatter', () => {
  it('draws each point once and carries its description', () => {
    render(
      <SmallScatter
        description="Throughput against roundtrip of two configurations"
        points={[
          { id: '4-A', x: 102, y: 716 },
          { id: '20-A', x: 96, y: 307, emphasised: true },
        ]}
        target={{ y: 300, label: '300 ms' }}
        ends={{ low: '90', high: '110 messages/s' }}
      />,
    );
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(2);
    screen.getByRole('img', { name: 'Throughput against roundtrip of two configurations' });
  });
});

describe('the places of SmallScatter', () => {
  const points = [
    { id: '4-A', x: 102, y: 716 },
    { id: '20-A', x: 96, y: 307 },
    { id: '15-A', x: 90, y: 1600 },
    { id: '20-C', x: 110, y: 200 },
  ];

  it.each([
    [208, 1],
    [420, 1],
    [208, 0.001],
    [208, 10_000],
  ])('follow the values, linear across and logarithmic up, %i px wide', (width, by) => {
    const svg = drawAt(
      width,
      <SmallScatter
        description="Throughput against roundtrip"
        points={points.map(({ id, x, y }) => ({ id, x: x * by, y: y * by }))}
        target={{ y: 300 * by, label: '300 ms' }}
        ends={{ low: '90', high: '110 messages/s' }}
      />,
    );
    const bottom = endsOf(svg.querySelector('line[data-look="axis"]') as Element)[0].y;
    const places = marks('measured', svg).map(centreOf);
    const across = (x: number) => 8 + ((x - 90) / 20) * (width - 16);
    // From the top margin down to 10 px over the axis.
    const up = (y: number) => 8 + (Math.log(1600 / y) / Math.log(8)) * (bottom - 18);
    expect(places).toHaveLength(points.length);
    for (const [index, { x, y }] of points.entries()) {
      expect(Math.abs((places[index]?.x ?? Number.NaN) - across(x))).toBeLessThanOrEqual(0.5);
      expect(Math.abs((places[index]?.y ?? Number.NaN) - up(y))).toBeLessThanOrEqual(0.5);
    }
    const [from, to] = endsOf(svg.querySelector('line[data-look="target"]') as Element);
    expect([from.x, to.x]).toEqual([0, width]);
    for (const end of [from, to]) expect(Math.abs(end.y - up(300))).toBeLessThanOrEqual(0.5);
  });
});
