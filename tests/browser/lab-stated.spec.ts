import { expect, test } from '@playwright/test';
import { readStatedConfigurations } from '../../scripts/replay/catalogue';
import { STATED_STUDY_IDS } from '../../src/measured/studies';
import { pathOf } from '../../src/scenario/codec';
import { labOf, numberOf, openLab, queryOf, slider, waitUntilDone } from './lab';

const configurations = STATED_STUDY_IDS.flatMap(readStatedConfigurations);

for (const { scenario, measured } of configurations) {
  test(`${scenario} is simulated beside its measurement`, async ({ page }) => {
    const lab = await openLab(page, pathOf(scenario).slice(1));
    await waitUntilDone(page);
    await expect(lab).toHaveAttribute('data-lab', scenario);
    for (const [metric, value] of Object.entries(measured)) {
      if (value === null) continue;
      expect(await numberOf(page, 'measured', metric), metric).toBe(value);
      expect(await numberOf(page, 'simulated', metric), metric).toBeGreaterThanOrEqual(0);
    }
  });
}

test('the configurations stand in printed order', async ({ page }) => {
  const lab = await openLab(page, 'worker-threads/lab');
  await expect(lab).toHaveAttribute('data-lab', 'worker-threads/200');
  const names = await lab
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios
        .slice(0, 4)
        .map((radio) => radio.closest('label')?.querySelector('strong')?.textContent),
    );
  expect(names).toEqual(['200', '200-throttled', '100', '25']);
});

test('a slider of the capacity lab changes link and numbers', async ({ page }) => {
  await openLab(page, 'capacity/lab');
  const before = await numberOf(page, 'simulated', 'spoolRows.peak');
  await slider(page, 'Offered rate').focus();
  await page.keyboard.press('PageDown');
  await expect(() => expect(queryOf(page)).toHaveProperty('ratePerSecond')).toPass();
  await waitUntilDone(page);
  await expect
    .poll(() => numberOf(page, 'simulated', 'spoolRows.peak'), { timeout: 60_000 })
    .toBeLessThan(before);
});

test('a link with settings that do not exist is repaired with a message', async ({ page }) => {
  const lab = await openLab(page, 'capacity/lab?config=overdriven&rate8=-5&ratePerSecond=1e9&v=1');
  await expect(lab).toHaveAttribute('data-lab', 'capacity/overdrive');
  const alert = labOf(page).getByRole('alert');
  for (const field of ['config', 'rate8', 'ratePerSecond']) {
    await expect(alert.locator(`[data-field="${field}"]`)).toContainText('accepted');
  }
  await waitUntilDone(page);
});

test('a day can be drawn by keyboard and pasted, with a message for what is wrong', async ({
  page,
}) => {
  await openLab(page, 'capacity/lab?config=sustainable&load=drawn&durationHours=24&v=1');
  await waitUntilDone(page);
  const eight = slider(page, 'Load from 08:00');
  await eight.focus();
  await page.keyboard.press('ArrowUp');
  await expect(() => expect(queryOf(page)).toHaveProperty('rate8')).toPass();
  await waitUntilDone(page);
});
