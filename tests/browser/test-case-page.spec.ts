import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { labOf, openAllKnobs, openLab, slider, waitUntilDone } from './lab';
import { open, sitePaths } from './site';

const page20 = 'low-latency/test-case-20';
const testCases = sitePaths().filter((path) => /^low-latency\/test-case-\d+$/.test(path));
const SECTIONS = ['story', 'charts', 'tables', 'claims', 'contradictions'];

/** Most of what a page of a test case may take from its top to the end of its content, all folded, px. */
const HIGHEST_PX = { wide: 2_000, narrow: 3_000 };
/** Of those whose story or configurations are longer. */
const HIGHEST_OF_ANY_PX = { wide: 2_300, narrow: 3_600 };

const fold = (page: Page, id: string) => page.locator(`[data-fold="${id}"]`);
const section = (page: Page, id: string) => page.locator(`[data-section="${id}"]`);

/** Where the content ends, in px from the top of the page. */
const contentEnd = (page: Page) =>
  page
    .locator('[data-section="contradictions"]')
    .evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);

const seen = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (
      bottom > 0 &&
      top < window.innerHeight &&
      element.checkVisibility({ contentVisibilityAuto: true })
    );
  });

test('all test cases have such a page', () => expect(testCases).toHaveLength(21));

for (const path of testCases) {
  test(`/${path} is short at 1440 and 390 px while its sections are folded`, async ({ page }) => {
    const highest = path === page20 ? HIGHEST_PX : HIGHEST_OF_ANY_PX;
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await expect.poll(() => contentEnd(page)).toBeLessThan(highest.wide);
    for (const id of SECTIONS) await expect(section(page, id).locator('h2')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path); // what folds on a phone is folded as the page opens
    await expect.poll(() => contentEnd(page)).toBeLessThan(highest.narrow);
  });
}

test('a section unfolds and folds by keyboard and says which it is', async ({ page }) => {
  await open(page, page20);
  for (const [id, folded] of [
    ['story', 'how-to-read'],
    ['tables', 'table-80'],
    ['claims', 'claims-rows'],
    ['contradictions', 'contradictions-rows'],
  ] as const) {
    const toggle = section(page, id).locator('header button');
    await expect(fold(page, folded)).toHaveAttribute('hidden', 'until-found');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(fold(page, folded)).not.toHaveAttribute('hidden');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(fold(page, folded)).toHaveAttribute('hidden', 'until-found');
  }
});

test('a card unfolds its table alone; all open and close at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 }); // outcomes and the bar at its own place
  await open(page, page20);
  const table = (number: number) => fold(page, `table-${number}`).locator('table');
  await section(page, 'tables')
    .getByRole('button', { name: /^Processor time/ })
    .click();
  await expect(table(80)).toBeVisible();
  await expect(fold(page, 'table-79')).toHaveAttribute('hidden', 'until-found');
  await page.evaluate(() => window.scrollTo(0, 0)); // the bar at its own place has them
  await page.getByRole('button', { name: 'Open all', exact: true }).click();
  for (const number of [78, 79, 80, 81]) await expect(table(number)).toBeVisible();
  await expect(page.locator('[data-fold][hidden]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close all', exact: true }).click();
  await expect(fold(page, 'table-80')).toHaveAttribute('hidden', 'until-found');
});

test('all sections open and close at once on a low screen, too, from the bar at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await open(page, page20);
  const bar = page.locator('[data-section-bar]');
  await section(page, 'story').evaluate((one) => one.scrollIntoView());
  await expect(bar).toHaveAttribute('data-section-bar', 'stuck');
  await bar.getByRole('button', { name: 'Open all', exact: true }).click();
  await expect(page.locator('[data-fold][hidden]')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Close all', exact: true }).click();
  await expect(fold(page, 'table-80')).toHaveAttribute('hidden', 'until-found');
});

for (const [hash, target] of [
  ['claims', '#claims'],
  ['claim-C0-58', '#claim-C0-58'],
  ['C0-86', '#claim-C0-86'],
  ['table-80', '#table-80 table'],
  ['chart-stages', '#chart-stages figure'],
  ['E0-148', '#contradiction-E0-148'],
  ['E0-04', '#E0-04'],
  ['how-to-read-it', '#how-to-read-it'],
  ['contradictions-around-it', '#contradictions'],
] as const) {
  test(`#${hash} opens its section and scrolls there`, async ({ page }) => {
    await open(page, `${page20}#${hash}`);
    await expect.poll(() => seen(page, target)).toBe(true);
    const others = await page.locator('[data-fold][hidden]').count();
    expect(others).toBeGreaterThan(5);
  });
}

test('a link inside the page opens what it leads to, also again', async ({ page }) => {
  await open(page, page20);
  const link = page
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('link', { name: /^Claims/ });
  // What the bar takes in as it sticks moves its links, also between the press and the release of a click that scrolls.
  await section(page, 'charts').evaluate((one) => one.scrollIntoView());
  await expect(page.locator('[data-section-bar]')).toHaveAttribute('data-section-bar', 'stuck');
  for (const _ of [1, 2]) {
    await expect(fold(page, 'claims-rows')).toHaveAttribute('hidden', 'until-found');
    await link.click();
    await expect(fold(page, 'claims-rows')).not.toHaveAttribute('hidden');
    await expect(link).toHaveAttribute('aria-current', 'location');
    await section(page, 'claims').locator('header button').click();
  }
});

test('what the search of the browser finds unfolds', async ({ page }) => {
  await open(page, page20);
  const hidden = fold(page, 'contradictions-rows');
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  expect(await hidden.evaluate((one) => getComputedStyle(one).contentVisibility)).toBe('hidden');
  await hidden.dispatchEvent('beforematch');
  await expect(hidden).not.toHaveAttribute('hidden');
});

test('one bar holds outcomes, sections and the way to the knobs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, page20);
  const bar = page.locator('[data-section-bar]');
  const current = bar.locator('[aria-current]');
  await expect(current).toHaveText('Lab');
  await section(page, 'tables').evaluate((one) => one.scrollIntoView());
  await expect(bar).toHaveAttribute('data-section-bar', 'stuck');
  await expect(current).toContainText('Printed tables');
  await expect(page.getByRole('complementary', { name: 'Result now' })).toHaveCount(1);
  await expect(bar).toContainText('20-A');
  await expect(bar).toContainText('307');
  const box = await bar.boundingBox();
  expect(box?.height).toBeLessThan(60);
  const fixed = await page.evaluate(
    () =>
      [...document.querySelectorAll('main .markdown *')].filter((one) => {
        const { position } = getComputedStyle(one);
        return position === 'fixed' && one.getBoundingClientRect().height > 0;
      }).length,
  );
  expect(fixed).toBe(1);
  await bar.getByRole('link', { name: 'Knobs' }).click();
  await expect.poll(() => seen(page, '#knobs')).toBe(true);
});

test('at 390 px the bar scrolls sideways and keeps the current section in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, page20);
  await section(page, 'contradictions').evaluate((one) => one.scrollIntoView());
  const current = page.locator('[data-section-bar] [aria-current]');
  await expect(current).toContainText('Contradictions');
  await expect
    .poll(async () => {
      const box = await current.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    })
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('findings turn to their chart by arrow keys; the chart follows the knobs', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openLab(page, page20);
  const tabs = section(page, 'charts').getByRole('tab');
  await expect(tabs).toHaveCount(6);
  await tabs.first().focus();
  await page.keyboard.press('ArrowDown');
  const stages = page.locator('#chart-stages');
  await expect(stages.locator('figure')).toBeVisible();
  await expect(page.locator('#chart-roundtrip')).toHaveAttribute('hidden', 'until-found');
  await expect(tabs.nth(1)).toBeFocused();
  const finding = await tabs.nth(1).locator('strong').innerText();
  await expect(stages.locator('figcaption')).toContainText(finding);
  await slider(page, 'Virtual users').focus();
  await page.keyboard.press('ArrowLeft');
  await waitUntilDone(page);
  await expect(tabs.nth(1).locator('strong')).not.toHaveText(finding);
  // First numbers are replaced by those of whole runs, in both places at once.
  await expect(async () => {
    const turned = await tabs.nth(1).locator('strong').innerText();
    await expect(stages.locator('figcaption')).toContainText(turned, { timeout: 1000 });
  }).toPass();
  await section(page, 'charts')
    .getByRole('button', { name: /^Open all 6/ })
    .click();
  await expect(section(page, 'charts').locator('figure')).toHaveCount(6);
});

test('what draws the charts is fetched when they come near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(page20, { waitUntil: 'networkidle' });
  const before = scripts.length;
  await expect(page.locator('#chart-roundtrip figure')).toHaveCount(1);
  await section(page, 'charts').evaluate((one) => one.scrollIntoView());
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  const chart = page.locator('#chart-roundtrip');
  // A press counts from when the live chart has taken the place of the drawn one.
  await expect(async () => {
    if ((await chart.getByRole('table').count()) === 0) {
      await chart.getByRole('button', { name: /^Table/ }).click();
    }
    await expect(chart.getByRole('table')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('each claim and contradiction leads to where all of it stands', async ({ page }) => {
  await open(page, `${page20}#claims`);
  const claims = section(page, 'claims').locator('a[id^="C0-"]');
  await expect(claims).toHaveCount(14);
  const rows = section(page, 'claims').locator('tbody tr');
  await expect(rows.first()).toContainText('fails');
  const errata = section(page, 'contradictions').locator('a[id^="E0-"]');
  for (const [links, path] of [
    [claims, 'reference/claims'],
    [errata, 'reference/errata'],
  ] as const) {
    const targets = await links.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? ''),
    );
    const html = await (await page.request.get(path)).text();
    for (const target of targets) {
      expect(target).toContain(path);
      expect(new RegExp(`id="?${target.split('#')[1]}[\\s">]`).test(html), target).toBe(true);
    }
  }
});

test('groups of knobs fold to their values; one with a change stays open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lab = await openLab(page, `${page20}?config=A&tracking=0`);
  await openAllKnobs(page);
  await expect(lab.getByRole('button', { name: 'MessageBox', exact: true })).toContainText('4-way');
  await expect(slider(page, 'MessageBoxes')).toBeHidden();
  const tracking = lab.getByRole('button', { name: 'Tracking', exact: true });
  await expect(tracking).toBeDisabled();
  await expect(tracking).toHaveAttribute('aria-expanded', 'true');
  await expect(lab.getByRole('button', { name: /Reset .*tracking/i }).first()).toBeVisible();
  await lab.getByRole('button', { name: 'MessageBox', exact: true }).click();
  await expect(slider(page, 'MessageBoxes')).toBeVisible();
});

for (const [how, media] of [
  ['in print', true],
  ['without JavaScript', false],
] as const) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled: media });

    test(`${how} all is open and the bar is gone`, async ({ page }) => {
      await page.goto(page20);
      if (media) {
        await page.locator('html[data-has-hydrated="true"]').waitFor();
        await expect(fold(page, 'claims-rows')).toHaveAttribute('hidden', 'until-found');
        await page.emulateMedia({ media: 'print' });
      }
      await expect(page.locator('[data-section-bar]')).toBeHidden();
      for (const text of [
        '#how-to-read-it',
        '#table-80 table',
        '#claim-C0-58',
        '#contradiction-E0-148',
      ]) {
        await expect(page.locator(text)).toBeVisible();
      }
      for (const id of ['roundtrip', 'stages', 'machines', 'over-time', 'queues', 'topology']) {
        await expect(page.locator(`#chart-${id} figure`)).toBeVisible();
      }
      const heights = await page
        // Knobs are not printed.
        .locator('[data-fold]:not([data-fold="all-knobs"])')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(20);
      await expect(labOf(page)).toBeVisible();
    });
  });
}

for (const width of [1000, 1180, 1440]) {
  test(`outcomes and header have room for their words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, page20);
    const cells = await labOf(page)
      .locator('[data-lab-part="outcomes"] :is(th, td)')
      .evaluateAll((all) =>
        all.map((one) => ({ text: one.textContent, over: one.scrollWidth - one.clientWidth })),
      );
    expect(cells.filter(({ over }) => over > 1)).toEqual([]);
    // No word is broken: each name of a quantity stands in one line.
    const names = labOf(page).locator('[data-lab-part="outcomes"] thead th');
    for (const name of await names.all()) {
      const lines = await name.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one.firstChild ?? one);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
    }
    const bar = page.locator('.navbar__items a');
    const tops = await bar.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(Math.max(...tops.map(({ height }) => height))).toBeLessThanOrEqual(60);
    const title = page.locator('.navbar__title');
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
  });
}

test('the rule under the head of the outcomes has no gap on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, page20);
  const heads = await labOf(page)
    .locator('[data-lab-part="outcomes"] :is(thead td, tbody th)')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right, bottom }) => ({ left, right, bottom }))
        .sort((a, b) => a.left - b.left),
    );
  for (const [index, { left, bottom }] of heads.slice(1).entries()) {
    expect(Math.abs(left - (heads[index]?.right ?? 0))).toBeLessThan(1);
    expect(bottom).toBe(heads[0]?.bottom);
  }
});
