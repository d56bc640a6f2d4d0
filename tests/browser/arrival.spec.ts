import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { labOf, numberOf, slider, waitUntilDone } from './lab';
import { open } from './site';

const page20 = 'low-latency/test-case-20';
const linked = `${page20}?config=B&virtualUsers=5&thinkTimeMs=2000&seed=7`;

const noticeOf = (page: Page) => page.locator('.missing-files');

/** Refuses the files of `pattern` until the function that is given is called. */
async function withhold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let isRefused = true;
  await page.route(pattern, (route) => (isRefused ? route.abort() : route.continue()));
  return () => {
    isRefused = false;
  };
}

async function tryAgain(page: Page) {
  await noticeOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(noticeOf(page)).toHaveCount(0);
}

/** The lab shows what the link asked for. */
async function showsTheLink(page: Page) {
  await expect(labOf(page)).toHaveAttribute('data-lab', 'low-latency/20-B');
  await expect(slider(page, 'Virtual users')).toHaveValue('5');
  await waitUntilDone(page);
}

test('a page whose data does not arrive names the file, works around it, and goes on with the link', async ({
  page,
}) => {
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(error.message));
  const deliver = await withhold(page, '**/assets/data/test-case-20.*.json');
  await page.goto(linked);
  await expect(noticeOf(page)).toContainText(/test-case-20\.[0-9a-f]{8}\.json/, {
    timeout: 20_000,
  });
  await expect(noticeOf(page)).toContainText('did not arrive');
  // The rest of the page is alive, and what was published stays.
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: /dark and light|light mode|dark mode/i }).click();
  await expect
    .poll(() => page.locator('html').getAttribute('data-theme-choice'))
    .not.toBe('system');
  expect(theme).not.toBeNull();
  expect(await numberOf(page, 'measured', 'throughput.median')).toBe(96);
  expect(new URL(page.url()).searchParams.get('virtualUsers')).toBe('5');
  // A try in vain keeps the notice, and the focus where it was.
  await noticeOf(page).getByRole('button').press('Enter');
  await expect(noticeOf(page)).toContainText('Trying again');
  await expect(
    noticeOf(page).getByRole('button', { name: 'Try again', exact: true }),
  ).toBeFocused();
  deliver();
  await tryAgain(page);
  await showsTheLink(page);
  expect(exceptions).toEqual([]);
});

const SCRIPTS = [
  ['the page’s own script', /assets\/js\/(?!main|runtime)[^/]+\.js$/],
  ['the site’s script', /assets\/js\/main[^/]+\.js$/],
  ['what loads scripts', /assets\/js\/runtime[^/]+\.js$/],
  ['the style sheet', /assets\/css\/styles[^/]+\.css$/],
] as const;

for (const [what, pattern] of SCRIPTS) {
  test(`without ${what} the page says so, and goes on when it is there`, async ({ page }) => {
    const deliver = await withhold(page, pattern);
    await page.goto(linked);
    await expect(noticeOf(page)).toContainText('did not arrive', { timeout: 20_000 });
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
    deliver();
    await tryAgain(page);
    await showsTheLink(page);
  });
}

test('data that comes with the second try is not spoken of', async ({ page }) => {
  let refused = 0;
  await page.route('**/assets/data/test-case-20.*.json', (route) => {
    refused += 1;
    return refused <= 3 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue();
  });
  await page.goto(linked);
  await showsTheLink(page);
  await expect(noticeOf(page)).toHaveCount(0);
});

test('a page that a link leads to waits on the page before it', async ({ page }) => {
  await open(page, page20);
  const deliver = await withhold(page, /assets\/(js|data)\//);
  await page
    .locator('.theme-doc-markdown')
    .getByRole('link', { name: 'test case 14' })
    .first()
    .click();
  await expect(noticeOf(page)).toContainText('did not arrive', { timeout: 20_000 });
  await expect(labOf(page)).toHaveAttribute('data-lab', 'low-latency/20-A');
  deliver();
  await tryAgain(page);
  await expect(page.locator('main')).toContainText('Test case 14:');
});

test('a page that a link leads to says that its text is missing, and shows it once it is there', async ({
  page,
}) => {
  await open(page, page20);
  const deliver = await withhold(page, '**/assets/data/test-case-14.*.json');
  const text = page.locator('.theme-doc-markdown');
  await text.getByRole('link', { name: 'test case 14' }).first().click();
  await expect(page).toHaveTitle(/Test case 14/, { timeout: 20_000 });
  await expect(text).toHaveText('The text of this page waits for a file that did not arrive.');
  deliver();
  await tryAgain(page);
  await expect(page.locator('main')).toContainText('Test case 14:');
  await expect(labOf(page)).toHaveAttribute('data-lab', /^low-latency\/14-/);
});

test('a script that a lab asks for later is named, and a second try goes on with the run', async ({
  page,
}) => {
  await open(page, page20);
  const deliver = await withhold(page, '**/*.js');
  await slider(page, 'Virtual users').focus();
  await page.keyboard.press('ArrowRight');
  await expect(noticeOf(page)).toContainText('did not arrive', { timeout: 20_000 });
  deliver();
  await tryAgain(page);
  await waitUntilDone(page);
});

test('search finds names while the index of texts is missing, and says when it is', async ({
  page,
}) => {
  const deliver = await withhold(page, '**/assets/search/**');
  await page.goto('search?q=poll');
  await expect(page.getByRole('article').first()).toContainText(/poll/i);
  await expect(noticeOf(page)).toContainText('contents.json', { timeout: 20_000 });
  deliver();
  await tryAgain(page);
  await expect(
    page.getByRole('status').filter({ hasText: 'places found for “poll”' }),
  ).toBeVisible();
});

test.describe('in a frame without an origin of its own', () => {
  /** A page with such a frame in it. */
  async function framed(page: Page, path: string) {
    const url = new URL('framing', test.info().project.use.baseURL).href;
    const src = new URL(path, url).href;
    await page.route(url, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe sandbox="allow-scripts" width="1300" height="700" src="${src}"></iframe>`,
      }),
    );
    await page.goto(url);
    return page.frameLocator('iframe');
  }

  test('a lab reads its link and simulates', async ({ page }) => {
    const frame = await framed(page, linked);
    const lab = frame.locator('#lab');
    await expect(lab).toHaveAttribute('data-lab', 'low-latency/20-B', { timeout: 20_000 });
    await expect(lab).toHaveAttribute('data-status', 'done', { timeout: 120_000 });
  });

  test('a link that may not be copied is there to be copied by hand', async ({ page }) => {
    const frame = await framed(page, linked);
    const lab = frame.locator('#lab');
    await expect(lab).toHaveAttribute('data-lab', 'low-latency/20-B', { timeout: 20_000 });
    await lab.getByRole('button', { name: 'Copy link' }).click();
    await expect(lab.getByRole('textbox', { name: 'To be copied' })).toHaveValue(
      /^http:.*config=B&virtualUsers=5/,
    );
  });

  test('a server that refuses it data is told of, with a way out', async ({ page }) => {
    await page.route('**/assets/data/**', (route) => route.abort());
    const frame = await framed(page, linked);
    const notice = frame.locator('.missing-files');
    await expect(notice).toContainText('without an origin of its own', { timeout: 20_000 });
    await expect(notice.getByRole('link', { name: 'a tab of its own' })).toHaveAttribute(
      'href',
      /config=B&virtualUsers=5/,
    );
  });
});
