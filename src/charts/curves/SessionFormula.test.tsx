// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { edgesOf, marks } from '../../../tests/support/marks';
import { SessionFormula } from './SessionFormula';

const shared = { hosts: 8, processors: 2 };
const runs = [
  { ...shared, id: '200', label: '200', poolSize: 200, measuredPeak: 1093, simulatedPeak: 1087 },
  {
    ...shared,
    id: '25',
    label: 'default 25',
    poolSize: 25,
    measuredPeak: 480,
    simulatedPeak: null,
  },
];

afterEach(cleanup);

describe('SessionFormula', () => {
  it('holds the formula against the measured peaks', () => {
    render(<SessionFormula runs={runs} />);
    screen.getByText('The formula gives 0.8 to 2.9 times the measured peak: it bounds nothing');
    expect(document.querySelectorAll('[data-mark="formula"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toBe('200820023,2001,0931,087');
    expect(rows[2]).toBe('default 258252400480none');
  });

  it('stays plain without runs', () => {
    render(<SessionFormula runs={[]} />);
    screen.getByText('Sessions by formula and as measured');
  });
});

describe('the bars of SessionFormula', () => {
  const sizes = [200, 25].map((poolSize, index) => ({
    ...shared,
    id: `${poolSize}`,
    label: `${poolSize} threads`,
    poolSize,
    measuredPeak: [1093, 480][index] as number,
    simulatedPeak: [1500, 610][index] as number,
  }));

  it.each([
    [340, 1],
    [652, 1],
    [652, 0.01],
    [652, 3000],
  ])('start at the left edge, %i px wide, and share one scale', (width, by) => {
    const svg = drawAt(
      width,
      <SessionFormula
        runs={sizes.map((run) => ({
          ...run,
          poolSize: run.poolSize * by,
          measuredPeak: run.measuredPeak * by,
          simulatedPeak: run.simulatedPeak * by,
        }))}
      />,
    );
    // The largest number, 3,200 by the formula, reaches the room kept for the printed numbers.
    const px = (value: number) => (value / 3200) * (width - 112);
    const all = (kind: string) => marks(kind, svg).map(edgesOf);
    expect(all('simulated').map(({ left }) => left)).toEqual([0, 0]);
    for (const [kind, values, read] of [
      ['simulated', [1500, 610], ({ right }) => right],
      ['formula', [3200, 400], ({ left, right }) => right - left],
      ['measured', [1093, 480], ({ left, right }) => (left + right) / 2],
    ] as [string, number[], (edges: ReturnType<typeof edgesOf>) => number][]) {
      const drawn = all(kind).map(read);
      expect(drawn).toHaveLength(values.length);
      for (const [index, value] of values.entries()) {
        expect(Math.abs((drawn[index] ?? Number.NaN) - px(value))).toBeLessThanOrEqual(0.5);
      }
    }
  });

  it('stand beside the numbers under their heads', () => {
    const svg = drawAt(652, <SessionFormula runs={sizes} />);
    const texts = [...svg.querySelectorAll('text')];
    const column = (head: string) => {
      const x = texts.find(({ textContent }) => textContent === head)?.getAttribute('x');
      return texts.filter((text) => text.getAttribute('x') === x).map((text) => text.textContent);
    };
    expect(column('sim.')).toEqual(['sim.', '1,500', '610']);
    expect(column('meas.')).toEqual(['meas.', '1,093', '480']);
  });
});
