import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Correction, referenceOf, referenceValue } from '../../src/comparison/reference';
import { whyIncomparable } from '../../src/comparison/studyMetrics';
import type { LedgerEntry, Quantity } from '../../src/comparison/types';
import { lowLatency } from '../../src/studies/low-latency/metrics';
import { judgedMetric, TOLERANCES } from '../../src/studies/low-latency/quantities';
import { measuredValues, scenarioId } from '../../src/studies/low-latency/testCase';
import { configurations, numberOf, openLab, waitUntilDone } from './lab';

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
const errata = read<Correction[]>('static/data/errata.json');
const ledger = read<LedgerEntry[]>('static/data/ledger.json');
const SHOWN: readonly Quantity[] = ['throughput', 'requestTime', 'responseTime', 'roundtripTime'];

test('there are 50 configurations', () => {
  expect(configurations).toHaveLength(50);
});

for (const { id, testCase, path } of configurations) {
  test(`${id} is simulated beside its measurement`, async ({ page }) => {
    const lab = await openLab(page, path);
    await waitUntilDone(page);
    await expect(lab).toHaveAttribute('data-lab', scenarioId(id));
    const printed = measuredValues(testCase, id);

    for (const quantity of SHOWN) {
      const metric = judgedMetric(quantity, printed);
      expect(await numberOf(page, 'measured', metric), metric).toBe(printed[metric]);
      const simulated = await numberOf(page, 'simulated', metric);
      expect(simulated, metric).toBeGreaterThan(0);

      const reference = referenceValue(referenceOf(id, metric, printed[metric] ?? null, errata));
      if (reference === null) continue;
      if (whyIncomparable(lowLatency, scenarioId(id)) !== null) continue;
      const listed = ledger.some(
        (entry) => entry.scenario === scenarioId(id) && entry.metric === metric,
      );
      if (listed) await expect(lab.locator(`[data-ledger="${metric}"]`)).toBeVisible();
      else
        expect(Math.abs(simulated / reference - 1), metric).toBeLessThanOrEqual(
          TOLERANCES[quantity],
        );
    }
  });
}

test('2-A and 21-B say why they are not compared', async ({ page }) => {
  for (const [path, words] of [
    ['low-latency/test-case-2', 'did not settle'],
    ['low-latency/test-case-21?config=B&v=1', 'contradict'],
  ] as const) {
    const lab = await openLab(page, path);
    await expect(lab.getByText(words).first()).toBeVisible();
    await expect(lab.getByText('not compared').first()).toBeVisible();
  }
});

test('the page tells its story without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('low-latency/test-case-20');
  expect(await numberOf(page, 'measured', 'throughput.median')).toBe(96);
  expect(await numberOf(page, 'simulated', 'throughput.median')).toBeGreaterThan(0);
  await expect(page.locator('[data-lab="low-latency/20-A"]')).toHaveAttribute(
    'data-status',
    'done',
  );
  await context.close();
});
