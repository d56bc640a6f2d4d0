// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorCell } from '../../../src/lab/OutcomeCells';
import { outcomesOf } from '../../../src/lab/view/outcomes';
import type { Estimate } from '../../../src/simulator/types';
import { context, summaryWith } from './fixture';

afterEach(cleanup);

/** What stands beside a printed throughput of 100 where runs gave this. */
function besidePrinted(estimate: Estimate): string {
  const summary = summaryWith(estimate.mean);
  const metrics = { ...summary.metrics, 'throughput.median': estimate };
  const cells = { 'throughput.median': { printed: '100', value: 100 } };
  const subject = { scenario: 'low-latency/20-A', row: '20-A', cells };
  const [view] = outcomesOf(context.study, subject, { ...summary, metrics }, 'median');
  if (!view) throw new Error('There is no throughput.');
  return render(<ErrorCell view={view} />).container.textContent ?? '';
}

test('an interval whose ends would look the same has a digit more', () => {
  expect(besidePrinted({ mean: 102, low: 101.2, high: 102.9 })).toContain('101–103');
  cleanup();
  expect(besidePrinted({ mean: 102, low: 101.8, high: 102.3 })).toContain('101.8–102.3');
});
