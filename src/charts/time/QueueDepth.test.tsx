// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { edgesOf, marks, partsOf } from '../../../tests/support/marks';
import { expectPlaces, expectValues, readX, readY } from '../../../tests/support/readAxis';
import { QueueDepth } from './QueueDepth';

const protocol = { rampUpMs: 0, steadyMs: 300_000, rampDownMs: 0, rampsCount: true };
const flat = new Array<number>(100).fill(6);
const growing = flat.map((_, step) => 10 * step);

afterEach(cleanup);

describe('QueueDepth', () => {
  it('draws one line per queue and reports their means', () => {
    render(
      <QueueDepth
        stepMs={3000}
        queues={[
          { id: 'application', label: 'Application queue', depth: flat },
          { id: 'spool', label: 'Spool', depth: flat },
        ]}
        protocol={protocol}
      />,
    );
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(2);
    screen.getByText('Queues hold steady: application queue 6.0, spool 6.0 messages');
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row').at(2)?.textContent).toBe('3steady66');
  });

  it('says so when a backlog grows', () => {
    render(
      <QueueDepth
        stepMs={3000}
        queues={[{ id: 'spool', label: 'Spool', depth: growing }]}
        protocol={protocol}
      />,
    );
    screen.getByText('Spool grows during the run, from 160 to 830 messages');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('highest 990, growing');
  });
});

describe.each([
  ['short', 0.25],
  ['plain', 1],
  ['long', 10_000],
])('the lines of QueueDepth for %s queues', (_what, by) => {
  const depths = { application: [2, 5, 9, 13, 8], spool: [90, 40, 140, 60, 250] };

  it.each([340, 628])('stand at their own times and depths, %i px wide', (width) => {
    const svg = drawAt(
      width,
      <QueueDepth
        stepMs={60_000}
        queues={Object.entries(depths).map(([id, depth]) => ({
          id,
          label: id,
          depth: depth.map((value) => value * by),
        }))}
        protocol={{ rampUpMs: 60_000, steadyMs: 180_000, rampDownMs: 60_000, rampsCount: false }}
      />,
    );
    const x = readX(svg);
    expect(x.kind).toBe('linear');
    expect(x.pxOf(5)).toBeCloseTo(width - 12, 6);
    for (const [id, depth] of Object.entries(depths)) {
      const panel = svg.querySelector(`[data-panel="${id}"]`) as Element;
      const y = readY(panel);
      expect(y.kind).toBe('linear');
      const [line = []] = marks('simulated', panel).flatMap(partsOf);
      expectPlaces(
        { x, y },
        line,
        depth.map((value, step) => [step + 0.5, value * by] as const),
      );
      const out = marks('leftOut', panel).map(edgesOf);
      expectValues(
        x,
        out.map(({ left }) => left),
        [0, 4],
      );
      expectValues(
        x,
        out.map(({ right }) => right),
        [1, 5],
      );
    }
  });
});
