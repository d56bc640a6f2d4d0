import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from './site';
import { paste } from './yourSystem';

/**
 * What readers come with: files of their own, and a question. They press one button or paste once, read the first
 * sentence, and know. The systems are real and their limits known.
 */

const FIXTURES = 'tests/unit/loadtest/fixtures';
const textOf = (name: string) => readFileSync(join(FIXTURES, name), 'utf8');
const filesIn = (folder: string, isWanted: (name: string) => boolean = () => true) =>
  readdirSync(join(FIXTURES, folder))
    .filter(isWanted)
    .map((name) => join(FIXTURES, folder, name));

async function open(page: Page): Promise<void> {
  await page.goto('your-system');
  await page.locator('[data-your-system="ready"]').waitFor();
}

const choose = (page: Page, files: readonly string[]) =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([...files]);

/** The answer, once nothing of it will change. */
async function answer(page: Page): Promise<string> {
  await page.locator('[data-your-system="ready"][data-status="done"]').waitFor({ timeout: 60_000 });
  const region = page.getByRole('region', { name: 'Answer', exact: true });
  return (await region.locator('[data-answer]').innerText()).replace(/\s+/g, ' ');
}

/** The interval of a limit: "(218 to 223)". */
function intervalIn(said: string): [number, number] {
  const [, low, high] = /\(([\d,.]+) to ([\d,.]+)\)/.exec(said) ?? [];
  return [Number(low?.replaceAll(',', '')), Number(high?.replaceAll(',', ''))];
}

/** Whether the limit is told, and the interval is not wider than what may be. */
function expectLimit(said: string, truth: number, most = 1.15): void {
  const [low, high] = intervalIn(said);
  expect(low).toBeLessThanOrEqual(truth);
  expect(high).toBeGreaterThanOrEqual(truth);
  expect(high / low).toBeLessThan(most);
}

test.describe('a reader with files of their own and no help', () => {
  test('tells of wrk’s files and the monitor’s which part is full, and at what rate', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await open(page);
    await choose(page, filesIn('a-web-db'));
    await expect(page.getByRole('heading', { name: /db serves 2 at a time/ })).toBeVisible();
    expectLimit(await answer(page), 2000 / 9);
    expect(complaints).toEqual([]);
  });

  test('tells of JMeter’s logs of requests how many the server takes at a time', async ({
    page,
  }) => {
    await open(page);
    await choose(page, filesIn('jmeter-series-a'));
    await expect(page.getByRole('heading', { name: /at most [\d.]+ requests/ })).toBeVisible();
    // Four levels of some hundred requests each say it less surely.
    expectLimit(await answer(page), 2000 / 9, 1.5);
  });

  test('does not guess a limit that a test did not reach, and knows it after one more level', async ({
    page,
    context,
  }) => {
    const lines = textOf('c-pool.csv').trim().split('\n');
    const upTo = (users: number) =>
      lines.filter((line, row) => row === 0 || Number(line.split(',')[0]) <= users).join('\n');
    await open(page);
    await paste(page, context, upTo(8));
    const question = page.getByRole('heading', { name: /^These points cannot tell/ });
    await expect(question).toBeVisible();
    const said = await answer(page);
    expect(said).toMatch(/Measure next: a run at \d+ users/);
    expect(Number(/lies above ([\d,.]+)/.exec(said)?.[1])).toBeLessThan(352);
    await paste(page, context, upTo(32));
    await expect(question).toBeHidden();
    expectLimit(await answer(page), 352);
  });

  test('says of a service that only waits that nothing was full', async ({ page, context }) => {
    await open(page);
    await paste(page, context, textOf('f-delay-only.csv'));
    await expect(
      page.getByRole('heading', { name: /No limit was seen up to 64 users/ }),
    ).toBeVisible();
    const said = await answer(page);
    expect(said).not.toMatch(/at most|is full/);
  });

  test('says of a test at a rate what the most is, though its last level was too much', async ({
    page,
  }) => {
    await open(page);
    await choose(page, filesIn('open-a'));
    await expect(page.getByRole('heading', { name: /at most [\d.]+ requests/ })).toBeVisible();
    expectLimit(await answer(page), 2000 / 9);
  });
});
