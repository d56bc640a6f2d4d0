// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { endsOf, partsOf } from '../../../tests/support/marks';
import { painted } from '../../../tests/support/painted';
import { Whisker } from './ends';
import { along, Curve, type CurveLook, Interval, Leader, Rule, type RuleLook } from './lines';

const one = (mark: ReactElement): Element =>
  render(<svg role="presentation">{mark}</svg>).container.querySelector('svg > *') as Element;
const isDashed = (mark: Element) => painted(mark)['stroke-dasharray'] !== undefined;

describe('a rule', () => {
  it('stands upright at one place, and lies at one height', () => {
    expect(endsOf(one(<Rule look="measured" x={7} y={[2, 30]} data-mark="limit" />))).toEqual([
      { x: 7, y: 2 },
      { x: 7, y: 30 },
    ]);
    expect(endsOf(one(<Rule look="measured" x={[2, 30]} y={7} />))).toEqual([
      { x: 2, y: 7 },
      { x: 30, y: 7 },
    ]);
    const shares = one(<Rule look="measured" x="50%" y={[0, 9]} data-mark="zero" />);
    expect(['x1', 'x2', 'data-mark'].map((name) => shares.getAttribute(name))).toEqual([
      '50%',
      '50%',
      'zero',
    ]);
  });

  it('follows a segment from end to end', () => {
    const segment = { x1: 1, y1: 2, x2: 3, y2: 4 };
    const ends = [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ];
    expect(endsOf(one(<Rule look="joined" {...along(segment)} />))).toEqual(ends);
    expect(endsOf(one(<Leader {...segment} />))).toEqual(ends);
  });

  it.each<[RuleLook, string, boolean]>([
    ['measured', 'ink', false],
    ['agreed', 'ink', false],
    ['joined', 'ink', false],
    ['target', 'ink', true],
    ['moment', 'ink', true],
    ['simulated', 'accent', false],
    ['pairs', 'accent', false],
    ['pair', 'accent-mid', false],
    ['leaving', 'accent', true],
    ['now', 'accent', true],
    ['offered', 'context', true],
    ['context', 'context', false],
    ['connector', 'context', false],
    ['axis', 'context', false],
    ['grid', 'grid', false],
  ])('of the look %s is drawn in %s; broken: %s', (look, stroke, broken) => {
    const rule = one(<Rule look={look} x={1} y={[0, 9]} />);
    expect([painted(rule).stroke, isDashed(rule)]).toEqual([stroke, broken]);
  });
});

it('draws an interval in the accent from its low to its high end', () => {
  const interval = one(<Interval x={[10, 20]} y={5} />);
  expect(endsOf(interval)).toEqual([
    { x: 10, y: 5 },
    { x: 20, y: 5 },
  ]);
  expect(painted(interval)).toEqual({ stroke: 'accent' });
  expect(interval.getAttribute('stroke-width')).toBe('2');
  expect(one(<Interval width={4} x={1} y={[2, 3]} />).getAttribute('stroke-width')).toBe('4');
});

it('caps a whisker at both ends', () => {
  const whisker = one(<Whisker low={10} high={20} y={6} half={4} />);
  expect(painted(whisker)).toMatchObject({ stroke: 'ink', fill: 'none' });
  expect(partsOf(whisker)).toEqual([
    [
      { x: 10, y: 2 },
      { x: 10, y: 10 },
    ],
    [
      { x: 10, y: 6 },
      { x: 20, y: 6 },
    ],
    [
      { x: 20, y: 2 },
      { x: 20, y: 10 },
    ],
  ]);
});

describe('a curve', () => {
  it.each<[CurveLook, string, boolean]>([
    ['simulated', 'accent', false],
    ['series', 'accent', false],
    ['faint', 'accent-mid', false],
    ['preview', 'accent', true],
    ['predictive', 'accent-mid', true],
    ['joined', 'ink', false],
    ['published', 'ink2', true],
    ['offered', 'context', true],
    ['context', 'context', false],
  ])('of the look %s is drawn in %s and never filled; broken: %s', (look, stroke, broken) => {
    const curve = one(<Curve look={look} d="M0 0L1 1" />);
    expect([painted(curve).stroke, isDashed(curve), painted(curve).fill]).toEqual([
      stroke,
      broken,
      'none',
    ]);
  });

  it('draws nothing where there is nothing to join', () => {
    expect(one(<Curve look="simulated" d={null} />).getAttribute('d')).toBe('');
    expect(one(<Curve look="simulated" d="M0 0L1 1" data-mark="x" />).getAttribute('d')).toBe(
      'M0 0L1 1',
    );
  });
});
