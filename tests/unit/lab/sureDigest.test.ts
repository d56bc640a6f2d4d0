import { expect, test } from 'vitest';
import { initialState } from '../../../src/lab/state/reducer';
import { sureDigest } from '../../../src/lab/sure/digest';
import { deriveView } from '../../../src/lab/view/derive';
import { context, summaryWith } from './fixture';

/** How sure the throughput of a lab is said to be where its runs lie so far around their mean. */
function saidOf(mean: number, halfWidth: number): string {
  const around = { mean, low: mean - halfWidth, high: mean + halfWidth };
  const summary = summaryWith(mean);
  const metrics = { ...summary.metrics, 'throughput.median': around, 'throughput.mean': around };
  const { scenario, full } = initialState(context);
  const shown = { ...full, summary: { ...summary, metrics } };
  const view = deriveView(context, scenario, shown, 'median');
  return sureDigest(context, view, { published: null, now: null }).replaceAll('\u202f', ' ');
}

test('an interval that nobody reads is told by its bound, and not as none', () => {
  expect(saidOf(100, 2)).toMatch(/^runs ± 2\.0 %\. Also here: /);
  expect(saidOf(1000, 1)).toMatch(/^runs ± 0\.1 %\. /);
  expect(saidOf(1000, 0.4)).toMatch(/^runs within 0\.1 %\. /);
});
