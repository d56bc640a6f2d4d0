import { expect, type Page } from '@playwright/test';
import { CHAPTERS } from '../../src/course/chapters/list';
import { test } from './drawn';
import { layoutFaults } from './layout';
import { collectComplaints, open } from './site';

const status = (page: Page, kind: string) => page.locator(`[data-exercise="${kind}"]`);
const load = (page: Page) => page.getByRole('slider', { name: 'Load' });
const settled = (page: Page) => page.locator('[data-figure][data-settled="true"]').waitFor();

/** Commits to the first guess and sees it answered where it was asked, while the figure stands still. */
async function guessInPlace(page: Page): Promise<void> {
  const guess = page.locator('[data-guess]');
  const figure = page.locator('[data-figure]');
  const act = guess.getByRole('button').first();
  await guess.getByRole('radio').first().check();
  await guess.evaluate((form) => form.scrollIntoView()); // as far down as the page goes
  await act.evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
  await settled(page);
  const before = await figure.boundingBox();
  await act.click();
  const answer = page.locator('[data-outcome]');
  await expect(answer).toBeVisible();
  await expect(answer).toContainText('You guessed');
  await settled(page);
  expect(await figure.boundingBox()).toEqual(before);
  const { y = 0, height = 0 } = (await answer.boundingBox()) ?? {};
  const bar = await page.locator('nav[aria-label="Steps of the chapter"]').boundingBox();
  expect(y).toBeGreaterThanOrEqual(bar ? (before?.y ?? 0) + (before?.height ?? 0) : 0);
  expect(y + height).toBeLessThanOrEqual(bar?.y ?? page.viewportSize()?.height ?? 0);
}

for (const { id, name } of CHAPTERS) {
  test(`${name}: a guess is answered by a run, kept, and forgotten on request`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `concepts/${id}`);
    const guess = page.locator('[data-guess]');
    await expect(guess).toHaveAttribute('data-guess-status', 'open');
    await expect(page.locator('[data-outcome]')).toBeHidden();
    await expect(guess.getByRole('button')).toBeDisabled();
    await guessInPlace(page);
    await page.reload();
    await expect(page.locator('[data-guess]')).toHaveAttribute('data-guess-status', 'committed');
    await open(page, 'concepts');
    await page.getByRole('button', { name: 'Forget them' }).click();
    await open(page, `concepts/${id}`);
    await expect(page.locator('[data-guess]')).toHaveAttribute('data-guess-status', 'open');
    expect(complaints).toEqual([]);
  });

  test(`${name}: has its hooks, its text and a still figure without JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(`concepts/${id}`);
    await expect(page.locator(`[data-chapter="${id}"]`)).toBeVisible();
    await expect(page.locator('[data-guess]')).toHaveCount(1);
    await expect(page.locator('[data-outcome]')).toBeVisible();
    await expect(page.locator('[data-figure] svg').first()).toBeVisible();
    expect(await page.locator('[data-figure] circle').count()).toBeGreaterThan(3);
    for (const kind of ['number', 'knobs', 'choice'])
      await expect(status(page, kind)).toHaveAttribute('data-exercise-status', 'open');
    await context.close();
  });
}

for (const { id, name } of CHAPTERS) {
  test(`${name}: its handle is in view beside the first step, without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `concepts/${id}`);
    const handle = page.locator('[data-figure] input[data-knob]').first();
    const { y = 0, height = 0 } = (await handle.boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(200);
    expect(y + height).toBeLessThanOrEqual(650);
  });

  test(`${name}: its figure stays on a phone, low and whole`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `concepts/${id}`);
    const stands = page.locator(`[data-chapter="${id}"] > :has(> [data-figure])`);
    for (const step of await page.locator('[data-step]:visible').all()) {
      await step.evaluate((element) => element.scrollIntoView());
      await expect(step).toHaveAttribute('data-active', 'true');
      const box = await stands.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { top, height, cut: element.scrollHeight - element.clientHeight };
      });
      expect(box.height).toBeLessThanOrEqual(0.45 * 844);
      expect(box.cut).toBeLessThanOrEqual(0);
      expect((await step.locator('h2').boundingBox())?.y).toBeGreaterThan(box.top + box.height);
    }
    await expect(stands.locator('input[data-knob]').first()).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Steps of the chapter' });
    const told = new RegExp(`Step \\d of ${await page.locator('[data-step]').count()} `);
    await expect(bar).toContainText(told);
    await guessInPlace(page);
    await expect(bar).toContainText(told);
  });

  test(`${name}: nothing is cut off or overlaps, with all of it open`, async ({ page }) => {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 1024 });
      await open(page, `concepts/${id}`);
      for (const part of await page.locator('article details').all()) {
        await part.evaluate((element) => element.setAttribute('open', ''));
      }
      await expect.poll(() => layoutFaults(page)).toEqual([]);
    }
  });

  test(`${name}: a seed of the link chooses the numbers of all three exercises, another one others`, async ({
    page,
  }) => {
    const kinds = ['number', 'knobs', 'choice'] as const;
    const asked = () => Promise.all(kinds.map((kind) => status(page, kind).innerText()));
    await open(page, `concepts/${id}?seed=anna`);
    await expect(page.locator('[data-seed]')).toHaveText('anna');
    const first = await asked();
    await page.getByRole('button', { name: 'Ask all three with other numbers' }).click();
    await expect(page).toHaveURL(/seed=anna\d/);
    (await asked()).forEach((text, place) => {
      expect(text).not.toBe(first[place]);
    });
    await open(page, `concepts/${id}?seed=anna`);
    await expect(page.locator('[data-seed]')).toHaveText('anna');
    expect(await asked()).toEqual(first);
  });
}

test.describe('the first chapter', () => {
  test('steps to the next event, and stands until it plays again', async ({ page }) => {
    await open(page, 'concepts/queue');
    const clock = page.locator('[data-figure] figcaption');
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    const stood = await clock.innerText();
    await page.waitForTimeout(300);
    expect(await clock.innerText()).toBe(stood);
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await expect(clock).not.toHaveText(stood);
  });

  test('plays, pauses and steps by key where it has the focus, and takes no key of a handle', async ({
    page,
  }) => {
    await open(page, 'concepts/queue');
    const figure = page.getByRole('group', { name: /^The model at work\. Space plays and pauses/ });
    const clock = page.locator('[data-figure] figcaption');
    await figure.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    const stood = await clock.innerText();
    await page.keyboard.press('ArrowRight');
    await expect(clock).not.toHaveText(stood);
    const stepped = await clock.innerText();
    await load(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(load(page)).toHaveValue('51');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.getByRole('button', { name: 'Play' }).press('Space');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => clock.innerText()).not.toBe(stepped);
  });

  test('goes from step to step by n and p from its figure, and not from a field', async ({
    page,
  }) => {
    await open(page, 'concepts/queue');
    const active = (id: string) => page.locator(`[data-step="${id}"][data-active]`);
    await page.getByRole('group', { name: /^The model at work/ }).focus();
    await page.keyboard.press('n');
    await expect(active('where-the-time-goes')).toHaveCount(1);
    await page.keyboard.press('p');
    await expect(active('cause-it')).toHaveCount(1);
    await status(page, 'number').getByRole('textbox').press('p');
    await expect(status(page, 'number').getByRole('textbox')).toBeFocused();
    await expect(active('where-the-time-goes')).toHaveCount(0);
  });

  test('counts what was passed before, and has nothing of it, when other numbers are asked', async ({
    page,
  }) => {
    await open(page, 'concepts/queue');
    const [number, knobs] = [status(page, 'number'), status(page, 'knobs')];
    await number.getByRole('textbox').fill('32');
    await page.keyboard.press('Enter');
    await expect(number).toContainText('Right.');
    await knobs.getByRole('button', { name: 'Work per message: less' }).click();
    await expect(knobs).toContainText('Not yet.');
    await page.getByRole('button', { name: 'Ask all three with other numbers' }).click();
    await expect(number).toHaveAttribute('data-exercise-status', 'open');
    await expect(page.getByText('0 of 3 passed. 1 of 3 was passed before.')).toBeVisible();
    await expect(number.getByRole('textbox')).toHaveValue('');
    await expect(number).not.toContainText('Right.');
    await expect(knobs).not.toContainText('Not yet.');
  });

  test('says that a seed is too long, and takes its beginning', async ({ page }) => {
    await open(page, `concepts/queue?seed=${'x'.repeat(60)}`);
    await expect(page.getByText('at most 40 characters')).toBeVisible();
    await expect(page.locator('[data-seed]')).toHaveText('x'.repeat(40));
  });

  test('moves within five seconds, stops when told to, and goes on', async ({ page }) => {
    await open(page, 'concepts/queue');
    const clock = page.locator('[data-figure] figcaption');
    const shown = await clock.innerText();
    await expect.poll(() => clock.innerText(), { timeout: 5_000 }).not.toBe(shown);
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await clock.innerText();
    await page.waitForTimeout(300);
    expect(await clock.innerText()).toBe(stopped);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => clock.innerText()).not.toBe(stopped);
  });

  test('is driven by keys, keeps its knobs in the link, and ticks the goal', async ({ page }) => {
    await open(page, 'concepts/queue');
    await load(page).focus();
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/load=140/);
    await settled(page);
    await expect(page.locator('[data-figure] p[role="status"]')).toContainText('no end');
    await expect(page.locator('[data-step="cause-it"] [data-goal]')).toHaveAttribute(
      'data-goal',
      'done',
    );
    await page.locator('body').press('n');
    await expect(page.locator('[data-step="where-the-time-goes"]')).toHaveAttribute(
      'data-active',
      'true',
    );
    await page.locator('body').press('p');
    await expect(load(page)).toHaveValue('140');
  });

  test('ticks what is solved in sight without a scroll, and nothing that it set itself', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'concepts/queue');
    const goal = (step: string) => page.locator(`[data-step="${step}"] [data-goal]`);
    await page.locator('[data-guess]').getByRole('radio').first().check();
    await page.locator('[data-guess]').getByRole('button').first().click();
    await settled(page);
    await expect(goal('cause-it')).toHaveAttribute('data-goal', 'open');
    const last = page.locator('[data-step="what-shortens-it"]');
    await last.evaluate((step) => window.scrollBy(0, step.getBoundingClientRect().top - 700));
    await expect(last).not.toHaveAttribute('data-active');
    const less = page
      .locator('[data-figure]')
      .getByRole('button', { name: 'Work per message: less' });
    for (let step = 0; step < 3; step += 1) await less.click();
    await expect(last).not.toHaveAttribute('data-active');
    await expect(goal('what-shortens-it')).toHaveAttribute('data-goal', 'done');
  });

  test('takes the nearest of a bad link and says so', async ({ page }) => {
    await open(page, 'concepts/queue?load=9999&work=soft');
    await expect(
      page.getByText('(load) is “9999”; accepted: whole numbers from 10 to 140. 140 is used.'),
    ).toBeVisible();
    await expect(page.getByText('(work) is “soft”; accepted: whole numbers')).toBeVisible();
    await expect(load(page)).toHaveValue('140');
  });

  test('stands still for readers who want that, and steps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'concepts/queue');
    const clock = page.locator('[data-figure] figcaption');
    const step = page.getByRole('button', { name: 'Step', exact: true });
    await expect(step).toBeVisible();
    const shown = await clock.innerText();
    await page.waitForTimeout(300);
    expect(await clock.innerText()).toBe(shown);
    await expect
      .poll(async () => {
        await step.click();
        return clock.innerText();
      })
      .not.toBe(shown);
  });

  test('judges a number, knobs and a choice by keyboard', async ({ page }) => {
    await open(page, 'concepts/queue');
    const number = status(page, 'number');
    await number.getByRole('textbox').fill('10');
    await page.keyboard.press('Enter');
    await expect(number).toHaveAttribute('data-exercise-status', 'not-yet');
    await expect(number).toContainText('too low');
    await number.getByRole('textbox').fill('40');
    await page.keyboard.press('Enter');
    await expect(number).toContainText('work included');
    await expect(number).toContainText('within 3\u202f% counts');
    await number.getByRole('textbox').fill('32');
    await page.keyboard.press('Enter');
    await expect(number).toHaveAttribute('data-exercise-status', 'passed');
    await number.getByRole('textbox').fill('33.9');
    await page.keyboard.press('Enter');
    await expect(number).toContainText('Not yet');
    await expect(number).toHaveAttribute('data-exercise-status', 'not-yet');
    await number.getByRole('textbox').fill('32');
    await page.keyboard.press('Enter');

    const knobs = status(page, 'knobs');
    const less = knobs.getByRole('button', { name: 'Work per message: less' });
    await less.press('Enter');
    await expect(knobs).toHaveAttribute('data-exercise-status', 'not-yet');
    await less.press('Enter');
    await less.press('Enter');
    await expect(knobs).toHaveAttribute('data-exercise-status', 'passed');

    const choice = status(page, 'choice');
    await expect(choice.getByRole('button', { name: 'Check' })).toBeDisabled();
    await choice.getByRole('radio', { name: 'No', exact: true }).press('Space');
    await expect(choice).toContainText('Choose a reason, too');
    await choice.getByRole('radio', { name: /Its messages/ }).press('Space');
    await choice.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(choice).toHaveAttribute('data-exercise-status', 'not-yet');
    await choice.getByRole('radio', { name: /more time than there is/ }).press('Space');
    await choice.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(choice).toHaveAttribute('data-exercise-status', 'passed');

    await expect(page.getByText('3 of 3 passed')).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 of 3 passed')).toBeVisible();
  });

  test('says what is wrong where the simulator cannot be loaded, and tries again', async ({
    page,
  }) => {
    await page.route('**/*network*.wasm', (route) => route.abort());
    await open(page, 'concepts/queue');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.locator('[data-figure] figcaption')).toContainText('busy');
    await page.unroute('**/*network*.wasm');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('keeps nothing where the browser allows nothing, and works', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      });
    });
    await open(page, 'concepts/queue');
    await page.locator('[data-guess]').getByRole('radio').first().check();
    await page.locator('[data-guess]').getByRole('button').first().click();
    await expect(page.locator('[data-outcome]')).toBeVisible();
  });
});
