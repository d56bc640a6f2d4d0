// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { centreOf, edgesOf, endsOf, marks } from '../../../tests/support/marks';
import { type RangeStrip, RangeStrips } from './RangeStrips';

afterEach(cleanup);

const STRIPS: RangeStrip[] = [
  {
    id: 'users',
    label: 'Virtual users',
    publishedText: '3',
    hereText: '4',
    published: 0.2,
    here: 0.3,
    measured: { low: 0.1, high: 0.9, text: '2 to 10' },
    isOutside: false,
  },
  {
    id: 'poll',
    label: 'Polling',
    publishedText: '50\u202fms',
    hereText: '18\u202fms',
    published: 0.8,
    here: 0.4,
    measured: { low: 0.8, high: 0.8, text: '50\u202fms' },
    isOutside: true,
  },
];

/** A strip is 170 px wide with 9 px kept free at each end. */
const shareOf = (px: number) => (px - 9) / 152;

describe('distance from what was measured', () => {
  it('has tick, mark and range in their places', () => {
    render(<RangeStrips title="How far" subtitle="" strips={STRIPS} name="best" />);
    const rows = [...document.querySelectorAll('[data-strip]')];
    rows.forEach((row, place) => {
      const strip = STRIPS[place] as RangeStrip;
      const [tick] = marks('published', row).map(endsOf);
      expect(shareOf(tick?.[0].x ?? 0)).toBeCloseTo(strip.published, 5);
      const [here] = marks('here', row);
      expect(shareOf(here ? centreOf(here).x : 0)).toBeCloseTo(strip.here, 5);
      expect(here?.getAttribute('class')).toMatch(strip.isOutside ? /extrapolated/ : /dot/);
      const [range] = marks('measured', row).map(edgesOf);
      expect(shareOf((range?.left ?? 0) + 4.5)).toBeCloseTo(strip.measured?.low ?? 0, 5);
      expect(shareOf((range?.right ?? 0) - 4.5)).toBeCloseTo(strip.measured?.high ?? 0, 5);
    });
    const beyond = marks('beyond').map(edgesOf);
    expect(beyond.map(({ left, right }) => [left, right].map(shareOf))).toEqual([
      [expect.closeTo(0.4, 5), expect.closeTo(0.8, 5)],
    ]);
  });

  it('says all of it in words and in a table', () => {
    render(<RangeStrips title="How far" subtitle="" strips={STRIPS} name="best" />);
    screen.getByRole('img', { name: 'published 3, best 4, inside what was measured: 2 to 10' });
    screen.getByText(/50.ms → 18.ms/);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain(
      'Polling50\u202fms18\u202fms50\u202fmsoutside',
    );
  });
});
