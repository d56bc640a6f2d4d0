// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import {
  centreOf,
  edgesOf,
  endsOf,
  marks as marksOf,
  verticesOf,
} from '../../../tests/support/marks';
import { expectPlaces, expectValues, readAxes, readY } from '../../../tests/support/readAxis';
import { AgreementPlot } from './AgreementPlot';
import { ResidualGroups } from './ResidualGroups';
import { ResidualPlot } from './ResidualPlot';

afterEach(cleanup);

const marks = (kind: string) => document.querySelectorAll(`[data-mark="${kind}"]`);
const residuals = Array.from({ length: 12 }, (_, i) => ({
  id: `${i + 1}-A`,
  x: 10 * i,
  error: 0.01 * i,
}));

describe('ResidualPlot', () => {
  it('names a trend', () => {
    render(<ResidualPlot variable="users" unit="users" residuals={residuals} tolerance={0.15} />);
    expect(marks('residual')).toHaveLength(12);
    screen.getByText(/^Errors rise with the users: rank correlation \+1\.00/);
  });

  it('says when there is none', () => {
    const flat = residuals.map((one, i) => ({ ...one, error: i % 2 === 0 ? 0.1 : -0.1 }));
    render(<ResidualPlot variable="users" unit="users" residuals={flat} tolerance={null} />);
    screen.getByText(/^No trend with the users/);
  });

  it('stands empty data', () => {
    render(<ResidualPlot variable="users" unit="users" residuals={[]} tolerance={0.15} />);
    expect(marks('residual')).toHaveLength(0);
  });
});

describe('ResidualGroups', () => {
  it('gives the median of each group', () => {
    const groups = [
      { label: 'Xeon', residuals: residuals.slice(0, 3) },
      { label: 'Opteron', residuals: residuals.slice(9) },
    ];
    render(<ResidualGroups variable="server" groups={groups} tolerance={0.15} />);
    screen.getByText('Median error: Xeon +1.0 %, Opteron +10.0 %');
    expect(marks('residual')).toHaveLength(6);
  });
});

describe('AgreementPlot', () => {
  it('counts what lies within the tolerance and turns into a table', () => {
    const points = [
      { id: '1-A', measured: 100, simulated: 104, error: 0.04 },
      { id: '2-B', measured: 900, simulated: 600, error: -1 / 3 },
    ];
    render(<AgreementPlot unit="ms" points={points} tolerance={0.15} />);
    screen.getByText(/^1 of 2 configurations lie within 15/);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    screen.getByRole('rowheader', { name: '2-B' });
  });

  it('draws doubtful points apart, does not count them and says why', () => {
    const points = [
      { id: 'HTTP', measured: 100, simulated: 104, error: 0.04 },
      { id: 'POP3', measured: 7.5, simulated: 43, error: 4.7, doubt: 'not determined' },
    ];
    const text = { unit: 'documents/s', compared: 'predicted', tolerance: 0.15 };
    render(<AgreementPlot {...text} points={points} format={(value) => value.toFixed(1)} />);
    screen.getByText(/^1 of 1 configurations lie within 15/);
    screen.getByText(/^Predicted against measured/);
    expect(marks('agreement')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    screen.getByRole('cell', { name: 'not determined' });
    screen.getByRole('cell', { name: '7.5' });
  });
});

/** Holds a name to the point it stands beside, on its right or left. */
function expectName(svg: Element, name: string, point: { x: number; y: number } | undefined) {
  const text = [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === name);
  expect(Math.abs(Number(text?.getAttribute('x')) - (point?.x ?? 0))).toBeCloseTo(8, 6);
  expect(Number(text?.getAttribute('y'))).toBeCloseTo((point?.y ?? 0) + 4, 6);
}

describe.each([
  ['small', 0.1, 0.02],
  ['plain', 1, 1],
  ['large', 5000, 20],
])('the marks at %s errors', (_what, byX, byError) => {
  const errors = [
    { id: '1-A', x: 4, error: 0.03 },
    { id: '2-B', x: 11, error: -0.08 },
    { id: '3-C', x: 27, error: 0.21 },
    { id: '4-D', x: 45, error: -0.01 },
  ].map(({ id, x, error }) => ({ id, x: x * byX, error: error * byError }));
  const percents = errors.map(({ error }) => 100 * error);
  const tolerance = 0.15 * byError;
  const band = (svg: Element) => {
    const { top, bottom } = edgesOf(svg.querySelector('rect[class*="band"]') as Element);
    return [top, bottom];
  };
  const rule = (svg: Element) =>
    endsOf(svg.querySelector('line[data-look="measured"]') as Element).map(({ y }) => y);

  it.each([340, 548])('of ResidualPlot stand at their own values, %i px wide', (width) => {
    const svg = drawAt(
      width,
      <ResidualPlot variable="users" unit="users" residuals={errors} tolerance={tolerance} />,
    );
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['linear', 'linear']);
    expectPlaces(
      axes,
      marksOf('residual', svg).map(centreOf),
      errors.map(({ x }, index) => [x, percents[index] ?? Number.NaN] as const),
    );
    expectName(svg, '3-C', marksOf('residual', svg).map(centreOf)[2]);
    expectValues(axes.y, band(svg), [100 * tolerance, -100 * tolerance]);
    expectValues(axes.y, rule(svg), [0, 0]);
  });

  it.each([340, 548])('of ResidualGroups stand at their own values, %i px wide', (width) => {
    const svg = drawAt(
      width,
      <ResidualGroups
        variable="server"
        groups={[
          { label: 'Xeon', residuals: errors.slice(0, 3) },
          { label: 'Opteron', residuals: errors.slice(3) },
        ]}
        tolerance={tolerance}
      />,
    );
    const y = readY(svg);
    expect(y.kind).toBe('linear');
    // A swarm stands from its lowest position, which is its largest error, on.
    const drawn = marksOf('residual', svg).map(centreOf);
    const [first, second, third, last] = percents;
    const falling = [third, first, second, last].map((percent) => percent ?? Number.NaN);
    expectValues(
      y,
      drawn.map((place) => place.y),
      falling,
    );
    expectName(svg, '3-C', drawn[0]);
    const medians = [...svg.querySelectorAll('line[data-look="simulated"]')].map(endsOf);
    const middle = [first, first, last, last].map((percent) => percent ?? Number.NaN);
    expectValues(
      y,
      medians.flat().map((end) => end.y),
      middle,
    );
    const names = [...svg.querySelectorAll('text')].filter(({ textContent }) =>
      ['Xeon', 'Opteron'].includes(textContent ?? ''),
    );
    const centres = medians.map(([from, to]) => (from.x + to.x) / 2);
    expect(names.map((name) => Number(name.getAttribute('x')))).toEqual(centres);
    const [own = 0, other = 0] = centres;
    for (const [index, { x }] of drawn.entries()) {
      expect(Math.abs(x - own) < Math.abs(x - other)).toBe(index < 3);
    }
    expectValues(y, band(svg), [100 * tolerance, -100 * tolerance]);
    expectValues(y, rule(svg), [0, 0]);
  });
});

describe.each([
  ['small', 0.02],
  ['plain', 1],
  ['large', 500],
])('the marks of AgreementPlot at %s values', (_what, by) => {
  const points = [
    { id: '1-A', measured: 100 * by, simulated: 140 * by, error: 0.4 },
    { id: '2-B', measured: 900 * by, simulated: 600 * by, error: -1 / 3 },
    { id: '3-C', measured: 310 * by, simulated: 330 * by, error: 2 / 31, doubt: 'unclear' },
  ];

  it.each([340, 548])('stand at their own values on log axes, %i px wide', (width) => {
    const svg = drawAt(width, <AgreementPlot unit="ms" points={points} tolerance={0.15} />);
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['log', 'log']);
    expectPlaces(
      axes,
      marksOf('agreement', svg).map(centreOf),
      points.map(({ measured, simulated }) => [measured, simulated] as const),
    );
    const [first, second] = marksOf('agreement', svg).map(centreOf);
    expectName(svg, '1-A', first);
    expectName(svg, '2-B', second);
    const ratioAt = ({ x, y }: { x: number; y: number }) => axes.y.valueAt(y) / axes.x.valueAt(x);
    for (const end of endsOf(svg.querySelector('line[data-look="joined"]') as Element)) {
      expect(ratioAt(end)).toBeCloseTo(1, 2);
    }
    const corners = verticesOf(svg.querySelector('path[class*="band"]') as Element).map(ratioAt);
    const tolerated = [1.15, 1.15, 1, 0.85, 0.85, 1];
    expect(corners).toHaveLength(tolerated.length);
    for (const [index, ratio] of tolerated.entries()) expect(corners[index]).toBeCloseTo(ratio, 2);
  });
});
