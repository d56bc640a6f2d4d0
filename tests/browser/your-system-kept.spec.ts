import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { collectComplaints } from './site';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-your-system="ready"]').waitFor();
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const kept = (page: Page) => page.getByRole('region', { name: 'Kept in this browser' });

test.describe('what a reader made', () => {
  test('is kept where a template takes its place, and one action brings it back', async ({
    page,
    context,
  }) => {
    const complaints = collectComplaints(page);
    await open(page, 'your-system?start=today-locks');
    await name(page).fill('Mine');
    await expect(title(page)).toHaveText('What limits “Mine”?');
    const other = await context.newPage();
    await open(other, 'your-system?start=today-queue');
    await expect(other.getByRole('button', { name: 'Open “Mine” again' })).toBeVisible();
    await other.close();
    await open(page, 'your-system?start=today-queue');
    await expect(kept(page).getByRole('button', { name: 'Mine', exact: true })).toBeVisible();
    await name(page).fill('Mine, too');
    await open(page, 'your-system?start=today-locks');
    await page.getByRole('button', { name: 'Open “Mine, too” again' }).click();
    await expect(title(page)).toHaveText('What limits “Mine, too”?');
    await page.getByRole('button', { name: 'Undo: Open Mine, too' }).click();
    await expect(title(page)).toHaveText('What limits “Hot row”?');
    expect(complaints).toEqual([]);
  });

  test('is there again on the way back from where a link led before the address followed', async ({
    page,
  }) => {
    await open(page, 'your-system?start=today-queue');
    await page.waitForURL(/#s=/);
    await name(page).fill('Mine');
    // A link that is followed by a script leaves the field as it is.
    await page.locator('a.navbar__brand').evaluate((link: HTMLAnchorElement) => link.click());
    await page.locator('[data-your-system]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goBack();
    await page.locator('[data-your-system="ready"]').waitFor();
    await expect(name(page)).toHaveValue('Mine');
    await expect(page.getByRole('button', { name: /^Open .* again$/ })).toHaveCount(0);
  });

  test('does not follow into another system: a text that could not be used', async ({ page }) => {
    await open(page, 'your-system?start=today-queue');
    await page.waitForURL(/#s=/);
    const field = page.getByRole('textbox', { name: /^Paste what/ });
    await field.fill('users,throughput\n1,NaN\n2,-5\n');
    await field.press('Tab');
    const card = page.getByRole('article').filter({ hasText: 'no level yet' }).last();
    await expect(card).toContainText('pasted 1');
    await open(page, 'your-system?start=today-queue');
    await page.locator('[data-your-system][data-status="done"]').waitFor();
    await expect(field).toHaveValue('');
    await expect(page.getByText('no level yet')).toHaveCount(0);
  });
});
