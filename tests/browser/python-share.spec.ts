import { expect, type Locator, type Page, test } from '@playwright/test';
import { programLink } from '../../src/python/share';
import { open } from './site';

const cell = (page: Page, name = 'program'): Locator => page.locator(`[data-cell="${name}"]`);
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Replaces the program of the lab. */
async function write(page: Page, program: string): Promise<void> {
  await button(page, 'Edit program').click();
  const editor = cell(page).locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
}

test('a program that came by a link is shown, not run, and takes the place of nothing', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, 'python');
  await write(page, 'mine = 1');
  const made = await programLink(new URL('python', page.url()).href, 'print("theirs")');
  const { hash } = new URL('link' in made ? made.link : '');
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, `${hash})`);
  await expect(cell(page)).toContainText('theirs');
  await expect(page.getByText('This program came by a link')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('changed on its way');
  await write(page, 'print("theirs, mended")');
  await button(page, 'Open your own program').click();
  await expect(cell(page)).toContainText('mine = 1');
  await page.goBack();
  await expect(cell(page)).toContainText('theirs, mended');
  // Half a link is told, and the reader's own program stands.
  await page.evaluate(
    (fragment) => {
      window.location.hash = fragment;
    },
    hash.slice(0, -9),
  );
  await expect(page.getByRole('alert')).toContainText('cut short or changed');
  await expect(cell(page)).toContainText('mine = 1');
  await expect(page).toHaveURL(/python$/);
  expect(requests.filter((url) => /\/python\/(interpreter|worker)/.test(url))).toEqual([]);
});
