import { expect, type Locator, type Page, test } from '@playwright/test';
import { collectComplaints } from './site';
import { LEVELS, paste } from './yourSystem';

/** A page of this site has fewer stops of the Tab key before its main part ends. */
const MOST_STOPS = 200;

/** Goes to a control as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await control.count()) > 0) {
      if (await control.first().evaluate((one) => one === document.activeElement)) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

async function open(page: Page): Promise<void> {
  await page.goto('your-system');
  await page.locator('[data-your-system="ready"]').waitFor();
}

const done = (page: Page) =>
  page.locator('[data-your-system="ready"][data-status="done"]').waitFor({ timeout: 60_000 });
const digest = (page: Page) => page.locator('[data-digest]').getAttribute('data-digest');

test.describe('a reader without a mouse', () => {
  test('pastes a load test, reads the answer, and sends a link that shows the same digits', async ({
    page,
    context,
    browser,
  }) => {
    const complaints = collectComplaints(page);
    await open(page);
    await tabTo(page, page.getByRole('textbox', { name: /^Paste/ }));
    await paste(page, context, LEVELS);
    await expect(page.getByRole('heading', { name: /served 2 at a time/ })).toBeVisible();
    await done(page);
    const own = await digest(page);
    await page.getByRole('heading', { level: 1 }).click(); // begins at the top again
    const copy = page.getByRole('button', { name: /^Copy link, [\d,]+ characters/ });
    await tabTo(page, copy);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await done(other);
    expect(await digest(other)).toBe(own);
    await elsewhere.close();
    expect(complaints).toEqual([]);
  });

  test('reads from a template how many users are answered within 300 ms', async ({ page }) => {
    await open(page);
    await tabTo(page, page.locator('summary', { hasText: 'a template' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Broker with a lock' }));
    await page.keyboard.press('Enter');
    await page.locator('[data-your-system="ready"][data-status="done"]').waitFor();
    const part = page.getByRole('region', { name: 'Target', exact: true });
    const field = part.getByRole('textbox');
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('300');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('300');
    await done(page);
    const within = Number(/Up to ([\d,.]+)/.exec(await part.innerText())?.[1]?.replaceAll(',', ''));
    expect(within).toBeGreaterThan(0);
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('100');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () =>
        Number(/Up to ([\d,.]+)/.exec(await part.innerText())?.[1]?.replaceAll(',', '')),
      )
      .toBeLessThan(within);
  });

  test('adds a station to the drawing, undoes it, and types its time', async ({ page }) => {
    await page.goto('your-system?start=web-application-database');
    await page.locator('[data-your-system="ready"][data-status="done"]').waitFor();
    const system = page.getByRole('region', { name: 'System', exact: true });
    const rows = system.getByRole('row');
    const before = await rows.count();
    await tabTo(page, system.getByRole('button', { name: /add/ }));
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(before + 1);
    await tabTo(page, page.getByRole('button', { name: /^Undo: / }));
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(before);
  });
});
