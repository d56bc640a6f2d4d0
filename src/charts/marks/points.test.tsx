// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { centreOf, lengthOf, partsOf, verticesOf } from '../../../tests/support/marks';
import { painted } from '../../../tests/support/painted';
import {
  Dot,
  type DotLook,
  Extrapolated,
  FocusRing,
  HitArea,
  Now,
  Ring,
  type RingLook,
  Simulated,
} from './points';
import { Cross, Diamond, DotCloud, Replications } from './shapes';

const draw = (mark: ReactElement): Element[] => [
  ...(render(<svg role="presentation">{mark}</svg>).container.querySelector('svg')?.children ?? []),
];
const one = (mark: ReactElement): Element => draw(mark)[0] as Element;
const at = { cx: 30, cy: 40, r: 5 };

describe('a ring', () => {
  it.each<[RingLook, string, string]>([
    ['measured', 'paper', 'ink'],
    ['current', 'paper', 'ink'],
    ['context', 'paper', 'context'],
    ['flagged', 'paper', 'flag'],
    ['through', 'none', 'ink'],
    ['fine', 'none', 'ink'],
  ])('of the look %s is open: %s in %s', (look, fill, stroke) => {
    const ring = one(<Ring look={look} data-mark="measured" {...at} />);
    expect(painted(ring)).toMatchObject({ fill, stroke });
    expect(painted(ring)['stroke-dasharray']).toBeUndefined();
    expect(centreOf(ring)).toEqual({ x: 30, y: 40 });
    expect([lengthOf(ring, 'r'), ring.getAttribute('data-mark')]).toEqual([5, 'measured']);
  });

  it('is that of the configuration in question where nothing is said, and the stronger the nearer', () => {
    expect(painted(one(<Ring {...at} />))).toEqual(painted(one(<Ring look="measured" {...at} />)));
    const widths = (['context', 'measured', 'current'] as const).map((look) =>
      Number(painted(one(<Ring look={look} {...at} />))['stroke-width']),
    );
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  });
});

describe('a dot', () => {
  it.each<[DotLook, string, string | undefined]>([
    ['plain', 'accent', undefined],
    ['swarm', 'accent', 'paper'],
    ['strip', 'accent', 'paper'],
    ['clear', 'accent', 'paper'],
    ['run', 'accent', undefined],
    ['before', 'accent-mid', 'accent'],
    ['preview', 'accent-mid', 'accent'],
  ])('of the look %s is full of %s, with an edge of %s', (look, fill, stroke) => {
    const dot = one(<Dot look={look} {...at} />);
    expect(painted(dot).fill).toBe(fill);
    expect(painted(dot).stroke).toBe(stroke);
    expect(centreOf(dot)).toEqual({ x: 30, y: 40 });
  });

  it('is a dashed open circle where nobody measured', () => {
    for (const mark of [
      <Extrapolated key="one" {...at} />,
      <Extrapolated key="small" isSmall {...at} />,
      <Simulated key="either" isExtrapolated {...at} />,
    ]) {
      const { fill, stroke, 'stroke-dasharray': dashes } = painted(one(mark));
      expect([fill, stroke]).toEqual(['paper', 'accent']);
      expect(dashes).toMatch(/^[\d.]+ [\d.]+$/);
    }
    const inside = painted(one(<Simulated isExtrapolated={false} {...at} />));
    expect([inside.fill, inside['stroke-dasharray']]).toEqual(['accent', undefined]);
  });

  it('stands in a circle of the accent now', () => {
    const [halo, dot] = draw(<Now cx={3} cy={4} r={5} around={9} />) as [Element, Element];
    expect(painted(halo)).toMatchObject({ fill: 'none', stroke: 'accent' });
    expect(painted(dot).fill).toBe('accent');
    expect([halo, dot].map(centreOf)).toEqual([
      { x: 3, y: 4 },
      { x: 3, y: 4 },
    ]);
    expect([halo, dot].map((circle) => lengthOf(circle, 'r'))).toEqual([9, 5]);
  });

  it('is faint among the single runs behind a mean', () => {
    const runs = one(
      <Replications>
        <Dot {...at} />
      </Replications>,
    );
    expect(Number(painted(runs).opacity)).toBeLessThan(1);
    expect(runs.childElementCount).toBe(1);
  });

  it('is round in a cloud, in the accent where the limits are kept', () => {
    const [kept, broken] = [true, false].map((isKept) =>
      painted(one(<DotCloud isKept={isKept} d="M1 2h0" />)),
    );
    expect([kept?.stroke, broken?.stroke]).toEqual(['accent', 'context']);
    for (const paint of [kept, broken]) expect(paint?.['stroke-linecap']).toBe('round');
  });
});

it('draws a prediction as an open diamond around its place', () => {
  const diamond = one(<Diamond {...at} />);
  expect(painted(diamond)).toMatchObject({ fill: 'paper', stroke: 'accent' });
  expect(painted(one(<Diamond look="context" {...at} />)).stroke).toBe('context');
  expect(verticesOf(diamond)).toEqual([
    { x: 30, y: 35 },
    { x: 35, y: 40 },
    { x: 30, y: 45 },
    { x: 25, y: 40 },
  ]);
  expect(diamond.getAttribute('d')).toMatch(/z$/);
});

it('draws a run that did not settle as a cross', () => {
  const cross = one(<Cross {...at} />);
  expect(painted(cross)).toMatchObject({ fill: 'none', stroke: 'accent' });
  expect(partsOf(cross)).toEqual([
    [
      { x: 25, y: 35 },
      { x: 35, y: 45 },
    ],
    [
      { x: 25, y: 45 },
      { x: 35, y: 35 },
    ],
  ]);
});

it('names a mark at the pointer by a ring in ink, and takes the pointer by what is not painted', () => {
  expect(painted(one(<FocusRing {...at} />))).toMatchObject({ fill: 'none', stroke: 'ink' });
  expect(painted(one(<HitArea {...at} />))).toEqual({});
});
