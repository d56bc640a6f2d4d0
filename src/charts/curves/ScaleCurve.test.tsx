// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { expectLabel } from '../../../tests/support/labels';
import { centreOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectPlaces, readAxes } from '../../../tests/support/readAxis';
import { ScaleCurve } from './ScaleCurve';

const points = [
  { id: 'L1', hosts: 1, measured: 250, simulated: 246 },
  { id: 'L3', hosts: 10, measured: 1156, simulated: null },
];
const samples = [
  { hosts: 1, linear: 250, bound: 245, scalability: 250 },
  { hosts: 10, linear: 2500, bound: 1159, scalability: null },
];

afterEach(cleanup);

describe('ScaleCurve', () => {
  it('says how far throughput follows the hosts', () => {
    render(<ScaleCurve application="Latency App" points={points} samples={samples} />);
    screen.getByText('Latency App: 10 times the process hosts, 4.6 times the throughput');
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(1);
    for (const law of ['linear', 'bound', 'scalability']) {
      expect(document.querySelectorAll(`[data-mark="${law}"]`)).toHaveLength(1);
    }
  });

  it('has every law in its table', () => {
    render(<ScaleCurve application="Latency App" points={points} samples={samples} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[2]).toBe('101,156none2,5001,159none');
  });

  it('draws nothing it was not given', () => {
    render(<ScaleCurve application="Simple App" points={[]} samples={[]} />);
    screen.getByText('Simple App: throughput by process hosts');
  });
});

describe.each([
  ['slow', 0.0008],
  ['published', 1],
  ['fast', 4000],
])('ScaleCurve of a %s application', (_what, by) => {
  const times = (value: number) => value * by;
  const laws = [
    { hosts: 1, linear: 250, bound: 245, scalability: 252 },
    { hosts: 4, linear: 1000, bound: 800, scalability: 700 },
    { hosts: 10, linear: 2500, bound: 1159, scalability: null },
  ];
  const law = (of: 'linear' | 'bound' | 'scalability') =>
    laws.flatMap((sample) => {
      const value = sample[of];
      return value === null ? [] : [[sample.hosts, times(value)] as const];
    });

  it.each([340, 652])('has each mark at its own values, %i px wide', (width) => {
    const svg = drawAt(
      width,
      <ScaleCurve
        application="Latency App"
        points={[
          { id: 'L1', hosts: 1, measured: times(310), simulated: times(190) },
          { id: 'L2', hosts: 4, measured: times(900), simulated: times(1100) },
          { id: 'L3', hosts: 10, measured: times(1600), simulated: null },
        ]}
        samples={laws.map(({ hosts, linear, bound, scalability }) => ({
          hosts,
          linear: times(linear),
          bound: times(bound),
          scalability: scalability === null ? null : times(scalability),
        }))}
      />,
    );
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['linear', 'linear']);
    for (const one of ['linear', 'bound', 'scalability'] as const) {
      expectPlaces(axes, marks(one, svg).flatMap(verticesOf), law(one));
    }
    expectPlaces(axes, marks('measured', svg).map(centreOf), [
      [1, times(310)],
      [4, times(900)],
      [10, times(1600)],
    ]);
    expectPlaces(axes, marks('simulated', svg).map(centreOf), [
      [1, times(190)],
      [4, times(1100)],
    ]);
    const rings = marks('measured', svg).map(centreOf);
    for (const [index, id] of ['L1', 'L2', 'L3'].entries()) expectLabel(svg, id, id, rings[index]);
  });
});
