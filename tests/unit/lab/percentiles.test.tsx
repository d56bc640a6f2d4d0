// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Outcomes } from '../../../src/lab/Outcomes';
import { outcomesOf } from '../../../src/lab/view/outcomes';
import { PUBLISHED_WORDS } from '../../../src/scenario/words';
import { context, summaryWith } from './fixture';

afterEach(cleanup);

const exactly = (mean: number) => ({ mean, low: mean, high: mean });

it('stand in order beside each other, of the run on show, and say that they are of single messages', () => {
  const published = summaryWith(101);
  const now = summaryWith(101, {
    metrics: {
      ...published.metrics,
      'roundtripTime.p50': exactly(290),
      'roundtripTime.p90': exactly(410),
      'roundtripTime.p95': exactly(470),
    },
  });
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
  const row = screen.getByRole('row', { name: /50, 90, 95 %.*of single messages/ });
  const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent);
  expect(cells).toEqual(['–', '100, 100', '200, 200', '290, 410, 470']);
});
