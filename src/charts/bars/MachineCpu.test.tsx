// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { edgesOf, marks } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { MachineCpu, type MachineLoad } from './MachineCpu';

const machines: MachineLoad[] = [
  { name: 'C05', group: 'Receive', simulatedPercent: 42.4, measuredPercent: 35, printed: '35' },
  { name: 'seventh', group: 'Send', simulatedPercent: 16, measuredPercent: null, printed: null },
  {
    name: 'O01',
    detail: 'MessageBox',
    group: 'Databases',
    simulatedPercent: 58,
    measuredPercent: null,
    printed: 'n/a',
    flag: { printed: 'n/a', text: 'The best run has no figure.' },
  },
  { name: 'K02', group: 'Databases', simulatedPercent: 0, measuredPercent: 0.14, printed: '0.14' },
];

afterEach(cleanup);

describe('MachineCpu', () => {
  it('draws a bar for what was simulated and a tick for what was measured', () => {
    render(<MachineCpu machines={machines} source="20-A, Table 80" />);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(4);
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(2);
    screen.getByText(/O01 MessageBox is busiest, at 58/);
  });

  it('keeps "n/a", "none" and 0 apart in the table', () => {
    render(<MachineCpu machines={machines} source="20-A, Table 80" />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      'C05Receive42.435',
      'seventhSend16.0none',
      'O01 MessageBoxDatabases58.0n/aerratum, as printed',
      'K02Databases0.00.14',
    ]);
  });

  it('prints words in whole where they have room, and their number where they have none', () => {
    const [first] = machines;
    if (!first) throw new Error('There is no machine.');
    const words = { ...first, measuredPercent: 65, printed: 'about 65 percent' };
    const { unmount } = render(<MachineCpu machines={[words]} source="L3" />);
    screen.getByText('about 65 percent', { selector: 'text' });
    unmount();
    const long = { ...words, name: 'A computer whose name leaves little of the chart' };
    render(<MachineCpu machines={[long]} source="L3" />);
    screen.getByText('65', { selector: 'text' });
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('about 65 percent');
  });

  it('describes every machine', () => {
    render(<MachineCpu machines={machines} source="20-A, Table 80" />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('C05 42, measured 35');
  });
});

describe('the marks of MachineCpu', () => {
  const load = (name: string, simulatedPercent: number, measuredPercent: number): MachineLoad => ({
    name,
    group: 'Databases',
    simulatedPercent,
    measuredPercent,
    printed: `${measuredPercent}`,
  });
  const loads = [load('C05', 42.4, 35), load('K02', 0.6, 0.14), load('O01', 97.5, 61)];

  it.each([
    [230, [0, 100]],
    [460, [0, 50, 100]],
    [900, [0, 50, 100]],
  ])('stand at their own percentages, %i px wide', (width, ticks) => {
    const svg = drawAt(width, <MachineCpu machines={loads} source="Table 80" />);
    const x = readX(svg);
    expect([x.kind, x.values]).toEqual(['linear', ticks]);
    const bars = marks('simulated', svg).map(edgesOf);
    expectValues(
      x,
      bars.map(({ left }) => left),
      [0, 0, 0],
    );
    expectValues(
      x,
      bars.map(({ right }) => right),
      [42.4, 0.6, 97.5],
    );
    const middles = marks('measured', svg)
      .map(edgesOf)
      .map(({ left, right }) => (left + right) / 2);
    expectValues(x, middles, [35, 0.14, 61]);
    const tracks = [...svg.querySelectorAll('rect[class*="track"]')].map(edgesOf);
    expectValues(
      x,
      tracks.map(({ left }) => left),
      [0, 0, 0],
    );
    expectValues(
      x,
      tracks.map(({ right }) => right),
      [100, 100, 100],
    );
  });

  it('end at 100 per cent, whatever the value', () => {
    const svg = drawAt(460, <MachineCpu machines={[load('C05', 140, 120)]} source="Table 80" />);
    const x = readX(svg);
    expectValues(
      x,
      marks('simulated', svg).map((bar) => edgesOf(bar).right),
      [100],
    );
    expectValues(
      x,
      marks('measured', svg).map((tick) => edgesOf(tick).left + 2),
      [100],
    );
  });

  it('stand in the row of their machine, its numbers under their heads', () => {
    const svg = drawAt(460, <MachineCpu machines={loads} source="Table 80" />);
    const texts = [...svg.querySelectorAll('text')];
    const of = (text: string) => texts.find(({ textContent }) => textContent === text);
    const column = (head: string) =>
      texts
        .filter((text) => text.getAttribute('x') === of(head)?.getAttribute('x'))
        .map((text) => text.textContent);
    expect(column('sim.')).toEqual(['sim.', '42', '1', '98']);
    expect(column('meas.')).toEqual(['meas.', '35', '0.14', '61']);
    const baselines = loads.map(({ name }) => Number(of(name)?.getAttribute('y')));
    for (const kind of ['simulated', 'measured']) {
      const rows = marks(kind, svg).map(edgesOf);
      expect(rows.map(({ top, bottom }) => (top + bottom) / 2 + 4)).toEqual(baselines);
    }
  });
});
