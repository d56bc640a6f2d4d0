// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, edgesOf, endsOf, marks } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { BoundRows } from './BoundRows';
import { ResourceUse } from './ResourceUse';

afterEach(cleanup);

describe('ResourceUse', () => {
  const resources = [
    { label: 'Publish lock', percent: 67, beforePercent: 80, waitMs: 3.5 },
    { label: 'Processors', percent: 48, beforePercent: null, waitMs: null },
    { label: 'Queue lock', percent: 24.5, beforePercent: 20, waitMs: 24 },
  ];

  it.each([360, 720])('has bars and ticks at their own shares, %i px wide', (width) => {
    const x = readX(drawAt(width, <ResourceUse before="20-A" resources={resources} />));
    expectValues(
      x,
      marks('use').flatMap((mark) => [edgesOf(mark).left, edgesOf(mark).right]),
      [0, 67, 0, 48, 0, 24.5],
    );
    expectValues(
      x,
      marks('before').map((mark) => endsOf(mark)[0].x),
      [80, 20],
    );
  });

  it('names the busiest, or two that are alike, and has waits in words and in the table', () => {
    render(<ResourceUse before="20-A as published" resources={resources} />);
    screen.getByText(/^Publish lock: taken 67.% of the time/);
    screen.getByText(/Tick: 20-A as published/);
    screen.getByText('3.5 ms');
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row')[1]?.textContent).toBe('Publish lock67.0\u221213.03.5');
    expect(screen.getAllByRole('row')[2]?.textContent).toBe('Processors48.0nonenone');
    cleanup();
    const alike = resources.map((one) => ({ ...one, percent: 66, beforePercent: null }));
    render(<ResourceUse before="20-A" resources={alike} />);
    screen.getByText('Publish lock and processors are the busiest');
    expect(screen.queryByText(/Tick:/)).toBeNull();
  });
});

describe('BoundRows', () => {
  const props = {
    simulated: { mean: 90, low: 85, high: 95 },
    unit: 'messages/s',
    bounds: [
      { label: 'Publish lock', basis: 'as now', perSecond: 135 },
      { label: 'Nobody waits', basis: 'nobody added', perSecond: 180 },
      { label: 'Disk', basis: 'as now', perSecond: 4000 },
    ],
  };

  it.each([360, 720])('hatches from each bound to the edge, %i px wide', (width) => {
    const x = readX(drawAt(width, <BoundRows {...props} />));
    expectValues(
      x,
      marks('bound').map((mark) => endsOf(mark)[0].x),
      [135, 180],
    );
    expectValues(
      x,
      marks('beyond').map((mark) => edgesOf(mark).left),
      [135, 180],
    );
    for (const mark of marks('beyond')) expect(edgesOf(mark).right).toBeCloseTo(width - 56, 6);
    expectValues(
      x,
      marks('simulated').map((mark) => centreOf(mark).x),
      [90],
    );
    const [runs] = marks('runs').map(edgesOf);
    expectValues(x, [runs?.left ?? 0, runs?.right ?? 0], [85, 95]);
    expect(marks('far')).toHaveLength(1);
  });

  it('says how much of the tightest bound is reached, and why each holds', () => {
    render(<BoundRows {...props} />);
    screen.getByText(/^Bounded by 135 messages\/s; 67.% of that is reached$/);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'What boundswhybound, messages/s',
      'Simulatedby the runs90.0',
      'Publish lockas now135',
      'Nobody waitsnobody added180',
      'Diskas now4,000',
    ]);
  });
});
