import { expect, type Page, test } from '@playwright/test';
import { open } from './site';

const challenge = (page: Page) => page.locator('[data-challenge]');
const settled = (page: Page) => page.locator('[data-figure][data-settled="true"]').waitFor();

/** Makes the guess of a chapter and goes to its last step. */
async function toTheEnd(page: Page, id: string, last: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `concepts/${id}`);
  await page.locator('[data-guess]').getByRole('radio').first().check();
  await page.locator('[data-guess]').getByRole('button').first().click();
  await page.locator(`[data-step="${last}"]`).evaluate((step) => step.scrollIntoView());
  await expect(page.locator(`[data-step="${last}"]`)).toHaveAttribute('data-active', 'true');
}

test('a challenge says what is missing until the figure solves it, and its solution is a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'concepts/locks');
  await expect(challenge(page)).toHaveCount(0);
  await toTheEnd(page, 'locks', 'what-shortens-it');
  await expect(challenge(page)).toContainText(/Not yet: \d+\s?ms, at most 20 wanted/);
  const less = page.locator('[data-figure]').getByRole('button', { name: 'Lock held: less' });
  for (let times = 0; times < 3; times += 1) await less.click();
  await expect(challenge(page)).toHaveAttribute('data-challenge', 'solved');
  await expect(challenge(page)).toContainText(/solved: .*, with Load 98, .*Lock held 6/);
  await expect(page.locator('[data-step="what-shortens-it"] [data-goal]')).toHaveAttribute(
    'data-goal',
    'done',
  );
  await challenge(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(challenge(page)).toContainText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/load=98/);
  expect(link).toMatch(/hold=6/);
  // A colleague, who has done nothing here, reads that it is solved.
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(link);
  await settled(page);
  await expect(challenge(page)).toHaveAttribute('data-challenge', 'solved');
  await expect(challenge(page)).toContainText('Lock held 6');
});

test('the course and the start page lead back to where the reader was, and only on request', async ({
  page,
}) => {
  const goOn = page.getByRole('link', { name: /^Go on/ });
  await open(page, 'concepts');
  await expect(goOn).toHaveCount(0);
  await open(page, 'concepts/locks');
  await page.locator('[data-step="your-guess"]').evaluate((step) => step.scrollIntoView());
  await expect(page.locator('[data-step="your-guess"]')).toHaveAttribute('data-active', 'true');
  await open(page, 'concepts/locks');
  await expect(page.locator('[data-step="cause-it"]')).toHaveAttribute('data-active', 'true');
  for (const from of ['', 'concepts']) {
    await open(page, from);
    await expect(goOn).toHaveText('Go on: chapter 6, Locks, step 3');
  }
  await goOn.click();
  await expect(page.locator('[data-step="your-guess"]')).toHaveAttribute('data-active', 'true');
  await open(page, 'concepts');
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(goOn).toHaveCount(0);
});

test('a chapter is entered by a zoom from the whole picture, again on request, and not where nothing moves', async ({
  page,
}) => {
  const zoom = page.locator('[data-figure] [data-zooms]');
  const where = page.getByRole('button', { name: /Where is this/ });
  await open(page, 'concepts/locks');
  await expect(where).toBeVisible();
  await expect(zoom).toHaveCount(0);
  // It is over within a second: what comes is noted as it comes.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-figure] [data-zooms]')) return;
      observer.disconnect();
      document.body.dataset.seen = '';
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await where.click();
  await expect(page.locator('body[data-seen]')).toHaveCount(1);
  await expect(zoom).toHaveCount(0);
  const map = page.getByRole('img', { name: /^In the picture of a message/ });
  await expect(map).toHaveAccessibleName(/processors, publish lock$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'concepts/locks');
  await expect(map).toBeVisible();
  await expect(where).toHaveCount(0);
});

test('what was before a guess stays readable beside what is now', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'concepts/queue');
  const before = page.locator('[data-figure] [data-mark="before"]');
  await expect(before).toHaveCount(0);
  await page.locator('[data-guess]').getByRole('radio').first().check();
  await page.locator('[data-guess]').getByRole('button').first().click();
  await expect(before).toHaveCount(1);
  await expect(page.locator('[data-figure]')).toContainText('on average before');
  await expect(page.locator('[data-figure]')).toContainText(/Dashed: before, \d/);
});
