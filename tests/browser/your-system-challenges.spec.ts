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

async function buy(page: Page, users: number | string): Promise<void> {
  const card = cardOf(page, '1. Find the limit');
  await card.getByLabel('Users').fill(String(users));
  await card.getByLabel('Users').press('Enter');
}

const rowsIn = (page: Page, card: string) => cardOf(page, card).locator('tbody tr');

test('the limit of a hidden system is found with two levels and opened with them', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await open(page, PATH);
  const title = '1. Find the limit';
  const card = cardOf(page, title);
  await expect(card.getByRole('button', { name: 'Commit' })).toBeDisabled();
  await expect(card).toContainText(/1 to 1\d users/);
  const [, most = ''] = /1 to (\d+) users/.exec(await card.innerText()) ?? [];
  for (const refused of ['0', '500', 'many', '2.5']) {
    await buy(page, refused);
    await expect(card.getByRole('status')).toContainText(`1 to ${most} users`);
  }
  await buy(page, most);
  await expect(card).toContainText('5 left');
  await buy(page, most);
  await expect(card.getByRole('status')).toContainText('already');
  await buy(page, 1);
  await expect(card).toContainText('4 left');
  await expect(rowsIn(page, title)).toHaveCount(2);
  const levels = await levelsIn(page, title);
  expect(levels.map(([users]) => users)).toEqual([1, Number(most)]);
  await expect(card.getByRole('link', { name: 'Let the page do the sums' })).toBeVisible();
  // The highest level has not reached the limit yet.
  await card.getByLabel('Limit').fill(String((levels[1]?.[1] ?? 0) * 1.06));
  await card.getByRole('button', { name: 'Commit' }).click();
  const told = card.locator('[data-told="limit"]');
  await expect(told).toContainText('With 2 of 6 levels');
  await expect(told).toContainText(/The limit is [\d,.]+ requests.* makes \d+ of 100/);
  await expect(card).toHaveAttribute('data-exercise-status', 'passed');

  const said = await told.innerText();
  await expect(page).toHaveURL(new RegExp(`seed=anna&levels=${most}\\.1&limit=`));
  await page.reload();
  await expect(told).toHaveText(said);
  await expect(rowsIn(page, title)).toHaveCount(2);
  expect(await levelsIn(page, title)).toEqual(levels);
  await expect(card.getByRole('button', { name: 'Commit' })).toBeDisabled();

  await card.getByRole('link', { name: 'Open the system with your levels' }).click();
  await expect(page.getByRole('heading', { name: 'What limits “Hidden system”?' })).toBeVisible();
  await expect(page.getByText('core', { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the level that tells most about a limit is judged against the others', async ({ page }) => {
  await open(page, PATH);
  const card = cardOf(page, '2. Name the next measurement');
  const choices = card.getByRole('radio');
  await expect(choices.first()).toBeVisible();
  await expect(rowsIn(page, '2. Name the next measurement')).not.toHaveCount(0);
  // A level like those that are there already tells least.
  await choices.first().check();
  await card.getByRole('button', { name: 'Commit' }).click();
  const told = card.locator('[data-told="next"]');
  await expect(told).toContainText(/makes \d+ of 100 points/, { timeout: 60_000 });
  await expect(told).toContainText(new RegExp(`(With \\d+ users .*){${await choices.count()}}`));
  await expect(told).toContainText('throughput does not flatten yet');
  await expect(card).toHaveAttribute('data-exercise-status', 'not-yet');
  const said = await told.innerText();
  await page.reload();
  await expect(told).toHaveText(said, { timeout: 60_000 });
  await expect(choices.first()).toBeChecked();
  await expect(choices.first()).toBeDisabled();
});

test('what an address cannot have is named and left out', async ({ page }) => {
  await open(page, `${PATH}&levels=8.500&limit=no&next=1000`);
  for (const text of ['(levels) is “500”', '(limit) is “no”', '(next) is “1000”'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(cardOf(page, '1. Find the limit')).toContainText('5 left');
});

test('other systems are drawn, and a link gives everybody the same', async ({ page, context }) => {
  await open(page, PATH);
  await page.getByRole('button', { name: 'Draw other systems' }).click();
  await expect(page).toHaveURL(/seed=anna2/);
  await expect(page.getByText('These are of seed anna2')).toBeVisible();
  const title = '1. Find the limit';
  const bought = async (on: Page) => {
    await buy(on, 6);
    await expect(rowsIn(on, title)).toHaveCount(1);
    return levelsIn(on, title);
  };
  const here = await bought(page);
  const other = await context.newPage();
  await open(other, '/your-system/challenges?seed=ANNA2');
  expect(await bought(other)).toEqual(here);
  await open(other, PATH);
  expect(await bought(other)).not.toEqual(here);
  await page.getByRole('button', { name: 'Draw other systems' }).click();
  await expect(page).toHaveURL(/seed=anna3$/);
  await expect(cardOf(page, title)).toContainText('6 left');
  await expect(rowsIn(page, title)).toHaveCount(0);
});
