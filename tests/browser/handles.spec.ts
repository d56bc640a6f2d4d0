import { expect, type Locator, type Page } from '@playwright/test';
import { violationsInBothThemes } from './accessibility';
import { test } from './drawn';
import { layoutFaults } from './layout';
import { collectComplaints, open } from './site';

test.describe.configure({ timeout: 180_000 });

const poolEdge = (page: Page) => page.locator('[data-handle="pool-edge"]');
const valve = (page: Page) => page.locator('[data-handle="valve"]');
const threads = (page: Page) => page.getByRole('slider', { name: 'Threads in the pool' });
const surface = (page: Page) => page.locator('[data-handle="surface"]');
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const isDone = (figure: Locator) =>
  expect(figure).toHaveAttribute('data-status', 'done', { timeout: 90_000 });

/** The middle of the page's present place for an element. */
async function boxOf(element: Locator) {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
}

/** The numbers of the column of a table, by the text of each row's head. */
const column = (figure: Locator, index: number) =>
  figure
    .locator('tbody tr')
    .evaluateAll(
      (rows, at) =>
        Object.fromEntries(
          rows.map((row) => [
            row.querySelector('th')?.textContent ?? '',
            row.querySelectorAll('td')[at]?.textContent ?? '',
          ]),
        ),
      index,
    );

test.describe('the pool of threads', () => {
  test('is dragged with the mouse, guessed, and found by runs', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(page, 'worker-threads/cliff');
    const figure = poolEdge(page);
    await expect(figure.locator('[data-mark="simulated"]')).toHaveCount(0);
    const box = await boxOf(surface(page));
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    const guess = Number(await threads(page).getAttribute('aria-valuenow'));
    expect(guess).toBeGreaterThan(145);
    expect(guess).toBeLessThan(167);
    await expect(figure).toHaveAttribute('data-status', 'open');
    await figure.getByRole('button', { name: `My guess: it breaks at ${guess} threads` }).click();
    await isDone(figure);
    const said = await figure.locator('p[aria-live="polite"]').textContent();
    const [, last = '', fallen = ''] = /between (\d+) and (\d+) threads/.exec(said ?? '') ?? [];
    expect(Number(fallen) - Number(last)).toBe(1);
    expect(said).toContain(`Your guess is ${guess - Number(fallen)} threads above it.`);
    // The runs in the table are those the sentence speaks of.
    const simulated = await column(figure, 0);
    expect(said).toContain(`completes ${simulated[last]} with the one and ${simulated[fallen]}`);
    // The measured size stands beside the simulated one, with the error between them.
    const [at100, measured100] = [simulated['100'], (await column(figure, 1))['100']].map((text) =>
      Number(text?.replace(/,/g, '')),
    );
    const error = (100 * ((at100 ?? 0) / (measured100 ?? 1) - 1)).toFixed(1);
    expect((await column(figure, 2))['100']).toContain(error.replace('-', '\u2212'));
    await expect(figure.locator('[data-mark="simulated"]')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test('is moved with keys, and what is tried stays', async ({ page }) => {
    await open(page, 'worker-threads/cliff?guess=skip');
    const figure = poolEdge(page);
    await isDone(figure);
    const before = await figure.locator('[data-mark="tried"]').count();
    await threads(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowLeft');
    await expect(threads(page)).toHaveAttribute('aria-valuetext', '289 threads');
    await expect(figure.getByRole('rowheader', { name: '289' })).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Home');
    await expect(figure.getByRole('rowheader', { name: '25', exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await expect(figure.locator('[data-mark="tried"]')).toHaveCount(before + 2);
    await expect.poll(() => queryOf(page)).toEqual({ threads: '25', guess: 'skip' });
  });

  test('comes back from its link, and starts again', async ({ page }) => {
    await open(page, 'worker-threads/cliff?threads=240&guess=120&ref=talk');
    const figure = poolEdge(page);
    await isDone(figure);
    await expect(threads(page)).toHaveAttribute('aria-valuenow', '240');
    await expect(figure.getByRole('rowheader', { name: '240' })).toBeVisible();
    await expect(figure.getByText(/Your guess is \d+ threads below it\./)).toBeVisible();
    await figure.getByRole('button', { name: 'Start again' }).click();
    await expect(figure).toHaveAttribute('data-status', 'open');
    await expect(figure.locator('[data-mark="tried"]')).toHaveCount(0);
    await expect.poll(() => queryOf(page)).toEqual({ ref: 'talk' });
  });

  test('names what a bad link asks for, and goes on with the nearest', async ({ page }) => {
    await open(page, 'worker-threads/cliff?threads=9000&guess=here');
    const messages = poolEdge(page).getByRole('alert').getByRole('listitem');
    await expect(messages).toHaveCount(2);
    await expect(messages.first()).toContainText('(threads) is “9000”; accepted: whole numbers');
    await expect(messages.last()).toContainText('(guess) is “here”');
    await expect(threads(page)).toHaveAttribute('aria-valuenow', '300');
    await expect.poll(() => queryOf(page)).toEqual({ threads: '300' });
  });
});

test.describe('the valve before the load', () => {
  test('opens and shuts, and the system follows', async ({ page }) => {
    const complaints = collectComplaints(page);
    await open(page, 'capacity/overdrive');
    const figure = valve(page);
    await expect(figure.locator('[data-panel="spool"]')).toHaveCount(0);
    await figure.getByRole('button', { name: /^Run the/ }).click();
    await isDone(figure);
    await expect(figure.getByText(/measured, with the load on without a break/)).toBeVisible();
    const title = figure.locator('figcaption > span').first();
    const grown = await title.textContent();
    for (const hour of [1, 2, 3]) {
      const button = figure.getByRole('button', { name: `Hour ${hour} open`, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    }
    await expect.poll(() => queryOf(page)).toEqual({ open: '000000000000' });
    await expect(title).not.toHaveText(grown ?? '', { timeout: 60_000 });
    await isDone(figure);
    await expect(figure.getByText(/does not reach two million rows/)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('asks what warns first, and a run answers', async ({ page }) => {
    await open(page, 'capacity/overdrive');
    const question = page.locator('[data-guess="first-warning"]');
    await expect(question.getByRole('button', { name: 'Let the load climb' })).toBeDisabled();
    await question.getByRole('radio', { name: /^The spool/ }).check();
    await question.getByRole('button', { name: 'Let the load climb' }).click();
    await expect(question).toHaveAttribute('data-guess-status', 'answered', { timeout: 90_000 });
    // The sentence names the row of the table that warns at the lowest load.
    const loads = await column(question, 1);
    const [lowest] = Object.entries(loads).sort(([, a], [, b]) => Number(a) - Number(b));
    await expect(question.locator('p[aria-live="polite"]')).toContainText(
      new RegExp(`First to warn, at ${lowest?.[1]} messages/s.*: ${lowest?.[0].toLowerCase()}`),
    );
    await expect(question.getByText(/What you chose warned \d+ hours? later/)).toBeVisible();
    await expect.poll(() => queryOf(page)).toEqual({ guess: 'spool' });
    await page.reload();
    await expect(question).toHaveAttribute('data-guess-status', 'answered', { timeout: 90_000 });
    await expect(question.getByRole('radio', { name: /^The spool/ })).toBeChecked();
  });

  test('runs from its link, and the rate is turned with keys', async ({ page }) => {
    await open(page, 'capacity/overdrive?open=000000000011&rate=240');
    const figure = valve(page);
    await isDone(figure);
    await expect(figure.getByRole('button', { name: 'Hour 11 open', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const rate = figure.getByRole('slider', { name: /^Load while open/ });
    await expect(rate).toHaveValue('240');
    await rate.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => queryOf(page)).toEqual({ open: '000000000011', rate: '100' });
    await isDone(figure);
  });

  test('names what a bad link asks for', async ({ page }) => {
    await open(page, 'capacity/overdrive?open=yes&rate=1000&guess=locks');
    const messages = valve(page).getByRole('alert').getByRole('listitem');
    await expect(messages).toHaveCount(3);
    await expect(messages.nth(0)).toContainText('(open) is “yes”; accepted: 12 digits');
    await expect(messages.nth(1)).toContainText('(rate) is “1000”');
    await expect(messages.nth(2)).toContainText('(guess) is “locks”');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Moves a finger from a place by so many pixels. */
  async function swipe(page: Page, from: { x: number; y: number }, across: number, down: number) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          share === undefined ? [] : [{ x: from.x + share * across, y: from.y + share * down }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 12; step += 1) await touch('touchMove', step / 12);
    await touch('touchEnd');
  }

  test('a finger drags the handle sideways, and swipes past it up or down', async ({ page }) => {
    await open(page, 'worker-threads/cliff');
    const box = await boxOf(surface(page));
    const start = { x: box.x + box.width * 0.3, y: box.y + box.height / 2 };
    await swipe(page, start, 0, -200);
    await expect(threads(page)).toHaveAttribute('aria-valuenow', '75');
    const again = await boxOf(surface(page));
    await swipe(page, { x: again.x + again.width * 0.3, y: again.y + 100 }, 0.4 * again.width, 0);
    await expect
      .poll(async () => Number(await threads(page).getAttribute('aria-valuenow')))
      .toBeGreaterThan(190);
  });

  test('everything is large enough for a finger, and nothing is cut off', async ({ page }) => {
    for (const path of ['worker-threads/cliff', 'capacity/overdrive']) {
      await open(page, path);
      const figure = page.locator('section[data-handle]');
      const targets = figure.locator(
        'button:not(figure button), [data-handle="surface"], form label',
      );
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        expect(box?.height, await target.textContent().then(String)).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
      expect(await layoutFaults(page)).toEqual([]);
    }
  });
});

test('breaks no rule of accessibility, open and answered, in either theme', async ({ page }) => {
  for (const path of ['worker-threads/cliff', 'capacity/overdrive']) {
    await open(page, path);
    expect(await violationsInBothThemes(page)).toEqual([]);
  }
  await open(page, 'worker-threads/cliff?threads=60&guess=130');
  await isDone(poolEdge(page));
  expect(await violationsInBothThemes(page)).toEqual([]);
  await open(page, 'capacity/overdrive?open=100000000000&guess=timeouts');
  await isDone(valve(page));
  await expect(page.locator('[data-guess="first-warning"]')).toHaveAttribute(
    'data-guess-status',
    'answered',
    { timeout: 90_000 },
  );
  expect(await violationsInBothThemes(page)).toEqual([]);
});
