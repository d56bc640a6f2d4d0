import { expect, type Page, test } from '@playwright/test';
import { labOf, openLab, waitUntilDone } from './lab';

test.describe.configure({ timeout: 180_000 });

/** Logarithm of high over low of each band of a metric in the outcomes, the published one first. */
async function widthsOf(page: Page, metric: string): Promise<number[]> {
  const bands = labOf(page).locator('table').first().locator(`[data-band="${metric}"]`);
  const ends = await bands.evaluateAll((all) =>
    all.map(({ dataset }) => [Number(dataset.low), Number(dataset.high)]),
  );
  return ends.map(([low = 0, high = 0]) => Math.log(high / low));
}

test('each simulated number has its band, wider far from what was measured', async ({ page }) => {
  await openLab(page, 'low-latency/test-case-20?config=A&v=1');
  const [published, ...none] = await widthsOf(page, 'roundtripTime.median');
  expect(published).toBeGreaterThan(0);
  expect(none).toEqual([]);
  await expect(labOf(page).locator('[data-band-reason]')).toHaveCount(0);

  await openLab(page, 'low-latency/test-case-20?config=A&virtualUsers=18');
  await waitUntilDone(page);
  await expect(labOf(page).locator('[data-band-reason]')).toContainText(
    /The distance makes the 90 % bands up to \d+.% wider: the nearest/,
  );
  const [asPublished, now] = await widthsOf(page, 'roundtripTime.median');
  expect(asPublished).toBeCloseTo(published ?? 0, 9);
  expect(now).toBeGreaterThan(published ?? 0);
  const band = labOf(page).locator('[data-band="roundtripTime.median"]').last();
  await expect(band).toHaveAttribute('title', /wider: the nearest/);
});

test('no band is given where nobody measured, and what can be checked is named', async ({
  page,
}) => {
  await openLab(page, 'low-latency/test-case-20?config=A&virtualUsers=40');
  await waitUntilDone(page);
  await expect(labOf(page).locator('[data-band-reason]')).toContainText(
    /There is no 90 % band here: .* the nearest measured configuration, \d+-[A-E]/,
  );
  expect(await widthsOf(page, 'roundtripTime.median')).toHaveLength(1);
});

test('a lab whose results stand in its text has bands there, too', async ({ page }) => {
  await openLab(page, 'adapters/lab');
  const stated = labOf(page).getByRole('table').last();
  await expect(stated.locator('[data-band="documentsPerSecond"]')).toBeVisible();
});
