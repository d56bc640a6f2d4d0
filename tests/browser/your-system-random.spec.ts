import { expect, type Page } from '@playwright/test';
import { toFragment } from '../../src/your-system/carry/link';
import type { Description } from '../../src/your-system/description';
import { test } from './drawn';
import { act, chooser } from './random';
import { collectComplaints, open } from './site';

test.describe.configure({ timeout: 600_000 });

const demand = { name: 'database', kind: 'processors', count: 2, demandMs: 9 } as const;
/** What two requests at a time of 9 ms and 6 ms beside them give. */
const MEASURED = [1, 2, 4, 8, 16, 32].map((users) => ({
  users,
  throughputPerSecond: Math.min(users / 0.015, 222) * (users === 4 ? 0.93 : 0.99),
}));
const system: Description = {
  version: 1,
  users: 8,
  stations: [demand, { name: 'network', kind: 'delay', demandMs: 6 }],
};

/** Where the actions begin, of a system of the reader's own; together they are six hundred. */
const STARTS: readonly (readonly [path: string, description: Description, actions: number])[] = [
  ['your-system', system, 100],
  ['your-system', { version: 1, stations: [], measured: MEASURED, hold: [16, 32] }, 100],
  ['your-system/lab', { ...system, measured: MEASURED }, 50],
  ['explore/compare?a=your-system&b=your-system,users=16', system, 75],
  ['explore/sweep?from=your-system', system, 75],
  ['explore/seek?from=your-system', system, 50],
  ['explore/why?from=your-system', system, 75],
  ['explore/day?scenario=your-system', system, 75],
];

/** Opens a page and waits until there is something to act on. */
async function openReady(page: Page, address: string): Promise<void> {
  await open(page, address);
  const ready =
    '[data-your-system="ready"], [data-lab][data-status="done"], [data-explore="ready"]';
  await page.locator(ready).first().waitFor();
}

STARTS.forEach(([path, description, actions], place) => {
  test(`${actions} random actions from /${path} on an own system leave no error, ${place}`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    page.on('dialog', (dialog) => dialog.dismiss());
    const address = `${path}#${await toFragment(description)}`;
    await openReady(page, address);
    const [name = ''] = path.split('?');
    const choose = chooser((path.length + place) * 7919);
    for (let action = 0; action < actions; action += 1) {
      await act(page, choose);
      if (!new URL(page.url()).pathname.endsWith(name)) await openReady(page, address);
    }
    expect(complaints).toEqual([]);
    await expect(page.locator('main h1')).toBeVisible();
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(page.locator('main h1')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
