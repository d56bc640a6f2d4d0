import { expect, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { test } from './drawn';
import { collectComplaints, open } from './site';

const PATH = 'explore/watch';
const ready = (page: Page) => page.locator('[data-watch="ready"]').waitFor();
/** The page opens with messages that move: for tests that look at one instant. */
const paused = async (page: Page) => {
  await ready(page);
  await button(page, 'Pause').click();
};
const figure = (page: Page) => page.getByRole('group', { name: 'Messages on their way' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const timeMs = async (page: Page) =>
  Number(await page.locator('[data-time]').getAttribute('data-time'));
/** How many marks are drawn: one by one, or many at once. */
const drawn = (page: Page) =>
  figure(page).evaluate((element) => {
    const crowds = [...element.querySelectorAll<SVGElement>('[data-count]')];
    const atOnce = crowds.reduce((sum, { dataset }) => sum + Number(dataset.count), 0);
    return element.querySelectorAll('[data-message]').length + atOnce;
  });
/** Messages in line and at work in all rows of a table, added up. */
const addedUp = async (page: Page) => {
  const cells = await figure(page).locator('tbody td:nth-of-type(-n+2)').allInnerTexts();
  return cells.reduce((sum, cell) => sum + Number(cell.replaceAll(',', '')), 0);
};

test.describe('the page of single messages', () => {
  test('opens with messages that move, pauses, and steps from event to event and back', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await open(page, PATH);
    await ready(page);
    const from = await timeMs(page);
    await expect.poll(() => timeMs(page)).toBeGreaterThan(from);
    await button(page, 'Pause').click();
    const stood = await timeMs(page);
    await page.waitForTimeout(300);
    expect(await timeMs(page)).toBe(stood);
    await button(page, 'Play').click();
    await expect.poll(() => timeMs(page)).toBeGreaterThan(stood);
    await button(page, 'Pause').click();
    const clock = page.locator('[data-time]');
    const shown = await clock.innerText();
    await button(page, 'Step').click();
    const next = await clock.innerText();
    await button(page, 'Step').click();
    const later = await clock.innerText();
    expect([next, later].sort()).toEqual([next, later]);
    expect(next >= shown).toBe(true);
    await button(page, 'Back').click();
    await expect(clock).toHaveText(next);
    expect(complaints).toEqual([]);
  });

  test('tells which share of the events is drawn where there are too many', async ({ page }) => {
    await open(page, `${PATH}?slowed=1&at=345`);
    await ready(page);
    const told = await page.getByText(/events pass in a second/).innerText();
    const [, events, share] = /: ([\d,]+) events .* one in (\d+) is drawn/.exec(told) ?? [];
    // Sixty pictures are drawn in a second.
    expect(Number(share)).toBe(Math.ceil(Number(events?.replace(',', '')) / 60));
    expect(Number(share)).toBeGreaterThan(10);
    // Turned to another speed, what it says moves nothing.
    const height = async () => (await figure(page).boundingBox())?.height;
    for (const width of [1440, 700, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('radio', { name: 'As in life' }).check();
      const full = await height();
      await page.getByRole('radio', { name: 'Slow motion' }).check();
      await expect(page.getByText('Slowed down 50 times.')).toBeVisible();
      await expect(page.getByText(/events pass in a second/)).toHaveCount(0);
      if (width > 390) expect(await height()).toBe(full);
    }
  });

  test('counts every message once: title, places and marks agree', async ({ page }) => {
    await open(page, `${PATH}?at=345.678`);
    await ready(page);
    const title = await figure(page).locator('figcaption').innerText();
    const under = Number(/([\d,]+) messages under way/.exec(title)?.[1]);
    expect(under).toBeGreaterThan(5);
    expect(await drawn(page)).toBe(under);
    await page.getByRole('button', { name: /^Table: \d+ messages under way/ }).click();
    expect(await addedUp(page)).toBe(under);
  });

  test('is played, stepped and left by keys, and follows a message', async ({ page }) => {
    await open(page, PATH);
    await paused(page);
    await figure(page).focus();
    const from = await timeMs(page);
    await page.keyboard.press(' ');
    await expect.poll(() => timeMs(page)).toBeGreaterThan(from);
    await page.keyboard.press(' ');
    await expect(button(page, 'Play')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Follow a message')).toBeVisible();
    await page.keyboard.press('n');
    const title = page.getByText(/^Message [\d,]+ is .* old: /);
    const first = await title.innerText();
    await page.keyboard.press('n');
    await expect(title).not.toHaveText(first);
    await page.keyboard.press('p');
    await expect(title).toHaveText(first);
    await page.keyboard.press('ArrowRight');
    await expect(title).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'under way' })).toHaveCount(1);
  });

  test('shows a message grow: what is still to come becomes what has passed', async ({ page }) => {
    await open(page, PATH);
    await paused(page);
    await button(page, 'Next').click();
    const toCome = page.locator('[data-mark="to-come"]');
    const ahead = await toCome.count();
    const title = page.getByText(/^Message [\d,]+ (is|was) /);
    for (let count = 0; count < 40; count += 1) await button(page, 'Step').click();
    expect(await toCome.count()).toBeLessThanOrEqual(ahead);
    await page.getByRole('slider', { name: 'Simulated time' }).press('PageUp');
    await expect(title).toContainText('was answered after');
    await expect(toCome).toHaveCount(0);
  });

  test('a reload lands at the same instant, speed and message', async ({ page }) => {
    await open(page, `${PATH}?scenario=low-latency/20-A&virtualUsers=6&seed=2&model=1.1.0`);
    await ready(page);
    await page.getByRole('radio', { name: 'One by one' }).check();
    await button(page, 'Step').click();
    await button(page, 'Follow a message').or(button(page, 'Next')).click();
    await expect(page).toHaveURL(/at=3\d\d.*slowed=500.*follow=\d+/);
    const seen = await figure(page).locator('figcaption').innerText();
    const message = await page.getByText(/^Message [\d,]+ is /).innerText();
    await page.reload();
    await ready(page);
    expect(await figure(page).locator('figcaption').innerText()).toBe(seen);
    await expect(page.getByText(/^Message [\d,]+ is /)).toHaveText(message);
    await expect(page.getByText('seed 2')).toBeVisible();
    await expect(page.getByText('with 1 change')).toBeVisible();
  });

  test('takes the nearest of a bad link and says so', async ({ page }) => {
    await open(page, `${PATH}?scenario=low-latency/20-Z&at=12&slowed=fast&follow=7`);
    await ready(page);
    for (const field of ['scenario', 'at', 'slowed', 'follow'])
      await expect(page.getByText(`(${field}) is “`)).toBeVisible();
    expect(await timeMs(page)).toBe(330_000);
  });

  test('goes to what is worth seeing', async ({ page }) => {
    await open(page, PATH);
    await ready(page);
    await button(page, 'A checkpoint begins').click();
    expect(await timeMs(page)).toBe(360_000);
    const wait = page.getByRole('button', { name: /^The longest wait: \d+/ });
    const name = await wait.innerText();
    await wait.click();
    await expect(page.locator('[data-message][data-followed]')).toHaveCount(1);
    const stage = / for (?:the )?(.*)$/.exec(name)?.[1] ?? '';
    await expect(page.getByText(/^Message [\d,]+ is /)).toContainText(stage);
  });

  test('stands still for readers who want that, until they press Play, and steps', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, PATH);
    await ready(page);
    await expect(figure(page).locator('figcaption')).toContainText('messages under way');
    const from = await page.locator('[data-time]').innerText();
    await page.waitForTimeout(300);
    expect(await page.locator('[data-time]').innerText()).toBe(from);
    await expect(button(page, 'Play')).toBeVisible();
    // Two events may fall into one millisecond of the clock.
    await expect(async () => {
      await button(page, 'Step').click();
      expect(await page.locator('[data-time]').innerText()).not.toBe(from);
    }).toPass();
  });

  test('is a list of places on a phone, one open, and nothing is wider than the screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, PATH);
    await paused(page);
    const open_ = figure(page).locator('li > button[aria-expanded="true"]');
    await expect(open_).toHaveCount(1);
    await figure(page)
      .getByRole('button', { name: /^Backend/ })
      .click();
    await expect(open_).toHaveCount(1);
    const message = figure(page)
      .getByRole('button', { name: /^Follow response/ })
      .first();
    await message.click();
    await expect(message).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/^Message [\d,]+ is .* old: delayed response/)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('breaks no rule of accessibility while a message is followed', async ({ page }) => {
    await open(page, PATH);
    await paused(page);
    expect(await violations(page)).toEqual([]);
  });

  test('shows a moment and its text without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(PATH);
    await expect(figure(page)).toContainText('messages under way');
    expect(await figure(page).locator('[data-message]').count()).toBeGreaterThan(3);
    await expect(page.getByRole('heading', { name: 'What you see' })).toBeVisible();
    await context.close();
  });
});

const OTHERS = [
  { scenario: 'capacity/overdrive', many: 'sessions', fact: 'done, to be cleaned up' },
  { scenario: 'adapters/http-2-way/2006/2kb', many: 'documents', fact: 'documents' },
  { scenario: 'scale-up/S1', many: 'messages', fact: null },
  { scenario: 'worker-threads/200', many: 'threads', fact: 'To be processed' },
];

test.describe('the other studies', () => {
  for (const { scenario, many, fact } of OTHERS) {
    test(`${scenario} has everybody somewhere, and one followed`, async ({ page }) => {
      const complaints = collectComplaints(page);
      await open(page, `${PATH}?scenario=${scenario}`);
      await paused(page);
      await expect(figure(page).locator('figcaption')).toContainText(`${many} under way`);
      const title = await figure(page).locator('figcaption').innerText();
      const under = Number(new RegExp(`([\\d,]+) ${many}`).exec(title)?.[1]?.replace(',', ''));
      expect(under).toBeGreaterThan(20);
      expect(await drawn(page)).toBe(under);
      await page.getByRole('button', { name: /^Table: .* under way/ }).click();
      expect(await addedUp(page)).toBe(under);
      await expect(
        page.getByText(
          new RegExp(`^${many.slice(0, -1)} [\\d,]+ (is .* old: |was done after )`, 'i'),
        ),
      ).toBeVisible();
      if (fact) {
        await expect(
          figure(page).getByRole('row', { name: new RegExp(`^${fact}.* [\\d,]+ `) }),
        ).toBeVisible();
      }
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test('another stretch is a step away, and a link lands there', async ({ page }) => {
    await open(page, `${PATH}?scenario=worker-threads/100&at=125`);
    await ready(page);
    expect(await timeMs(page)).toBe(125_000);
    await button(page, 'The 10 s after').click();
    await expect.poll(() => timeMs(page)).toBe(135_000);
    await ready(page);
    await expect(page).toHaveURL(/at=135/);
    const seen = await figure(page).locator('figcaption').innerText();
    await page.reload();
    await ready(page);
    expect(await timeMs(page)).toBe(135_000);
    expect(await figure(page).locator('figcaption').innerText()).toBe(seen);
  });

  test('what happens elsewhere in the run is gone to', async ({ page }) => {
    await open(page, `${PATH}?scenario=worker-threads/200&at=20`);
    await ready(page);
    await button(page, 'SQL Server idles while requests wait').click();
    await expect.poll(() => timeMs(page)).toBeGreaterThan(100_000);
    await ready(page);
    await expect(figure(page).locator('figcaption')).toContainText('for a lock');
  });

  test('an instant behind the end is named, and the end shown', async ({ page }) => {
    await open(page, `${PATH}?scenario=scale-up/S2&at=199999`);
    await ready(page);
    await expect(
      page.getByText(/\(at\) is “199999”; accepted: numbers from 0 to 200/),
    ).toBeVisible();
    expect(await timeMs(page)).toBe(200_000);
  });

  test('another study is chosen above the drawing', async ({ page }) => {
    await open(page, PATH);
    await ready(page);
    await page.getByRole('navigation', { name: 'Study' }).getByText('Scale-up').click();
    await expect(page.getByRole('combobox', { name: 'Configuration' })).toHaveValue('S1');
    await ready(page);
    await page.getByRole('combobox', { name: 'Configuration' }).selectOption('L1');
    await expect(page).toHaveURL(/scenario=scale-up\/L1/);
    await page.getByRole('navigation', { name: 'Study' }).getByText('Low latency').click();
    await expect(page.getByRole('combobox', { name: 'Configuration' })).toHaveValue('20-A');
  });

  test('are lists on a phone, with their numbers, no wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { scenario } of OTHERS) {
      await open(page, `${PATH}?scenario=${scenario}`);
      await ready(page);
      expect(await figure(page).locator('li').count()).toBeGreaterThan(4);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
});

/** Texts and marks of the drawing that lie on one another, by their boxes on the screen, in px. */
const collisions = (page: Page) =>
  figure(page).evaluate((group) => {
    const drawing = group.querySelector('svg[data-glides], svg[role="img"]');
    const boxesOf = (selector: string) =>
      [...(drawing?.querySelectorAll(selector) ?? [])].map((element) => ({
        box: element.getBoundingClientRect(),
        name: element.textContent ?? '',
      }));
    const texts = boxesOf('text').filter(({ box }) => box.width > 0);
    // The glyphs of a line of text are lower than its box.
    const inner = ({ box }: (typeof texts)[number]) => ({
      left: box.left,
      right: box.right,
      top: box.top + 3,
      bottom: box.bottom - 3,
    });
    const marks = boxesOf(
      '[data-message] > :is(circle, rect):not([class*="ring"]), [class*="lock"]:is(rect)',
    );
    const overlap = (
      a: ReturnType<typeof inner>,
      b: { left: number; right: number; top: number; bottom: number },
    ) =>
      a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
    return texts.flatMap((text, index) => [
      ...marks.filter(({ box }) => overlap(inner(text), box)).map(() => `${text.name} on a mark`),
      ...texts
        .slice(index + 1)
        .filter((other) => overlap(inner(text), inner(other)))
        .map((other) => `${text.name} on ${other.name}`),
    ]);
  });

test.describe('labels of the drawing lie on nothing', () => {
  const INSTANTS = [
    ['low-latency/20-A', 360.25, 361],
    ['low-latency/1-A', 345, 380],
    ['low-latency/9-A', 360.6],
    ['capacity/overdrive', 840, 845.5],
    ['adapters/http-2-way/2006/2kb', 1200, 1205],
    ['scale-up/S1', 60, 61.5],
    ['scale-up/L3', 60.5],
    ['worker-threads/200', 120, 150, 155.5],
    ['worker-threads/100', 125],
  ] as const;
  for (const [scenario, ...instants] of INSTANTS) {
    test(scenario, async ({ page }) => {
      for (const at of instants) {
        await open(page, `${PATH}?scenario=${scenario}&at=${at}`);
        await ready(page);
        for (const width of [1440, 1250, 1180]) {
          await page.setViewportSize({ width, height: 900 });
          // Marks glide to where they belong.
          await expect
            .poll(() => collisions(page), { message: `${at} s at ${width} px` })
            .toEqual([]);
        }
      }
    });
  }
});

test('a lab leads to its messages with its own settings', async ({ page }) => {
  await open(page, 'low-latency/test-case-20?config=B&virtualUsers=7');
  await page.getByRole('link', { name: 'Watch one' }).click();
  await expect(page).toHaveURL(/explore\/watch\?scenario=low-latency\/20-B&virtualUsers=7/);
  await ready(page);
  await expect(figure(page).locator('[data-place="generator"]')).toContainText('7users');
  await page.getByRole('link', { name: '20-B' }).click();
  await expect(page).toHaveURL(/test-case-20\?config=B&virtualUsers=7/);
  await open(page, 'worker-threads/lab?config=100&maxWorkerThreads=60&v=1');
  await page.getByRole('link', { name: 'Watch one' }).click();
  await expect(page).toHaveURL(/explore\/watch\?scenario=worker-threads\/100&maxWorkerThreads=60/);
  await ready(page);
  await expect(page.getByText('with 1 change')).toBeVisible();
});
