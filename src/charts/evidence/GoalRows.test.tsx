// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, marks } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { GoalRows } from './GoalRows';

afterEach(cleanup);

const goal = (id: string, timesLimit: number) => ({
  id,
  label: `Goal ${id}`,
  timesLimit,
  figure: `${timesLimit} %`,
  limit: '1',
});
const GROUPS = [
  { id: 'first', name: 'First', goals: [goal('a', 0.4), goal('b', 2), goal('c', 4.5)] },
  { id: 'second', name: 'Second', goals: [goal('d', 0.9), goal('e', 0.01)] },
];

describe('goals', () => {
  it('are counted, and the farthest miss is told', () => {
    render(<GoalRows groups={GROUPS} />);
    screen.getByText(
      '3 of 5 goals with a figure are reached; the farthest miss is 4.5 times its limit',
    );
    cleanup();
    render(<GoalRows groups={GROUPS.slice(1)} />);
    screen.getByText('All 2 goals with a figure are reached');
  });

  it.each([358, 880])('stand at what they are of their limits, %i px wide', (width) => {
    const svg = drawAt(width, <GoalRows groups={GROUPS} />);
    const x = readX(svg);
    expect(x.kind).toBe('log');
    const of = (mark: string) => marks(mark, svg).map((dot) => centreOf(dot).x);
    // Misses from the farthest on; what is nearly nothing stands at the end of the axis.
    expectValues(x, of('missed'), [4.5, 2]);
    expectValues(x, of('reached'), [0.4, 0.1, 0.9]);
    const [limit] = svg.querySelectorAll('line[data-look="target"]');
    expectValues(x, [Number(limit?.getAttribute('x1'))], [1]);
  });

  it('that are missed are named with figure and limit, the others are in the table', () => {
    const svg = drawAt(880, <GoalRows groups={GROUPS} />);
    const said = (id: string) => svg.querySelector(`[data-row="${id}"]`)?.textContent;
    expect(said('c')).toBe('Goal c4.5 %, limit 1');
    expect(svg.querySelector('[data-row="a"]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const results = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
    expect(results).toEqual(['result', 'reached', 'missed', 'missed', 'reached', 'reached']);
  });
});
