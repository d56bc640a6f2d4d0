import { expect, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { test } from './drawn';
import { collectComplaints } from './site';
import { LEVELS, paste } from './yourSystem';

const heading = (page: Page) =>
  page.getByRole('region', { name: 'Answer' }).getByRole('heading', { level: 2 }).first();
const done = (page: Page) =>
  page.locator('[data-your-system="ready"][data-status="done"]').waitFor();
const digest = (page: Page) => page.locator('[data-digest]').getAttribute('data-digest');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-your-system="ready"]').waitFor();
}

test.describe('the page of a reader’s own system', () => {
  test('says from a pasted load test what limits the system, and a link says the same elsewhere', async ({
    page,
    context,
    browser,
  }) => {
    const complaints = collectComplaints(page);
    await open(page, 'your-system');
    await paste(page, context, LEVELS);
    await expect(heading(page)).toContainText('served 2 at a time');
    await done(page);
    const said = await heading(page).innerText();
    const held = page.getByRole('combobox', { name: /^Use of the run at (32|64) users/ });
    await expect(held).toHaveCount(2);
    for (const one of await held.all()) await expect(one).toHaveValue('held');
    const [own, link] = [await digest(page), page.url()];
    expect(link.length).toBeLessThan(2000);
    expect(await violations(page)).toEqual([]);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await open(other, link);
    await done(other);
    expect(await digest(other)).toBe(own);
    expect(await heading(other).innerText()).toBe(said);
    await elsewhere.close();
    await page.reload();
    await page.locator('[data-your-system="ready"]').waitFor();
    await done(page);
    expect(await digest(page)).toBe(own);
    expect(complaints).toEqual([]);
  });

  test('keeps an explanation that the reader took, wherever its link is opened', async ({
    page,
    context,
  }) => {
    await open(page, 'your-system');
    await paste(page, context, LEVELS);
    await done(page);
    const stations = page.getByRole('region', { name: 'System', exact: true }).locator('tbody tr');
    await expect(stations).toHaveCount(2);
    await page.getByRole('button', { name: /^Take it as the system: \d+ permits/ }).click();
    await expect(stations).not.toHaveCount(2);
    const taken = await stations.allInnerTexts();
    await done(page);
    await expect.poll(() => page.url()).toContain('#s=');
    await page.waitForTimeout(600); // the address follows when the reader rests
    await page.reload();
    await page.locator('[data-your-system="ready"]').waitFor();
    await done(page);
    expect(await stations.allInnerTexts()).toEqual(taken);
  });

  test('tells of a template how many users a target takes', async ({ page }) => {
    await open(page, 'your-system?start=web-application-database');
    await done(page);
    const before = await digest(page);
    await expect(
      page.getByText(/^Up to [\d,]+ users( \([\d,]+–[\d,]+\))?, simulated\.$/).first(),
    ).toBeVisible();
    expect(page.url().length).toBeLessThan(500);
    expect(before).toMatch(/^[\da-f]{16}$/);
  });

  test('compares a system with itself before a change, and keeps both', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(page, 'your-system?start=threads-connections');
    await done(page);
    await page.getByRole('button', { name: 'Keep as before a change' }).click();
    const part = page.getByRole('region', { name: 'Before and after' });
    await expect(part).toContainText('Nothing has changed since.');
    await page.getByRole('button', { name: 'Edit as table' }).click();
    const permits = page.getByRole('textbox', { name: 'Servers of connections' });
    await permits.fill('12');
    await permits.press('Enter');
    await expect(part.getByRole('listitem')).toHaveText(['connections: permits 6 → 12']);
    await expect.poll(() => page.url()).toContain('&before=');
    await page.goto('your-system'); // what is kept in the browser holds both
    await expect(part.getByRole('listitem')).toHaveText(['connections: permits 6 → 12']);
    await done(page);
    await part.getByRole('link', { name: 'Compare with before' }).click();
    await page.locator('[data-explore="ready"][data-status="done"]').waitFor({ timeout: 60_000 });
    expect(page.url()).toMatch(/a=your-system-before\/.*b=your-system\/.*#s=.*&before=/);
    // Twelve permits that are held for 10 and 20 ms pass twice what six do.
    await expect(
      page.getByText(/^B against A: .*throughput\s[\d.]+\s±\s[\d.]+\srequests\/s\smore/).first(),
    ).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('says nothing of a changed system from the load test of before', async ({ page }) => {
    await open(page, 'your-system?start=connection-pool');
    await done(page);
    await page.getByRole('button', { name: 'Keep as before a change' }).click();
    await page.getByRole('button', { name: 'Edit as table' }).click();
    const places = page.getByRole('textbox', { name: 'Servers of places' });
    await places.fill('10');
    await places.press('Enter');
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText('“places” is full first: the system can do at most 711');
    await done(page);
    await expect(answer).toContainText(
      'Before the change, by its load test: The system answers at most 356',
    );
    await expect(answer).toContainText('measured before the change');
    await expect(answer).not.toContainText('lie within the band');
    await page
      .getByRole('region', { name: 'Your system' })
      .getByRole('link', { name: 'Review sheet' })
      .click();
    await page.locator('[data-explore="ready"][data-status="done"]').waitFor({ timeout: 60_000 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const sheet = page.getByRole('main');
    await expect(sheet).toContainText('places: processors 5 → 10');
    await expect(sheet).toContainText('Nobody measured this configuration');
    await expect(sheet).not.toContainText('354.8');
  });

  test('brings a reader to the level that should be measured next', async ({ page }) => {
    await open(page, 'your-system?start=connection-pool');
    await done(page);
    await page.getByRole('button', { name: 'Enter it' }).first().click();
    const row = page.getByRole('textbox', { name: 'users, row 8' });
    await expect(row).toHaveValue(/^\d+$/);
    await expect(page.getByRole('textbox', { name: 'requests/s, row 8' })).toBeFocused();
    await page.keyboard.type('352');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^8 runs of a load test/)).toBeVisible();
  });

  test('names a link that is damaged, and what there is to start from', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(page, 'your-system#s=zAAAAxyz');
    await expect(page.getByRole('alert').first()).toContainText('is cut short or changed');
    await open(page, 'your-system?start=nothing');
    await expect(page.getByRole('alert').first()).toContainText('web-application-database');
    await expect(page.getByRole('textbox', { name: /^Paste/ })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('takes the system to the lab and the questions of Explore', async ({ page, context }) => {
    const complaints = collectComplaints(page);
    await open(page, 'your-system');
    await paste(page, context, LEVELS);
    await done(page);
    await page
      .getByRole('region', { name: 'Your system' })
      .getByRole('link', { name: 'Compare', exact: true })
      .click();
    await page.locator('[data-explore="ready"][data-status="done"]').waitFor({ timeout: 60_000 });
    expect(page.url()).toContain('#s=');
    await expect(page.locator('code[data-link]')).toContainText('#s=');
    await page.getByRole('link', { name: 'Open in the lab' }).first().click();
    await page.locator('[data-lab][data-status="done"]').waitFor({ timeout: 60_000 });
    expect(page.url()).toMatch(/\/your-system\/lab(\?[^#]*)?#s=/);
    await page.getByRole('button', { name: /^How sure\?.*Open$/ }).click();
    await expect(page.locator('code[data-link]')).toContainText('#s=');
    expect(complaints).toEqual([]);
  });

  test('tells what would help, and opens the lab with it', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(page, 'your-system?start=threads-connections');
    const help = page.locator('[data-help="done"]');
    await help.waitFor({ timeout: 60_000 });
    const helps = (step: string) => help.locator(`[data-step="${step}"]`);
    await expect(helps('connections.count=12')).toHaveAttribute('data-helps', 'true');
    await expect(helps('threads.count=80')).toHaveAttribute('data-helps', 'false');
    expect(await violations(page)).toEqual([]);
    const all = await help
      .getByRole('link', { name: 'Ask for other measures and limits' })
      .getAttribute('href');
    expect(all).toMatch(/^\/explore\/why\?from=your-system.*#s=/);
    await helps('connections.count=12').getByRole('link').click();
    await page.locator('[data-lab][data-status="done"]').waitFor({ timeout: 60_000 });
    expect(page.url()).toMatch(/connections\.count=12.*#s=/);
    await open(page, 'your-system?start=broker-lock');
    await help.waitFor({ timeout: 60_000 });
    await expect(helps('index.holders=2')).toHaveAttribute('data-helps', 'true');
    await expect(helps('processors.count=16')).toHaveAttribute('data-helps', 'false');
    expect(complaints).toEqual([]);
  });

  test('speaks of what was described and measured, not of what was published', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await open(page, 'your-system');
    await paste(page, context, LEVELS);
    await done(page);
    await expect.poll(() => page.url()).toContain('#s=');
    const system = page.url().slice(page.url().indexOf('#'));
    const changed = 'your-system/8-users,places.count=3';
    const pages = [
      'your-system/lab?config=8-users&places.count=3',
      `explore/compare?a=your-system/8-users&b=${changed}`,
      'explore/sweep?from=your-system/8-users',
      `explore/why?from=${changed}`,
      'explore/day?scenario=your-system/8-users',
      `explore/sheet?scenario=${changed}`,
      'explore/seek?from=your-system/8-users&move=places.count:1..3',
    ];
    for (const address of pages) {
      await page.goto(`${address}${system}`);
      const panel = page.locator('[data-explore="ready"], [data-lab], [data-sheet]').first();
      await panel.waitFor();
      const seek = page.getByRole('button', { name: 'Seek', exact: true });
      if (await seek.isVisible()) await seek.click();
      await page.locator('[data-status="done"], [data-sheet] [data-digest]').first().waitFor({
        timeout: 90_000,
      });
      await panel.evaluate((element) => {
        for (const fold of element.querySelectorAll('details')) fold.open = true;
      });
      const said = await panel.evaluate((element) => {
        const names = [...element.querySelectorAll('[aria-label], [title]')].map((one) =>
          [one.getAttribute('aria-label'), one.getAttribute('title')].join(' '),
        );
        return [element.textContent ?? '', ...names].join('\n');
      });
      const unfit =
        /.{0,40}(publish|\bprinted|message(?!box lab)|roundtrip|precomputed|host or computer).{0,20}|.{0,40}\bthe study\b.{0,20}/gi;
      expect([address, said.match(unfit) ?? []]).toEqual([address, []]);
      // On paper there is no address bar: the link that is printed holds the system.
      if (address.startsWith('explore/sheet')) expect(said).toContain(system);
    }
  });
});
