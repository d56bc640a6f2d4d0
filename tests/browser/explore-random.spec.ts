import { expect } from '@playwright/test';
import { test } from './drawn';
import { act, chooser } from './random';
import { collectComplaints, open } from './site';

test.describe.configure({ timeout: 600_000 });

/** Where the actions begin; together they are a thousand. */
const STARTS: readonly (readonly [path: string, actions: number])[] = [
  ['explore/compare?a=low-latency/2-A&b=low-latency/2-A,sendOnly=6', 50],
  [
    'explore/compare?a=adapters/http-1-way/2006/2kb&b=adapters/http-1-way/2006/2kb,hostInstances=2',
    100,
  ],
  ['explore/sweep?from=low-latency/20-A', 200],
  ['explore/seek?from=scale-up/L3', 150],
  ['explore/why?from=capacity/sustainable', 150],
  ['explore/day?scenario=capacity/sustainable', 150],
  ['explore/book', 200],
];

for (const [path, actions] of STARTS) {
  test(`${actions} random actions from /${path} leave no error`, async ({ page }) => {
    const complaints = collectComplaints(page);
    page.on('dialog', (dialog) => dialog.dismiss());
    await open(page, path);
    const [name = ''] = path.split('?');
    const choose = chooser(path.length * 7919);
    for (let action = 0; action < actions; action += 1) {
      await act(page, choose);
      // Something led away: back to where the actions are, with all that the address holds.
      if (!new URL(page.url()).pathname.endsWith(name)) await open(page, path);
    }
    expect(complaints).toEqual([]);
    await expect(page.locator('main h1')).toBeVisible();
    // The address still holds a question that can be asked again.
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(page.locator('main h1')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
