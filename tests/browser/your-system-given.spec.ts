import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { test } from './drawn';
import { collectComplaints } from './site';

const LEVELS = `users,throughput,responseMeanMs
1,64.96,16.29
2,129.03,16.42
4,203.18,20.51
8,220.15,36.6
16,220.44,73.21
32,220.85,144.19
64,216.32,292.91
`;
const JSIMG = readFileSync('tests/unit/your-system/carry/jmt/closed_2class_2stat.jsimg', 'utf8');

const ready = (page: Page) => page.locator('[data-your-system="ready"]').waitFor();
const done = (page: Page) =>
  page.locator('[data-your-system="ready"][data-status="done"]').waitFor();
const field = (page: Page) =>
  page.getByRole('textbox', { name: /^Paste what a load test printed/ });
const given = (page: Page) => page.getByRole('region', { name: 'Measured', exact: true });
const status = (page: Page) => given(page).getByRole('status');
const cards = (page: Page) => page.locator('[data-card]');
const undo = (page: Page) => page.getByRole('button', { name: /^Undo: / });
const kept = (page: Page) => page.getByRole('region', { name: 'Kept in this browser' });

async function open(page: Page, address = 'your-system'): Promise<void> {
  await page.goto(address);
  await ready(page);
}

async function paste(page: Page, context: BrowserContext, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Open files')
    .setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(text) }]);

/** The address holds all that was done; it follows when the reader rests. */
async function rested(page: Page): Promise<string> {
  let before = '';
  await expect
    .poll(async () => {
      const [now, was] = [page.url(), before];
      before = now;
      return now === was && now.includes('#s=');
    })
    .toBe(true);
  return page.url();
}

/** All that a reader gave: each field, choice and text that can be changed, and what is said of it. */
async function everything(page: Page): Promise<string[]> {
  const part = page.locator('[data-your-system]');
  await part.evaluate((shown) => {
    for (const one of shown.querySelectorAll('details')) one.open = true;
  });
  const values = await part
    .locator('input:not([type=file]), select, textarea')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(
        (one) =>
          `${one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent}: ${one.type === 'checkbox' ? one.checked : one.value}`,
      ),
    );
  return [...values, ...(await cards(page).allInnerTexts())];
}

async function sameAfterReload(page: Page): Promise<void> {
  await rested(page);
  // The table of levels is fetched when its fold opens.
  await expect.poll(async () => (await everything(page)).length).toBeGreaterThan(5);
  const before = await everything(page);
  await page.reload();
  await ready(page);
  await expect.poll(() => everything(page)).toEqual(before);
}

async function rename(page: Page, name: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Name', exact: true });
  await box.fill(name);
  await box.press('Enter');
}

test.describe('what a reader gives', () => {
  test('is there after a reload: a test, its choices, a typed level, a target, what is held', async ({
    page,
    context,
  }) => {
    await open(page);
    await paste(page, context, LEVELS);
    await expect(cards(page)).toHaveCount(1);
    await rename(page, '<script>alert(1)</script> متجر');
    await cards(page)
      .getByText(/^Taken to be so/)
      .click();
    await page.getByRole('combobox', { name: /^Unit of throughput/ }).selectOption('per minute');
    await page.getByRole('textbox', { name: /^Users pause/ }).fill('12');
    await page.getByRole('textbox', { name: /^Users pause/ }).press('Enter');
    await page.getByRole('button', { name: 'Add a target' }).click();
    await done(page);
    await page
      .getByRole('combobox', { name: /^Use of the run at 32 users/ })
      .selectOption('fitted');
    await page.getByRole('button', { name: 'Add or paste' }).click();
    await field(page).pressSequentially('half a tab');
    await done(page);
    await sameAfterReload(page);
    expect(await field(page).inputValue()).toBe('half a tab');
  });

  test('is there after a reload: a template that was changed', async ({ page }) => {
    await open(page, 'your-system?start=web-application-database');
    await done(page);
    await rename(page, 'x'.repeat(200));
    await sameAfterReload(page);
  });

  test('is what a chapter leads to, with the first thing to try', async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto('concepts/locks');
    const experiment = page.locator('[data-today="locks"]');
    const tries = (await experiment.innerText()).split(' With the first change')[0] ?? '';
    await page.getByRole('link', { name: 'Open “Hot row”' }).click();
    await done(page);
    await expect(page.locator('[data-notes]')).toHaveText(tries);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hot row');
    expect(complaints).toEqual([]);
  });

  test('opens a system as one step: its file, its link and a model of JMT', async ({
    page,
    context,
  }) => {
    const complaints = collectComplaints(page);
    await open(page, 'your-system?start=broker-lock');
    const link = await rested(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    const file = await (await saving).path();
    const text = readFileSync(file, 'utf8');
    const heading = page.getByRole('heading', { level: 1 });
    const named = await heading.innerText();

    await open(page, 'your-system');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await open(page, 'your-system?start=one-server');
    const other = await heading.innerText();
    expect(other).not.toBe(named);
    await choose(page, 'a.json', text);
    await expect(heading).toHaveText(named);
    await expect(status(page)).toContainText(/^Opened .*Undo brings back/);
    await undo(page).click();
    await expect(heading).toHaveText(other);
    await paste(page, context, link);
    await expect(heading).toHaveText(named);
    expect(await field(page).inputValue()).toBe('');
    await undo(page).click();
    await expect(heading).toHaveText(other);
    await choose(page, 'two.jsimg', JSIMG);
    await expect(page.getByRole('alert').first()).toContainText('times are read as seconds');
    await undo(page).click();
    await expect(heading).toHaveText(other);
    expect(complaints).toEqual([]);
  });

  test('is saved for JMT, with what it cannot hold, and opened again', async ({ page }) => {
    await open(page, 'your-system?start=threads-connections');
    await done(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save for JMT' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/\.jsimg$/);
    await expect(page.getByRole('alert').first()).toContainText(
      'It does not hold all of the system',
    );
    await choose(page, 'again.jsimg', readFileSync(await download.path(), 'utf8'));
    await expect(status(page)).toContainText(/^Opened /);
  });

  test('that cannot be opened is named, and nothing else is lost', async ({ page, context }) => {
    const complaints = collectComplaints(page);
    await open(page);
    await paste(page, context, LEVELS);
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Add or paste' }).click();
    const alert = given(page).getByRole('alert');
    for (const [text, said] of [
      ['{"version": 9, "stations": []}', 'newer version, 9'],
      ['{"stations": []}', 'The system is empty'],
      ['#s=zAAAA', 'is cut short or changed'],
      ['<archive><sim name="a">', 'is no whole XML'],
    ] as const) {
      await field(page).fill('');
      await paste(page, context, text);
      await expect(alert).toContainText(said);
      await expect(field(page)).toHaveValue(text);
      await expect(cards(page)).toHaveCount(1);
    }
    expect(complaints).toEqual([]);
  });

  test('beside a system of a link says what stays, and a damaged link what stands instead', async ({
    page,
    context,
  }) => {
    await open(page, 'your-system?start=web-database');
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Add or paste' }).click();
    await paste(page, context, 'users,throughput\n3,170\n5,212\n');
    await expect(status(page)).toContainText('were here before and stay');
    await expect(cards(page)).toHaveCount(2);
    await cards(page)
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(cards(page)).toHaveCount(1);
    await undo(page).click();
    await expect(cards(page)).toHaveCount(2);
    await rested(page);
    await page.goto('about:blank');
    await open(page, 'your-system#s=zAAAA');
    const alert = page.getByRole('alert').first();
    await expect(alert).toContainText('is cut short or changed');
    await expect(alert).toContainText('Instead of it you see what was open here last');
    await expect(cards(page)).toHaveCount(2);
  });
});

test.describe('systems kept in this browser', () => {
  test('are kept, opened, removed and brought back by keyboard', async ({ page }) => {
    const press = async (button: Locator) => {
      await button.focus();
      await page.keyboard.press('Enter');
    };
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, 'your-system?start=broker-lock');
    const heading = page.getByRole('heading', { level: 1 });
    const named = await heading.innerText();
    await press(kept(page).getByRole('button', { name: /^Keep / }));
    await expect(kept(page).getByRole('status')).toContainText('is kept');
    await page.goto('about:blank');
    await open(page, 'your-system?start=one-server');
    await press(kept(page).locator('li').getByRole('button').first());
    await expect(heading).toHaveText(named);
    await press(kept(page).getByRole('button', { name: /^Remove / }));
    await expect(kept(page).locator('li')).toHaveCount(0);
    await expect(kept(page).getByRole('button', { name: 'Bring it back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(kept(page).locator('li')).toHaveCount(1);
    await done(page);
    expect(await violations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  test('are not where the browser refuses, which is said', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, 'your-system?start=broker-lock');
    await kept(page)
      .getByRole('button', { name: /^Keep / })
      .click();
    await expect(kept(page).getByRole('alert')).toContainText('storage is full');
  });

  test('of two tabs, each goes on with its own after a reload', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page);
    await open(other);
    await paste(page, context, LEVELS);
    await expect(cards(page)).toHaveCount(1);
    await other.bringToFront();
    await paste(other, context, LEVELS.replace('64.96', '65'));
    await expect(cards(other)).toHaveCount(1);
    for (const tab of [page, other]) {
      await rested(tab);
      await tab.reload();
      await ready(tab);
      await expect(cards(tab).getByRole('button', { name: 'Edit the text' })).toBeVisible();
    }
  });
});
