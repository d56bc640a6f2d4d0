import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { COURSE } from '../../src/course/chapters/course';
import { exercisesOf } from '../../src/course/exercises/seeded';
import { answerText } from '../../src/course/problems/answers';
import { collectComplaints, open } from './site';

const name = (page: Page) => page.getByLabel('Name or number of a student');
const chapterNamed = (id: string) => {
  const chapter = COURSE.find((one) => one.id === id);
  if (chapter === undefined) throw new Error(`There is no chapter ${id}.`);
  return chapter;
};

test('a problem set has a student’s numbers, and the chapter that it links to has the same', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await open(page, 'teaching/problem-sets?chapters=queue');
  const first = await page.locator('[data-problem="queue"] li').first().innerText();
  await name(page).fill('Ada Lovelace');
  await page.getByLabel('Locks').check();
  await expect(page).toHaveURL(/\?seed=Ada\+Lovelace&chapters=queue\.locks$/);
  await expect(page.getByRole('heading', { name: 'The problems of Ada Lovelace' })).toBeVisible();
  await expect(page.locator('[data-problem]')).toHaveCount(2);
  const queue = chapterNamed('queue');
  const [number, knobs, choice] = exercisesOf(queue, 'Ada Lovelace');
  const asked = number.ask;
  await expect(page.locator('[data-problem="queue"] li').first()).toContainText(asked);
  for (const { ask } of [knobs, choice])
    await expect(page.locator('[data-problem="queue"]')).toContainText(ask);
  expect(first).not.toContain(asked);
  await page.reload();
  await expect(name(page)).toHaveValue('Ada Lovelace');
  await expect(page.locator('[data-problem="queue"] li').first()).toContainText(asked);

  await page.getByRole('link', { name: 'Do them in the chapter “Queue”' }).click();
  const card = page.locator('[data-exercise="number"]');
  await expect(card).toContainText(asked);
  await expect(page.locator('[data-exercise="knobs"]')).toContainText(knobs.ask);
  await expect(page.locator('[data-exercise="choice"]')).toContainText(choice.ask);
  await expect(page.locator('[data-seed]')).toHaveText('Ada Lovelace');
  await expect(page).toHaveURL(/seed=Ada\+Lovelace/);
  await card.getByRole('textbox').fill(answerText(number));
  await card.getByRole('button', { name: 'Check' }).click();
  await expect(card).toHaveAttribute('data-exercise-status', 'passed');
  await page.getByRole('slider', { name: 'Load' }).press('End');
  await expect(page).toHaveURL(/load=140&seed=Ada\+Lovelace/);
  expect(complaints).toEqual([]);
});

test('the key answers a student and a class, and takes the table along', async ({ page }) => {
  await open(page, 'teaching/key?seed=Ada&chapters=queue.locks');
  const [number, knobs, choice] = exercisesOf(chapterNamed('locks'), 'Ada');
  const key = page.locator('[data-key="locks"]');
  await expect(page.locator('[data-answer="locks"]')).toHaveText(
    `${answerText(number)} ${number.unit}`,
  );
  await expect(key).toContainText(knobs.ask);
  await expect(key).toContainText(choice.ask);
  await page.getByRole('textbox', { name: /Names or numbers/ }).fill('Ada\nGrace\n4711');
  const rows = page.getByRole('table', { name: 'Answers of the class' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = readFileSync(await (await downloading).path(), 'utf8')
    .trim()
    .split('\n');
  expect(csv[0]).toBe('Student,"Queue, ms","Locks, messages/s"');
  expect(csv).toHaveLength(4);
  expect(csv[1]?.startsWith('Ada,')).toBe(true);
  await expect(rows.nth(3)).toContainText(csv[3]?.split(',')[2] ?? '');
});

test('no page for students leads to the key', async ({ page }) => {
  for (const path of ['teaching/problem-sets', 'concepts', 'concepts/queue']) {
    await open(page, path);
    expect(await page.locator('main a[href$="/teaching/key"]').count()).toBe(0);
  }
});

test('a bad link is mended, and says how', async ({ page }) => {
  await open(page, 'teaching/problem-sets?chapters=queue.cats');
  await expect(page.getByText('Chapters (chapters) is “cats”; accepted: ')).toBeVisible();
  await expect(page.locator('[data-problem]')).toHaveCount(1);
});

test('a problem set prints without its form, and stands without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('teaching/problem-sets');
  await expect(page.locator('[data-problem]')).toHaveCount(4);
  await expect(page.locator('form input[type=checkbox]').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Do them in the chapter').first()).toBeHidden();
  await context.close();
});
