import { expect, type Page } from '@playwright/test';
import told from '../../generated/story/told.json';
import { test } from './drawn';
import { open } from './site';

/*
 * What a reader who has never been here is asked to do. Each task is passed by what pages say and by the links on them
 * alone: no address is typed but that of the start page, or the one that the task names.
 */

const main = (page: Page) => page.locator('main').first();

/** The longest wait of the message that the story follows, by the word that the lab uses for it. */
function longestWaitOfStory(): string {
  const waits = new Map<string, number>();
  for (const { part, fromMs, toMs } of told.journey.spans) {
    const stage = told.run.stages[part];
    if (stage?.kind === 'wait')
      waits.set(stage.label, (waits.get(stage.label) ?? 0) + toMs - fromMs);
  }
  const [longest = ''] = [...waits].sort((a, b) => b[1] - a[1]).map(([label]) => label);
  return longest.replace('Wait for the ', '');
}

test('find the place where the message waits longest', async ({ page }) => {
  await open(page, '');
  await page.getByRole('link', { name: 'Follow one message' }).first().click();
  const again = page.locator('#again');
  await again.scrollIntoViewIfNeeded();
  const place = longestWaitOfStory();
  await expect(again).toContainText(new RegExp(`It waits [\\d.]+\\sms for the ${place}`));
  // And of all messages of the system, not only of this one.
  await open(page, 'low-latency/test-case-20');
  await expect(main(page)).toContainText(`messages wait longest for the ${place}`);
});

test('say what a lock is to a colleague, and send the place', async ({ page }) => {
  await open(page, 'start/one-message');
  const lock = page.locator('#lock');
  await expect(lock).toContainText('Only one message at a time may write there');
  await expect(lock).toContainText('That turn is called a lock');
  await lock.getByRole('link', { name: /Chapter \d+: / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Locks');
  await expect(main(page)).toContainText('only one message may change these rows at a time');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('link', { name: 'See one message pass this place' }).click();
  await expect(page).toHaveURL(/one-message#lock$/);
});

test('answer the ten questions, and check each answer where it says', async ({ page }) => {
  await open(page, 'start/ten-questions');
  const questions = page.getByRole('heading', { level: 2 });
  await expect(questions).toHaveCount(10);
  for (const summary of await page.locator('main details > summary').all()) await summary.click();
  const answers = await page.locator('main details').allInnerTexts();
  expect(answers).toHaveLength(10);
  for (const answer of answers) expect(answer.length).toBeGreaterThan(80);
  const checks = await page
    .locator('main p')
    .filter({ hasText: /Learned in.*Check it/s })
    .evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => ({
        named: [...(paragraph.textContent ?? '').matchAll(/“([^”]+)”/g)].map(([, name]) => name),
        links: [...paragraph.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      })),
    );
  expect(checks).toHaveLength(10);
  for (const { named, links } of checks) {
    const [last = ''] = links.slice(-1);
    await open(page, last.replace(/^\//, ''));
    for (const name of named) await expect(main(page)).toContainText(name ?? '');
  }
});

test('choose three knobs and get under 300 ms', async ({ page }) => {
  await open(page, 'low-latency/test-case-20?config=A');
  const lab = page.locator('[data-lab]');
  const sliders = lab.getByRole('slider').locator('visible=true');
  await expect(sliders).toHaveCount(3);
  const roundtrip = lab.locator(
    '[data-lab-part="numbers"] [data-metric="roundtripTime.median"][data-kind="simulated"]',
  );
  const roundtripMs = async () => Number(await roundtrip.getAttribute('value'));
  expect(await roundtripMs()).toBeGreaterThan(300);
  // The lever that the page names: fewer copies are kept of what passes.
  await lab.getByRole('checkbox', { name: 'Request sent' }).uncheck();
  await expect(lab).toHaveAttribute('data-status', 'done', { timeout: 60_000 });
  await expect.poll(roundtripMs, { timeout: 60_000 }).toBeLessThan(300);
  await expect(page).toHaveURL(/tracking=0/);
  await expect(lab.locator('[data-pill]')).not.toContainText('This is 20-A');
  await expect(lab.locator('[data-lab-part="numbers"]')).toContainText('20-A measured 307');
});

test('say which number of a test-case page to doubt, and why', async ({ page }) => {
  await open(page, 'low-latency/test-case-20?config=A');
  // What the model puts in is said in the first sentence, with a way to why.
  await expect(main(page)).toContainText('a delay that nobody has explained');
  // What is printed wrongly is marked, and the mark leads to its reason.
  const flagged = main(page)
    .getByRole('link', { name: /printed 1951/ })
    .first();
  await expect(
    flagged.or(
      main(page)
        .getByText(/printed 1951/)
        .first(),
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: /Open all 17/ }).click();
  await expect(main(page)).toContainText('1951');
});
