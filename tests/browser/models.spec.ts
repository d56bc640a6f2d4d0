import { expect, type Page } from '@playwright/test';
import digests from '../fidelity/archived.json';
import { violations } from './accessibility';
import { test } from './drawn';
import { labOf, openLab, queryOf, resultOf, slider, waitUntilDone } from './lab';

const [{ model: ARCHIVED = '', links = {} } = {}] = digests;
const [LINK = '', DIGEST] = Object.entries(links)[0] ?? [];
const CURRENT = '99.0.0';

test.describe.configure({ timeout: 240_000 });

/** Lets the site have a model that comes after all archived ones; returns which simulators are fetched. */
async function withLaterModel(page: Page): Promise<string[]> {
  const simulators: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) simulators.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/data/low-latency.*.json', async (route) => {
    const response = await route.fetch();
    const schema = await response.json();
    const json = schema.knobs ? { ...schema, modelVersion: CURRENT, archived: [ARCHIVED] } : schema;
    await route.fulfill({ response, json });
  });
  return simulators;
}

const noticeOf = (page: Page) => labOf(page).getByRole('region', { name: 'Model' });
const isArchived = (path: string) => path.includes(`/simulators/low-latency/${ARCHIVED}/`);

test('a link of an archived model shows its numbers, says so, and turns to the current one by keyboard and back', async ({
  page,
}) => {
  const simulators = await withLaterModel(page);
  const lab = await openLab(page, LINK.slice(1));
  const notice = noticeOf(page);
  await expect(notice).toContainText(`Made with model ${ARCHIVED}`);
  await waitUntilDone(page);
  const then = await resultOf(page);
  expect(then.digest).toBe(DIGEST);
  expect(await violations(page)).toEqual([]);
  expect(simulators.some(isArchived)).toBe(true);
  await expect(lab.getByText(`model ${ARCHIVED}, seed`)).toBeVisible();
  await expect(slider(page, 'Send only')).toHaveValue('6');
  expect(queryOf(page)).toMatchObject({ sendOnly: '6', model: ARCHIVED });

  // What is changed further stays with the model, in the address too.
  await slider(page, 'Virtual users').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => queryOf(page)).toMatchObject({ virtualUsers: '4', model: ARCHIVED });
  await page.goBack();

  const button = notice.getByRole('button');
  await button.focus();
  await expect(button).toHaveText(`Use the current model ${CURRENT}`);
  await page.keyboard.press('Enter');
  await expect(button).toHaveText(`Use model ${ARCHIVED}`);
  await expect(button).toBeFocused();
  await expect.poll(() => queryOf(page)).toMatchObject({ sendOnly: '6', model: CURRENT });
  await expect(slider(page, 'Send only')).toHaveValue('6');
  await waitUntilDone(page);
  expect(simulators.some((path) => !isArchived(path))).toBe(true);

  await page.keyboard.press('Enter');
  await expect(button).toHaveText(`Use the current model ${CURRENT}`);
  // The result of the other model, done as well, stands until a run of this one has begun.
  await expect.poll(async () => (await resultOf(page)).digest).toBe(DIGEST);
  await waitUntilDone(page);
  expect(await resultOf(page)).toEqual(then);
  await page.goBack();
  await expect(button).toHaveText(`Use model ${ARCHIVED}`);
  await expect.poll(() => queryOf(page).model).toBe(CURRENT);
});

test('a link made before links named their model is one of the oldest', async ({ page }) => {
  await withLaterModel(page);
  await openLab(page, 'low-latency/test-case-20?config=A&sendOnly=6&v=1');
  await expect(noticeOf(page)).toContainText(`Made with model ${ARCHIVED}`);
  await expect.poll(() => queryOf(page).model).toBe(ARCHIVED);
  await waitUntilDone(page);
  expect((await resultOf(page)).digest).toBe(DIGEST);
});

for (const query of ['', '?config=B&v=1', '?config=B&sendOnly=6']) {
  test(`the address "${query}" needs no archived model`, async ({ page }) => {
    const simulators = await withLaterModel(page);
    await openLab(page, `low-latency/test-case-20${query}`);
    await waitUntilDone(page);
    await expect(noticeOf(page)).toHaveCount(0);
    expect(simulators.filter(isArchived)).toEqual([]);
  });
}

test('a model that nobody has is named, and the current one used', async ({ page }) => {
  await withLaterModel(page);
  const lab = await openLab(page, 'low-latency/test-case-20?config=A&sendOnly=6&model=9.9.9&v=1');
  await expect(lab.getByRole('alert').first()).toContainText(
    `Model (model) is “9.9.9”; accepted: ${CURRENT}, ${ARCHIVED}. ${CURRENT} is used.`,
  );
  await expect.poll(() => queryOf(page)).toMatchObject({ sendOnly: '6', model: CURRENT });
});

test('an archived model that does not arrive is named, and the address kept for another try', async ({
  page,
}) => {
  await withLaterModel(page);
  await page.route('**/simulators/**', (route) => route.abort());
  const lab = await openLab(page, LINK.slice(1));
  await expect(lab.getByRole('alert').first()).toContainText('whose simulator did not arrive');
  await expect(slider(page, 'Send only')).toHaveValue('6');
  expect(queryOf(page).model).toBe(ARCHIVED);
  await page.unroute('**/simulators/**');
  await page.reload();
  await expect(noticeOf(page)).toContainText(`Made with model ${ARCHIVED}`);
});
