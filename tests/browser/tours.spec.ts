import { expect, type Page } from '@playwright/test';
import { PARS } from '../../src/tours/challenges/pars';
import { TOUR_LIST, tourLink } from '../../src/tours/list';
import { type Move, TOUR_MOVES } from '../support/tourMoves';
import { violationsInBothThemes } from './accessibility';
import { test } from './drawn';
import { labOf, openAllKnobs, openLab, queryOf, waitUntilDone } from './lab';
import { collectComplaints, open } from './site';

test.describe.configure({ timeout: 600_000 });

const panelOf = (page: Page) => page.getByRole('region', { name: /^Guided tour/ });
const checkOf = (page: Page) => panelOf(page).locator('[data-check]');
const passed = (page: Page) =>
  expect(checkOf(page)).toHaveAttribute('data-check', 'passed', { timeout: 120_000 });
/** Something is missing, and the check says what. */
async function notYet(page: Page): Promise<void> {
  await expect(checkOf(page)).toHaveAttribute('data-check', 'not-yet');
  await expect(checkOf(page).getByRole('status')).toHaveText(/^(?!Your result passes)./);
}

/** Waits for the lab of the page that the address names: until it is fetched, the one before stands there. */
async function ownLab(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const link = labOf(page).locator('[data-link]');
  const path = pathname.slice((process.env.BASE_URL ?? '/').length - 1);
  await expect(link).toHaveAttribute('data-link', new RegExp(`^${path}(\\?|$)`));
}

async function setKnob(page: Page, id: string, value: number): Promise<void> {
  const all = labOf(page).locator(`[role="group"][data-knob="${id}"]`);
  const field = all.and(page.locator(':visible')).first();
  if (!(await field.isVisible())) {
    await openAllKnobs(page);
    if (!(await field.isVisible()))
      await all.last().locator('xpath=ancestor::div[h3][1]/h3/button').click();
  }
  const select = field.locator('select');
  if ((await select.count()) > 0) {
    await select.selectOption(String(value));
    return;
  }
  const box = field.locator('input[type="text"]');
  if ((await box.count()) === 0) {
    await field.getByText(value === 1 ? 'On' : 'Off', { exact: true }).click();
    return;
  }
  await box.fill(String(value));
  await box.press('Enter');
}

async function make(page: Page, { configuration, knobs, statistic, resetAll }: Move) {
  const lab = labOf(page);
  if (configuration) {
    await lab
      .getByRole('radiogroup', { name: 'Configuration' })
      .getByText(configuration, { exact: true })
      .click();
  }
  if (statistic) await lab.getByText(statistic, { exact: true }).first().click();
  if (resetAll) await lab.getByRole('button', { name: /^Reset (all|1 change)/ }).click();
  for (const [id, value] of Object.entries(knobs ?? {})) await setKnob(page, id, value);
}

// That of a reader's system is walked by a test of its own.
for (const entry of TOUR_LIST.filter(({ id }) => id !== 'own-system')) {
  test(`the tour ${entry.id} can be walked to its end`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await openLab(page, tourLink(entry));
    const steps = TOUR_MOVES[entry.id] ?? [];
    for (const [index, moves] of steps.entries()) {
      const number = index + 1;
      await expect(page).toHaveURL(new RegExp(`tour=${entry.id}\\.${number}\\b`));
      await expect(panelOf(page)).toHaveAttribute('data-tour', `${entry.id}.${number}`);
      await expect(panelOf(page)).toContainText(`Step ${number} of ${steps.length}`);
      await ownLab(page);
      await notYet(page);
      await expect(panelOf(page).getByRole('listitem').locator('[data-met]')).toHaveCount(0);
      await expect(page.locator('[data-tour-focus="1"]')).toBeVisible();
      expect(await page.locator('[data-tour-focus]').count()).toBeLessThanOrEqual(2);
      for (const [place, move] of moves.entries()) {
        await make(page, move);
        // Each stop has its result before the next.
        if (place < moves.length - 1) {
          await expect(labOf(page)).toHaveAttribute('data-status', /done|precomputed/, {
            timeout: 120_000,
          });
          await expect(panelOf(page)).not.toContainText('Waiting for the result');
          await notYet(page);
        }
      }
      await passed(page);
      const last = number === steps.length;
      await panelOf(page)
        .getByRole('button', { name: last ? 'Finish' : /^Next: / })
        .click();
    }
    await expect(panelOf(page)).toHaveCount(0);
    expect(queryOf(page).tour).toBeUndefined();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('a reloaded or shared link lands on the same step with the same knobs', async ({ page }) => {
  await openLab(page, '/low-latency/test-case-4?config=B&tour=300ms.2');
  await setKnob(page, 'virtualUsers', 8);
  await passed(page);
  const address = page.url();
  expect(queryOf(page)).toMatchObject({ config: 'B', virtualUsers: '8', tour: '300ms.2' });
  await page.reload();
  await passed(page);
  await expect(panelOf(page)).toHaveAttribute('data-tour', '300ms.2');
  expect(page.url()).toBe(address);
});

test('back and forward go between steps, and leaving keeps the knobs', async ({ page }) => {
  await openLab(page, '/low-latency/test-case-20?config=A&tour=page.4');
  await expect(panelOf(page)).toHaveAttribute('data-tour', 'page.4');
  const before = await labOf(page).boundingBox();
  await setKnob(page, 'virtualUsers', 6);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('n');
  await expect(panelOf(page)).toHaveAttribute('data-tour', 'page.5');
  expect(queryOf(page).virtualUsers).toBe('6');
  await page.goBack();
  await expect(panelOf(page)).toHaveAttribute('data-tour', 'page.4');
  await page.goForward();
  await expect(panelOf(page)).toHaveAttribute('data-tour', 'page.5');
  await panelOf(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.locator('[data-tour-focus]')).toHaveCount(0);
  expect(queryOf(page)).toMatchObject({ virtualUsers: '6' });
  expect(queryOf(page).tour).toBeUndefined();
  // Nothing moved: the panel stood where the sidebar stands.
  expect((await labOf(page).boundingBox())?.x).toBe(before?.x);
  await page.goBack();
  await expect(panelOf(page)).toHaveAttribute('data-tour', 'page.5');
});

test('what was visited on a tour stays in the plane, and goes with the tour', async ({ page }) => {
  // The second layer has the plane of all configurations: what was visited stands in both.
  const plane = page.locator('[data-fold="how-sure"]');
  const dots = plane.locator('[data-mark="visited"]');
  await openLab(page, '/low-latency/test-case-4?config=B&tour=300ms.3');
  await expect(checkOf(page)).toHaveAttribute('data-check', 'not-yet');
  await expect(dots).toHaveCount(0);
  for (const [index, users] of [10, 8].entries()) {
    await setKnob(page, 'virtualUsers', users);
    await expect(dots).toHaveCount(index + 2, { timeout: 120_000 });
  }
  await expect(plane.locator('[data-mark="trail"]')).toHaveCount(2);
  // On other pages of the tour it goes on.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const [index, place] of [
    /test-case-5.*tour=300ms\.4/,
    /test-case-9.*tour=300ms\.5/,
  ].entries()) {
    await page.keyboard.press('n');
    await expect(page).toHaveURL(place);
    await expect(dots).toHaveCount(index + 4, { timeout: 120_000 });
  }
  await panelOf(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(dots).toHaveCount(0);
});

for (const [given, used, accepted] of [
  ['300ms.19', '300ms.7', '300ms.1 to 300ms.7'],
  ['colapse.2', 'collapse.2', 'page, 300ms, collapse, adapters'],
] as const) {
  test(`the place ${given} is refused and ${used} used`, async ({ page }) => {
    await open(page, `/worker-threads/lab?config=100&tour=${given}`);
    const alert = panelOf(page).getByRole('alert');
    await expect(alert).toContainText('(tour)');
    await expect(alert).toContainText(given);
    await expect(alert).toContainText(accepted);
    await expect(alert).toContainText(`${used} is used`);
    await expect(panelOf(page)).toHaveAttribute('data-tour', used);
    expect(queryOf(page)).toMatchObject({ config: '100', tour: used });
  });
}

test('a step on another page leads there', async ({ page }) => {
  await openLab(page, '/low-latency/test-case-4?tour=300ms.5');
  await expect(checkOf(page)).toHaveCount(0);
  await panelOf(page).getByRole('link', { name: 'Go there' }).click();
  await expect(page).toHaveURL(/test-case-9.*tour=300ms\.5/);
  await expect(checkOf(page)).toHaveAttribute('data-check', 'not-yet');
});

test('hint and parts are reached by keyboard', async ({ page }) => {
  await openLab(page, '/low-latency/test-case-4?config=B&tour=300ms.3');
  const hint = panelOf(page).getByRole('button', { name: 'Hint' });
  await expect(hint).toHaveAttribute('aria-expanded', 'false');
  await hint.focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toContainText('left arrow key');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveAttribute('aria-expanded', 'false');
  await panelOf(page).getByRole('button', { name: '1, show Virtual users' }).press('Enter');
  expect(
    await page.evaluate(() =>
      document.activeElement?.closest('[data-knob]')?.getAttribute('data-knob'),
    ),
  ).toBe('virtualUsers');
});

test('on a narrow screen the tour is a sheet of at most 40 % of the height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page, '/low-latency/test-case-4?config=B&tour=300ms.3');
  const height = async () => (await panelOf(page).boundingBox())?.height ?? Number.NaN;
  await expect(panelOf(page)).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(0.4 * 844 + 1);
  await page.keyboard.press('Escape');
  const closed = await height();
  expect(closed).toBeLessThan(140);
  await expect(panelOf(page).getByRole('button', { name: 'Skip to 4' })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'More' }).click();
  expect(await height()).toBeGreaterThan(closed);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const [name, path] of [
  ['tour', '/worker-threads/lab?config=100&tour=collapse.4'],
  ['challenge', '/worker-threads/lab?config=100&challenge=edge'],
] as const) {
  for (const width of [1440, 390]) {
    test(`the panel of a ${name} keeps the standards at ${width} px in both themes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openLab(page, path);
      await expect(page.locator('[data-check]')).toBeAttached();
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  }
}

test('tours are fetched only when one is open', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\.js$/.test(response.url())) scripts.push(await response.text().catch(() => ''));
  });
  await openLab(page, '/worker-threads/lab');
  await page.waitForLoadState('networkidle');
  const said = 'Up to the edge';
  expect(scripts.some((text) => text.includes(said))).toBe(false);
  await page.goto('/worker-threads/lab?tour=collapse.3');
  await expect(panelOf(page)).toContainText(said);
});

for (const { id, score, link } of PARS) {
  test(`the submission to ${id} that made par is judged to be par`, async ({ page }) => {
    await openLab(page, link);
    await waitUntilDone(page);
    const panel = page.locator(`[data-challenge="${id}"]`);
    await expect(panel.locator('[data-score]')).toHaveAttribute('data-score', 'par');
    await expect(panel.locator('[data-check]')).toHaveAttribute('data-check', 'passed');
    expect(
      Number(await panel.locator('data[data-kind="simulated"]').first().getAttribute('value')),
    ).toBe(score);
    expect(queryOf(page).challenge).toBe(id);
  });
}

test('a challenge judges each result and says what is missing', async ({ page }) => {
  await openLab(page, '/worker-threads/lab?config=100&challenge=edge');
  const panel = page.locator('[data-challenge="edge"]');
  await expect(panel.locator('[data-score]')).toHaveAttribute('data-score', 'open');
  await setKnob(page, 'maxWorkerThreads', 110);
  await expect(panel.locator('[data-score]')).toHaveAttribute('data-score', 'below', {
    timeout: 120_000,
  });
  await setKnob(page, 'sqlWorkers', 1152);
  await expect(panel.locator('[data-check]')).toContainText('Only MaxWorkerThreads may differ', {
    timeout: 120_000,
  });
  await expect(panel.locator('[data-score]')).toHaveAttribute('data-score', 'open');
});

test('an unknown challenge is refused by name', async ({ page }) => {
  await open(page, '/worker-threads/lab?config=100&challenge=edgy');
  const panel = page.locator('[data-challenge="edge"]');
  await expect(panel.getByRole('alert')).toContainText('Challenge (challenge) is “edgy”');
  await expect(panel.getByRole('alert')).toContainText(
    'under-300, sustainable, day, edge, cleanup',
  );
  expect(queryOf(page).challenge).toBe('edge');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('links to tours and challenges lead to the page of the lab', async ({ page }) => {
    await page.goto('/start/tours');
    await expect(page.locator('[data-tour-link]')).toHaveCount(TOUR_LIST.length);
    await page.locator('[data-tour-link="collapse"]').click();
    await expect(page).toHaveURL(/worker-threads\/lab/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
