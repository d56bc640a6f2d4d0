// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FactorRows } from '../../../src/charts/evidence/FactorRows';
import type { Profiles } from '../../../src/comparison/validation';
import { profilesOf } from '../../../src/studies/low-latency/evidence/profiles';
import { ProfileTable } from '../../../src/studies/low-latency/pages/evidence/ProfileTable';
import { drawAt } from '../../support/drawAt';
import { centreOf, edgesOf, endsOf, marks } from '../../support/marks';
import { expectValues, readX } from '../../support/readAxis';

afterEach(cleanup);

const FACTORS = [0.5, 0.8, 1.25, 2];
/** A profile whose cost is a parabola of the logarithm, of that curvature to either side. */
const parabola = (id: string, below: number, above: number): Profiles['profiles'][number] => ({
  id,
  points: FACTORS.map((factor) => ({
    factor,
    cost: 3 * (1 + (factor < 1 ? below : above) * Math.log(factor) ** 2),
    others: { steady_ms: 1, opposite_ms: factor ** -0.9, follows_ms: factor ** 0.4 },
  })),
});
const REPORT: Profiles = {
  modelVersion: '9',
  cost: 3,
  configurations: 48,
  profiles: [parabola('tight_ms', 9, 9), parabola('open_ms', 0.05, 1)],
};
const ENSEMBLE = { parameters: [{ id: 'tight_ms', standardErrorPercent: 20 }] };
const data = profilesOf(REPORT, ENSEMBLE as Parameters<typeof profilesOf>[1]);
const [tight, open] = data.rows;

describe('profiles of parameters', () => {
  it('end where the cost passes what chance explains', () => {
    // The 95 % quantile of chi-squared with one degree of freedom is 3.841.
    expect(data.limit).toBeCloseTo(Math.exp(3.841 / 48), 4);
    // Between 0.8 and 1 the cost is read off a straight line.
    const rise = 9 * Math.log(0.8) ** 2;
    expect(tight?.low).toBeCloseTo(0.8 ** ((data.limit - 1) / rise), 9);
    expect(tight?.high).toBeCloseTo(1.25 ** ((data.limit - 1) / rise), 9);
  });

  it('stay open where it does not within what was tried', () => {
    expect(open?.low).toBeNull();
    expect(open?.high).toBeGreaterThan(1.25);
    expect(open?.high).toBeLessThan(2);
    expect(data.reach).toEqual([0.5, 2]);
  });

  it('count from the least that was found, be it another than the fit', () => {
    const cheap = parabola('cheap_ms', 0.05, 0.05);
    const points = cheap.points.map((point) => ({ ...point, cost: point.cost / 1.05 }));
    const report = { ...REPORT, profiles: [...REPORT.profiles, { ...cheap, points }] };
    const { fitRatio, rows } = profilesOf(report, ENSEMBLE as Parameters<typeof profilesOf>[1]);
    expect(data.fitRatio).toBe(1);
    const least = (3 * (1 + 0.05 * Math.log(0.8) ** 2)) / 1.05;
    expect(fitRatio).toBeCloseTo(3 / least, 9);
    const rise = 9 * Math.log(0.8) ** 2;
    expect(rows[0]?.low).toBeCloseTo(0.8 ** ((data.limit / fitRatio - 1) / rise), 9);
    const [first] = points.map((point) => point.cost / least);
    expect(rows[2]?.outermost[0]).toBeCloseTo(first ?? 0, 9);
  });

  it('stand beside what the refits say', () => {
    expect(tight?.refits).toBeCloseTo(Math.exp(0.392), 9);
    expect(open?.refits).toBeNull();
  });

  it('name what makes up for the parameter, most first', () => {
    expect(tight?.along.map(({ id }) => id)).toEqual(['opposite_ms', 'follows_ms']);
    expect(tight?.along.map(({ power }) => power)).toEqual([
      expect.closeTo(-0.9, 9),
      expect.closeTo(0.4, 9),
    ]);
  });

  it.each([358, 880])('are drawn at their factors, %i px wide', (width) => {
    const svg = drawAt(width, <FactorRows {...data} />);
    const x = readX(svg);
    expect(x.kind).toBe('log');
    const bars = marks('profile', svg).map(edgesOf);
    expectValues(
      x,
      bars.flatMap(({ left, right }) => [left, right]),
      [tight?.low, tight?.high, 0.5, open?.high].map((end) => end ?? Number.NaN),
    );
    const [refits] = marks('refits', svg).map(endsOf);
    const factor = tight?.refits ?? Number.NaN;
    expectValues(x, refits?.map((end) => end.x) ?? [], [1 / factor, factor]);
    const opened = marks('open', svg);
    const arrow = opened[0]?.querySelector('path') as Element;
    expect(centreOf(arrow).x).toBeCloseTo(x.pxOf(0.5) - 4, 0);
    expect(arrow.getAttribute('transform')).toContain('rotate(180)');
    expect(opened.map((one) => one.closest('[data-row]')?.getAttribute('data-row'))).toEqual([
      'open_ms',
    ]);
  });

  it('go on to the right where the upper end is open', () => {
    const rows = [{ id: 'up_ms', low: 0.8, high: null, refits: null }];
    const svg = drawAt(880, <FactorRows rows={rows} reach={[0.5, 2]} />);
    const x = readX(svg);
    expectValues(x, [edgesOf(marks('profile', svg)[0] as Element).right], [2]);
    const arrows = marks('open', svg).map((one) => one.querySelector('path') as Element);
    expect(arrows.map((arrow) => Math.round(centreOf(arrow).x - x.pxOf(2)))).toEqual([4]);
    expect(arrows[0]?.getAttribute('transform')).toContain('rotate(0)');
  });

  it('are told in words and numbers', () => {
    render(<FactorRows {...data} />);
    screen.getByText(
      '1 of the 2 weakest parameters can lie farther off than was tried, between ×0.50 and ×2.00',
    );
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const cells = screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
    expect(cells).toContainEqual(['open_ms', 'open', open?.high?.toFixed(2), 'none', 'none']);
    cleanup();
    render(<FactorRows rows={data.rows.slice(1)} reach={data.reach} />);
    screen.getByText(/^Each of the 1 weakest parameters can lie farther off/);
    cleanup();
    render(<FactorRows rows={data.rows.slice(0, 1)} reach={data.reach} />);
    screen.getByText('Each of the 1 weakest parameters has both its ends between ×0.50 and ×2.00');
  });

  it('have a table of what they fit as well with', () => {
    render(<ProfileTable rows={data.rows} />);
    const texts = screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
    const ends = [tight?.low, tight?.high].map((end) => `×${end?.toFixed(2)}`);
    const along = 'opposite_ms \u22128.2 %, follows_ms +3.9 %';
    expect(texts.slice(1)).toEqual([
      ['tight_ms', ends.join(' to '), '5.324 / 5.324', '×0.68 to ×1.48', along],
      ['open_ms', `up to ×${open?.high?.toFixed(2)}`, '1.024 / 1.480', 'kept', along],
    ]);
  });
});
