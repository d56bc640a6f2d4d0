import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { collectComplaints, open } from './site';

const PATH = '/your-system/challenges?seed=anna';
const cardOf = (page: Page, name: string) => page.getByRole('region', { name });

/** The levels of a card as a reader sees them: users with requests per second. */
async function levelsIn(page: Page, card: string): Promise<[users: number, perSecond: number][]> {
  const rows = await cardOf(page, card).locator('tbody tr').all();
  return Promise.all(
    rows.map(
      async (row): Promise<[number, number]> => [
        Number(await row.getByRole('rowheader').innerText()),
        Number(await row.getByRole('cell').first().innerText()),
      ],
    ),
  );
}

async function buy(page: Page, users: string): Promise<void> {
  const card = cardOf(page, '1. Find the limit');
  await card.getByLabel('Users').fill(users);
  await card.getByLabel('Users').press('Enter');
}

test('the limit of a hidden system is found with two levels and opened with them', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await open(page, PATH);
  const card = cardOf(page, '1. Find the limit');
  await expect(card.getByRole('button', { name: 'Commit' })).toBeDisabled();
  for (const refused of ['0', '501', 'many', '2.5']) {
    await buy(page, refused);
    await expect(card.getByRole('status')).toContainText('1 to 500 users');
  }
  await buy(page, '500');
  await expect(card).toContainText('5 left');
  await buy(page, '500');
  await expect(card.getByRole('status')).toContainText('already');
  await buy(page, '300');
  await expect(card).toContainText('4 left');
  const levels = await levelsIn(page, '1. Find the limit');
  expect(levels.map(([users]) => users)).toEqual([300, 500]);
  const most = levels.reduce((sum, [, perSecond]) => sum + perSecond, 0) / levels.length;
  await card.getByLabel('Limit').fill(String(most));
  await card.getByRole('button', { name: 'Commit' }).click();
  const told = card.locator('[data-told="limit"]');
  await expect(told).toContainText('With 2 of 6 levels');
  const [, truth = '', points = ''] =
    /The limit is ([\d,.]+) requests.* makes (\d+) of 100/.exec(await told.innerText()) ?? [];
  expect(Math.abs(most / Number(truth.replace(',', '')) - 1)).toBeLessThan(0.02);
  expect(Number(points)).toBeGreaterThan(85);
  await expect(card).toHaveAttribute('data-exercise-status', 'passed');
  await card.getByRole('link', { name: 'Open the system with your levels' }).click();
  await expect(page.getByRole('heading', { name: 'What limits Hidden system?' })).toBeVisible();
  await expect(page.getByText('core', { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the level that tells most about a limit is judged against the others', async ({ page }) => {
  await open(page, PATH);
  const card = cardOf(page, '2. Name the next measurement');
  const choices = card.getByRole('radio');
  await expect(choices.first()).toBeVisible();
  const given = await levelsIn(page, '2. Name the next measurement');
  expect(given.length).toBeGreaterThan(1);
  // A level like those that are there already tells least.
  await choices.first().check();
  await card.getByRole('button', { name: 'Commit' }).click();
  const told = card.locator('[data-told="next"]');
  await expect(told).toContainText(/makes \d+ of 100 points/, { timeout: 60_000 });
  await expect(told).toContainText(new RegExp(`(With \\d+ users .*){${await choices.count()}}`));
  await expect(card).toHaveAttribute('data-exercise-status', 'not-yet');
});

test('other systems are drawn, and a link gives everybody the same', async ({ page, context }) => {
  await open(page, PATH);
  await page.getByRole('button', { name: 'Draw other systems' }).click();
  await expect(page).toHaveURL(/seed=anna2/);
  await expect(page.getByText('These are of seed anna2')).toBeVisible();
  await buy(page, '40');
  const title = '1. Find the limit';
  await expect(cardOf(page, title)).toContainText('5 left');
  const here = await levelsIn(page, title);
  const other = await context.newPage();
  await open(other, '/your-system/challenges?seed=ANNA2');
  await buy(other, '40');
  await expect(cardOf(other, title)).toContainText('5 left');
  expect(await levelsIn(other, title)).toEqual(here);
  await open(other, PATH);
  await buy(other, '40');
  await expect(cardOf(other, title)).toContainText('5 left');
  expect(await levelsIn(other, title)).not.toEqual(here);
});
