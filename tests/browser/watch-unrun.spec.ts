import { expect } from '@playwright/test';
import { test } from './drawn';
import { open } from './site';

const SCENARIOS = [
  'capacity/overdrive',
  'adapters/http-2-way/2006/2kb',
  'scale-up/S1',
  'worker-threads/200',
  'low-latency/16-A',
];

for (const { what, prepare, ends } of [
  {
    what: 'while a run is simulated',
    prepare: () => {
      window.Worker = class extends EventTarget {
        postMessage() {}
        terminate() {}
      } as unknown as typeof Worker;
    },
    ends: 'running',
  },
  {
    what: 'where nothing can be simulated',
    prepare: () => {
      window.Worker = class {
        constructor() {
          throw new DOMException('Failed to construct Worker', 'SecurityError');
        }
      } as unknown as typeof Worker;
    },
    ends: 'failed',
  },
]) {
  for (const scenario of SCENARIOS) {
    test(`${what}, ${scenario} has nothing to play, no rate and nowhere to go`, async ({
      page,
    }) => {
      await page.addInitScript(prepare);
      await open(page, `explore/watch?scenario=${scenario}`);
      const watch = page.locator(`[data-watch="${ends}"]`);
      await expect(watch.getByRole('combobox')).toHaveValue(scenario.replace(/^[^/]*\//, ''));
      await expect(
        watch.getByText(ends === 'running' ? 'Simulating' : 'web workers'),
      ).toBeVisible();
      await expect(watch).not.toContainText(/NaN|Slowed down|Go to|Space|\bpass in a second/);
      for (const name of ['Play', 'Back', 'Step'])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      if (ends === 'failed') await expect(watch).not.toContainText('Simulating');
    });
  }
}
