import { expect, type Page, test } from '@playwright/test';
import { open } from './site';

const load = (page: Page) => page.getByRole('slider', { name: 'Load' });
const step = (page: Page, id: string) => page.locator(`[data-step="${id}"]`);
const entries = (page: Page) => page.evaluate(() => window.history.length);

/** Scrolls to a step as a reader does, some time after the page has come. */
async function goTo(page: Page, id: string): Promise<void> {
  await page.waitForTimeout(600);
  await step(page, id).evaluate((element) => element.scrollIntoView());
  await expect(step(page, id)).toHaveAttribute('data-active', 'true');
}

async function press(page: Page, key: string, times: number): Promise<void> {
  await load(page).focus();
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('knobs of a chapter make no entries, and are there after a reload and on the way back', async ({
  page,
}) => {
  await open(page, 'concepts');
  await open(page, 'concepts/queue?seed=anna');
  const first = await entries(page);
  await press(page, 'ArrowRight', 7);
  await expect(page).toHaveURL(/\?load=57&seed=anna$/);
  await page.reload();
  await expect(load(page)).toHaveValue('57');
  await expect(page.locator('[data-seed]')).toHaveText('anna');
  // Down there the chapter sets the load of its guess.
  await goTo(page, 'your-guess');
  await expect(load(page)).toHaveValue('63');
  await page.getByRole('button', { name: 'Ask all three with other numbers' }).click();
  await expect(page).toHaveURL(/\?seed=anna\d&load=63$/);
  expect(await entries(page)).toBe(first);
  const seed = await page.locator('[data-seed]').innerText();
  await page.goBack();
  await expect(load(page)).toHaveCount(0);
  await page.goForward();
  await expect(load(page)).toHaveValue('63');
  await expect(page.locator('[data-seed]')).toHaveText(seed);
});

test('a reload in the middle of a chapter shows the knobs that stood there', async ({ page }) => {
  await open(page, 'concepts/queue');
  await goTo(page, 'your-guess');
  await expect(load(page)).toHaveValue('63');
  await press(page, 'ArrowRight', 4);
  await expect(page).toHaveURL(/load=67/);
  await page.reload();
  await expect(step(page, 'your-guess')).toHaveAttribute('data-active', 'true');
  await expect(load(page)).toHaveValue('67');
  await goTo(page, 'cause-it');
  await goTo(page, 'your-guess');
  await expect(load(page)).toHaveValue('67');
});

test('going back past a link within a chapter brings its knobs of then', async ({ page }) => {
  await open(page, 'concepts/queue');
  await press(page, 'ArrowRight', 5);
  await expect(page).toHaveURL(/load=55$/);
  await page.waitForTimeout(600);
  // From where the reader is: a click of a mouse would scroll there first.
  await page
    .locator('a[href="#check-yourself"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/load=63#check-yourself$/);
  await page.goBack();
  await expect(step(page, 'cause-it')).toHaveAttribute('data-active', 'true');
  await expect(load(page)).toHaveValue('55');
  await page.goForward();
  await expect(load(page)).toHaveValue('63');
});

test('the link to the chapter itself, followed in it, brings its first knobs and numbers', async ({
  page,
}) => {
  await open(page, 'concepts/queue?load=70&seed=bert');
  await expect(load(page)).toHaveValue('70');
  await page.locator('nav.menu a[href$="/concepts/queue"]').click();
  await expect(load(page)).toHaveValue('50');
  await expect(page.locator('[data-seed]')).toHaveCount(0);
  await page.goBack();
  await expect(load(page)).toHaveValue('70');
  await expect(page.locator('[data-seed]')).toHaveText('bert');
});

test('a problem set follows its form in its entry, and is there on the way back', async ({
  page,
}) => {
  await open(page, 'teaching/problem-sets');
  const first = await entries(page);
  const student = page.getByLabel('Name or number of a student');
  await student.pressSequentially('Ada L');
  await page.getByRole('checkbox', { name: 'Queue' }).uncheck();
  await expect(page).toHaveURL(/\?seed=Ada\+L&chapters=/);
  expect(await entries(page)).toBe(first);
  await page
    .getByRole('link', { name: /^Do them in the chapter/ })
    .first()
    .click();
  await expect(page.locator('[data-seed]')).toHaveText('Ada L');
  await page.goBack();
  await expect(student).toHaveValue('Ada L');
  await expect(page.getByRole('checkbox', { name: 'Queue' })).not.toBeChecked();
});
