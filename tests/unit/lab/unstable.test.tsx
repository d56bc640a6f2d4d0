// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Outcomes } from '../../../src/lab/Outcomes';
import { StatusLine } from '../../../src/lab/StatusLine';
import { initialState } from '../../../src/lab/state/reducer';
import { outcomesOf } from '../../../src/lab/view/outcomes';
import { PUBLISHED_WORDS } from '../../../src/scenario/words';
import type { Summary } from '../../../src/simulator/types';
import { context, summaryWith } from './fixture';

const steady = summaryWith(101);
const growing = summaryWith(88, { status: 'unstable', unstableReason: 'it grows' });

afterEach(cleanup);

/** The cells of the row of the reader's scenario. */
function nowCells(published: Summary, now: Summary): string[] {
  const subject = { scenario: 'low-latency/20-A', row: '20-A', cells: {} };
  render(
    <Outcomes
      words={PUBLISHED_WORDS}
      views={outcomesOf(context.study, subject, published, 'median')}
      statistic="median"
      hasStatistics
      source="Table 79"
      published={published}
      bands={{ published: null, now: null }}
      now={{ summary: now, caption: '1 change', stale: false }}
      onStatistic={() => undefined}
    />,
  );
  const row = screen.getByRole('row', { name: /^Now/ });
  return [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');
}

describe('a system that does not keep up', () => {
  it('has numbers that are not steady, and from which nothing is subtracted', () => {
    const [throughput] = nowCells(steady, growing);
    expect(throughput).toMatch(/^88 not steady/);
    expect(throughput).not.toMatch(/±|−13/);
  });

  it('is not what a steady one is compared with', () => {
    const [throughput] = nowCells(growing, steady);
    expect(throughput?.trim()).toBe('101');
    cleanup();
    expect(nowCells(steady, summaryWith(104))[0]).toMatch(/\+3/);
  });

  it('is not ticked off as done', () => {
    const state = initialState(context);
    const shown = { ...state, full: { ...state.full, summary: growing } };
    const icons = (given: typeof state) => {
      const { container, unmount } = render(
        <StatusLine
          words={PUBLISHED_WORDS}
          state={given}
          onCancel={() => undefined}
          onRetry={() => undefined}
        />,
      );
      const drawn = container.querySelector('svg')?.innerHTML;
      unmount();
      return drawn;
    };
    expect(icons(shown)).not.toBe(icons(state));
  });
});
