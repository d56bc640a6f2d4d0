// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LatencyDistribution } from './LatencyDistribution';

/** 90 roundtrips at 280 ms, 6 at 400 ms, 3 at 600 ms and one beyond a second. */
const counts = new Array<number>(200).fill(0);
counts[28] = 90;
counts[40] = 6;
counts[60] = 3;
counts[150] = 1;
const simulated = { binMs: 10, counts };

const plain = (text: string | null | undefined) => text?.replace(/\u202f/g, ' ');

const goal = { meanMs: 300, fastMs: 500, fastShare: 0.9, slowMs: 1000, slowShare: 0.05 };

afterEach(cleanup);

describe('LatencyDistribution', () => {
  it('judges the goal by the shares of its bands', () => {
    render(<LatencyDistribution simulated={simulated} goal={goal} measured={null} />);
    const title = document.querySelector('figcaption')?.firstElementChild?.textContent;
    expect(plain(title)).toBe('96.0 % of roundtrips stay under 500 ms: the goal is met');
    expect(plain(document.querySelector('svg')?.textContent)).toContain('3.0 %');
    expect(plain(document.querySelector('svg')?.textContent)).toContain('over 1 s 1.0 %');
  });

  it('draws the printed value, and the published run only after a change', () => {
    const { rerender } = render(
      <LatencyDistribution
        simulated={simulated}
        goal={goal}
        measured={{ statistic: 'median', valueMs: 307 }}
      />,
    );
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(1);
    expect(document.querySelector('[data-mark="published"]')).toBeNull();
    rerender(
      <LatencyDistribution
        simulated={simulated}
        goal={goal}
        published={simulated}
        measured={null}
      />,
    );
    expect(document.querySelector('[data-mark="published"]')).toBeTruthy();
    expect(document.querySelector('[data-mark="measured"]')).toBeNull();
  });

  it('turns into a table that accounts for every roundtrip', () => {
    render(<LatencyDistribution simulated={simulated} goal={goal} measured={null} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const shares = screen
      .getAllByRole('cell')
      .map((cell) => Number.parseFloat(cell.textContent ?? ''));
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(100, 6);
  });
});
