// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, endsOf, lengthOf, marks, verticesOf } from '../../../tests/support/marks';
import { SmallLines } from './SmallLines';
import { SmallRows } from './SmallRows';

afterEach(cleanup);

const WIDTHS = [208, 420];

describe('SmallLines', () => {
  const simulated = [
    { x: 0, y: 0 },
    { x: 2, y: 40 },
    { x: 4, y: 10 },
  ];
  const measured = [
    { id: 'peak', points: [{ x: 1, y: 20 }], label: '20 rows' },
    {
      id: 'end',
      points: [
        { x: 2, y: 30 },
        { x: 3, y: 20 },
      ],
      label: '20 left',
      labelBelow: true,
    },
  ];

  it.each(WIDTHS)('draws lines and rings on one scale from zero, %i px wide', (width) => {
    const svg = drawAt(
      width,
      <SmallLines
        description="Rows against hours"
        simulated={simulated}
        measured={measured}
        ends={{ low: '0', high: '4 hours' }}
      />,
    );
    screen.getByRole('img', { name: 'Rows against hours' });
    const across = (x: number) => 8 + (x / 4) * (width - 16);
    const up = (y: number) => 84 - (y / 40) * 72;
    const [drawn] = marks('simulated', svg).map(verticesOf);
    expect(drawn).toHaveLength(simulated.length);
    const rings = marks('measured', svg).map(centreOf);
    expect(svg.querySelectorAll('path')).toHaveLength(1); // what was measured is joined by nothing
    const expected = [...simulated, ...measured.flatMap(({ points }) => points)];
    for (const [index, place] of [...(drawn ?? []), ...rings].entries()) {
      expect(place.x).toBeCloseTo(across(expected[index]?.x ?? Number.NaN), 1);
      expect(place.y).toBeCloseTo(up(expected[index]?.y ?? Number.NaN), 1);
    }
  });

  it('writes each label to the left of its last ring, or below', () => {
    const svg = drawAt(
      208,
      <SmallLines description="Rows" measured={measured} ends={{ low: '0', high: '4 hours' }} />,
    );
    const [first, , last] = marks('measured', svg).map(centreOf);
    const left = screen.getByText('20 rows');
    const below = screen.getByText('20 left');
    expect(lengthOf(left, 'x')).toBeLessThan(first?.x ?? 0);
    expect(lengthOf(left, 'y')).toBe(first?.y);
    expect(lengthOf(below, 'y')).toBeGreaterThan((last?.y ?? Infinity) + 12);
  });
});

describe('SmallRows', () => {
  const rows = [
    { id: 'msmq', label: 'MSMQ', value: 200 },
    { id: 'ftp', label: 'FTP', value: 50 },
  ];

  it.each(WIDTHS)('draws each value as far from the names as it is large, %i px wide', (width) => {
    const svg = drawAt(
      width,
      <SmallRows description="Documents per second" rows={rows} ends={{ low: '0', high: '200' }} />,
    );
    screen.getByText('MSMQ');
    const rings = marks('measured', svg).map(centreOf);
    expect(rings).toHaveLength(rows.length);
    const left = endsOf(svg.querySelector('line') as Element)[0].x;
    expect(left).toBeGreaterThan(30);
    for (const [index, { x }] of rings.entries())
      expect(x).toBeCloseTo(left + ((rows[index]?.value ?? 0) / 200) * (width - 8 - left), 1);
    expect(rings[0]?.y).toBeLessThan(rings[1]?.y ?? 0);
  });
});
