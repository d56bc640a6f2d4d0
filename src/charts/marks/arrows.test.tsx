// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { arrowOf } from '../../../tests/support/arrow';
import { partsOf } from '../../../tests/support/marks';
import { painted } from '../../../tests/support/painted';
import { OffScaleArrow } from './arrows';
import { UpperEnd } from './ends';
import type { Tone } from './Label';

const one = (mark: ReactElement): Element =>
  render(<svg role="presentation">{mark}</svg>).container.querySelector('path') as Element;

describe('an arrow beyond the axis', () => {
  it.each([
    ['right', 1, 0],
    ['left', -1, 0],
    ['down', 0, 1],
    ['up', 0, -1],
    ['aslant', 3, -4],
  ])('points %s, with its tip at its place', (_, dx, dy) => {
    const { tip, tail, head } = arrowOf(
      one(<OffScaleArrow x={50} y={60} dx={dx} dy={dy} shaft={12} head={[5, 4]} />),
    );
    const long = Math.hypot(dx, dy);
    expect(tip.x).toBeCloseTo(50);
    expect(tip.y).toBeCloseTo(60);
    expect(tail.x).toBeCloseTo(50 - (12 * dx) / long);
    expect(tail.y).toBeCloseTo(60 - (12 * dy) / long);
    // The head opens backwards, as wide to either side.
    for (const { x, y } of head) {
      expect(((50 - x) * dx + (60 - y) * dy) / long).toBeCloseTo(5);
      expect(Math.hypot(50 - x, 60 - y)).toBeCloseTo(Math.hypot(5, 4));
    }
    expect(Math.hypot(head[0].x - head[1].x, head[0].y - head[1].y)).toBeCloseTo(8);
  });

  it('is a head alone without a shaft', () => {
    expect(partsOf(one(<OffScaleArrow dx={1} shaft={0} />))).toHaveLength(1);
    expect(partsOf(one(<OffScaleArrow dx={1} />))).toHaveLength(2);
  });

  it('has the colour of what it says, and of the label beside it', () => {
    const stroke = (mark: ReactElement) => painted(one(mark)).stroke;
    expect(stroke(<OffScaleArrow look="simulated" dx={1} />)).toBe('accent');
    expect(stroke(<OffScaleArrow look="measured" dx={1} />)).toBe('ink');
    const beside = (tone: Tone) =>
      stroke(
        <g data-tone={tone}>
          <OffScaleArrow dx={1} />
        </g>,
      );
    expect((['simulated', 'note', 'context'] as const).map(beside)).toEqual([
      'accent',
      'flag',
      'ink3',
    ]);
  });
});

describe('an upper end', () => {
  it.each([
    ['down', { x: 0, y: 18 }],
    ['left', { x: -18, y: 0 }],
  ] as const)('is a bar there with an arrow %s, where less is', (towards, way) => {
    const end = one(<UpperEnd x={40} y={30} towards={towards} length={18} />);
    expect(painted(end)).toMatchObject({ fill: 'none', stroke: 'ink' });
    const [bar = [], shaft = [], head = []] = partsOf(end);
    const middle = (places: typeof bar, name: 'x' | 'y') =>
      places.reduce((sum, place) => sum + place[name], 0) / places.length;
    expect([middle(bar, 'x'), middle(bar, 'y')]).toEqual([40, 30]);
    expect(bar.every(({ x, y }) => (way.x === 0 ? y === 30 : x === 40))).toBe(true);
    expect(shaft).toEqual([
      { x: 40, y: 30 },
      { x: 40 + way.x, y: 30 + way.y },
    ]);
    expect(head[1]).toEqual({ x: 40 + way.x, y: 30 + way.y });
  });
});
