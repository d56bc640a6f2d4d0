import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './drawn';
import { labOf, openAllKnobs, openLab, openSheet, queryOf, slider } from './lab';
import { open } from './site';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ timeout: 180_000 });

/** Moves a finger from the middle of an element by so many pixels. */
async function swipe(page: Page, element: Locator, across: number, down: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = (share: number) => ({
    x: box.x + box.width / 2 + share * across,
    y: box.y + box.height / 2 + share * down,
  });
  await touch('touchStart', [at(0)]);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', [at(step / 12)]);
  await touch('touchEnd', []);
}

const centre = (element: Locator) =>
  element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));

test('a swipe up that starts on a slider scrolls its sheet and leaves the value', async ({
  page,
}) => {
  await openLab(page, 'low-latency/test-case-20');
  await openSheet(page);
  await openAllKnobs(page);
  const users = slider(page, 'Virtual users');
  await centre(users);
  const sheet = page.locator('[data-lab-part="knobs"]');
  const scrolledIn = () => sheet.evaluate((one) => Math.round(one.scrollTop));
  const before = await scrolledIn();
  await swipe(page, users, 0, -200);
  await expect.poll(scrolledIn).toBeGreaterThan(before + 100);
  await expect(users).toHaveValue('3');
  await expect.poll(() => queryOf(page)).toEqual({});
});

test('a drag sideways turns a slider, and so does a tap', async ({ page }) => {
  await openLab(page, 'low-latency/test-case-20');
  await openSheet(page);
  const users = slider(page, 'Virtual users');
  await centre(users);
  await swipe(page, users, 60, 0);
  await expect.poll(async () => Number(await users.inputValue())).toBeGreaterThan(25);
  const turned = Number(await users.inputValue());
  await users.tap();
  await expect.poll(async () => Number(await users.inputValue())).toBeLessThan(turned);
});

test('a swipe up over the slider of the start page leaves it', async ({ page }) => {
  await open(page, '');
  const users = page.getByRole('slider', { name: 'Virtual users' });
  await centre(users);
  const before = await users.inputValue();
  await swipe(page, users, 0, -200);
  await expect(users).toHaveValue(before);
});

test('a swipe up over the hours of a day leaves them, a drag across paints them', async ({
  page,
}) => {
  await openLab(page, 'capacity/lab?config=sustainable&load=drawn&durationHours=1&burstMessages=0');
  const hours = labOf(page).getByRole('group', { name: 'Load over the day' });
  const rates = () => Object.keys(queryOf(page)).filter((key) => key.startsWith('rate'));
  await centre(hours);
  await swipe(page, hours, 0, -200);
  expect(rates()).toEqual([]);
  await centre(hours);
  await swipe(page, hours, 80, 0);
  await expect.poll(() => rates().length).toBeGreaterThan(3);
});

/** Pasted, it is read in another way as well, so that the page offers choices. */
const AMBIGUOUS = 'time\treq/s\n08:00\t1,100\n09:00\t1,250\n';

for (const path of ['explore/day', 'explore/seek']) {
  test(`fields of /${path} keep apart, for a finger`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('[data-explore="ready"]')).toBeVisible();
    if (path === 'explore/day') {
      await page.getByText('Paste or open a file').click();
      await page.getByLabel(/^A list of messages per second/).fill(AMBIGUOUS);
      await expect(page.getByText('What was taken')).toBeVisible();
    }
    const fields = page.locator(
      'main :is(input:not([type="checkbox"], [type="file"], [type="range"]), select)',
    );
    const boxes = await fields.evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(boxes.length).toBeGreaterThan(4);
    const touching = boxes.filter((one) =>
      boxes.some(
        (next) =>
          next !== one &&
          Math.abs(next.top - one.bottom) < 4 &&
          Math.min(one.right, next.right) > Math.max(one.left, next.left),
      ),
    );
    expect(touching).toEqual([]);
  });
}

test('a title of a chart has room beside its switches, or above them', async ({ page }) => {
  await openLab(page, 'low-latency/test-case-20');
  const titles = await page
    .locator('#lab figcaption', { hasText: 'Near 300 ms' })
    .locator('> :first-child')
    .locator('visible=true')
    .all();
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) {
    const { width } = (await title.boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(190);
  }
});
