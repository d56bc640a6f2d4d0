import { expect, type Page } from '@playwright/test';
import { violationsInBothThemes } from './accessibility';
import { test } from './drawn';
import { openLab } from './lab';
import { collectComplaints, open } from './site';

const PATH = 'explore/why';
const QUESTION = `${PATH}?from=scale-up/L2,sendHosts=6&measure=orchestrationsPerSecond&seed=1&v=1`;
const page = (tab: Page) => tab.locator('[data-explore="ready"]');
const done = (tab: Page) =>
  expect(page(tab)).toHaveAttribute('data-status', 'done', { timeout: 180_000 });
const linkOf = (tab: Page) => page(tab).locator('[data-link]').getAttribute('data-link');
/** Moves the focus by Tab to something that is named so. */
async function tabTo(tab: Page, name: RegExp, times = 60): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await tab.keyboard.press('Tab');
    const found = await tab.evaluate(() => {
      const own = document.activeElement as HTMLInputElement | null;
      const label = own?.labels?.[0]?.textContent ?? '';
      return own?.getAttribute('aria-label') ?? (label || own?.textContent || '');
    });
    if (name.test(found)) return;
  }
  throw new Error(`no stop is named ${name}`);
}

test.describe('the page that says why', () => {
  test('answers at once: what limits, what the change did, what would help, how far to trust it', async ({
    page: tab,
  }) => {
    const complaints = collectComplaints(tab);
    await open(tab, QUESTION);
    await done(tab);
    const limit = tab.locator('[data-why="limit"]');
    await expect(limit).toContainText('limit');
    for (const name of [
      'What limits',
      'What the change did',
      'What would help next',
      'How far to trust it',
    ]) {
      await expect(page(tab).getByRole('heading', { name })).toBeVisible();
    }
    // Bounds of the model, and the effect of what it names.
    await expect(page(tab).getByRole('img', { name: /Bounds: Process hosts 702/ })).toBeVisible();
    const steps = page(tab).locator('[data-step]');
    expect(await steps.count()).toBeGreaterThan(3);
    await expect(steps.first()).toContainText('Process hosts');
    expect(
      Number(await steps.first().locator('[data-value]').getAttribute('data-value')),
    ).toBeGreaterThan(50);
    expect(await linkOf(tab)).toContain('from=scale-up/L2,sendHosts=6');
    expect(complaints).toEqual([]);
  });

  test('answers what nobody asked by few runs, and says what else nobody would run', async ({
    page: tab,
  }) => {
    await open(tab, PATH);
    await done(tab);
    await expect(tab.locator('[data-why="limit"]')).toContainText('wait');
    await expect(page(tab)).toContainText('A first answer from 6 short runs');
    await expect(page(tab).locator('[data-step]')).toHaveCount(0);
    await page(tab).getByRole('button', { name: 'Try one step of every knob' }).press('Enter');
    await expect(page(tab).locator('[data-step]').first()).toBeVisible();
    await open(tab, `${PATH}?from=low-latency/20-A,sendAndTrack=0,trackOnly=0,tracking=4`);
    await expect(page(tab).locator('[data-caution]')).toContainText(
      'no computer has a tracking host',
    );
  });

  test('takes limits, measures and steps by keyboard, and goes back', async ({ page: tab }) => {
    const complaints = collectComplaints(tab);
    await open(tab, QUESTION);
    await done(tab);
    await tab.locator('[data-explore] select').first().focus();
    await tabTo(tab, /^CPU of the master %$/);
    await tab.keyboard.press('Space');
    await tabTo(tab, /^CPU of the master, at most$/);
    await tab.keyboard.press('ControlOrMeta+A');
    await tab.keyboard.type('50');
    await tab.keyboard.press('Enter');
    await expect.poll(() => linkOf(tab)).toContain('limit=cpu.master:50');
    await done(tab);
    await expect(
      page(tab)
        .locator('[data-mark="note"]')
        .filter({ hasText: /breaks 50/ })
        .first(),
    ).toBeVisible();
    await tab.keyboard.press('ControlOrMeta+A');
    await tab.keyboard.type('half');
    await tab.keyboard.press('Enter');
    const half = 'CPU of the master (cpu.master) is “half”';
    await expect(tab.getByRole('alert').filter({ hasText: half })).toBeVisible();
    await expect.poll(() => linkOf(tab)).toContain('limit=cpu.master:50');
    await tabTo(tab, /^Process hosts .* Take this step$/);
    await tab.keyboard.press('Enter');
    await expect.poll(() => linkOf(tab)).toContain('processHosts=');
    await done(tab);
    await expect(page(tab)).toContainText('process hosts');
    await tab.goBack();
    await expect.poll(() => linkOf(tab)).not.toContain('processHosts=');
    expect(complaints).toEqual([]);
  });

  test('stops and goes on, and makes the effects as the study did', async ({ page: tab }) => {
    await open(tab, `${PATH}?from=low-latency/20-A`);
    const stop = page(tab).getByRole('button', { name: 'Stop' });
    await stop.focus();
    await tab.keyboard.press('Enter');
    await expect(page(tab)).toHaveAttribute('data-status', 'stopped');
    await expect(page(tab).getByRole('status')).toContainText(/Stopped after \d+ of \d+ runs/);
    await page(tab).getByRole('button', { name: 'Go on' }).click();
    await expect(page(tab)).toHaveAttribute('data-status', 'running');
    await expect(page(tab).locator('[data-step] [data-value]').first()).toBeVisible();
  });

  test('names what a link asks for and cannot have', async ({ page: tab }) => {
    const complaints = collectComplaints(tab);
    await open(
      tab,
      `${PATH}?from=scale-up/L9,sendHosts=99&measure=speed&limit=cpu.master:fast&seed=-4&colour=red`,
    );
    const alert = tab.getByRole('alert');
    for (const field of ['L9', 'sendHosts', 'speed', 'cpu.master:fast', 'seed', 'colour']) {
      await expect(alert).toContainText(field);
    }
    await expect(page(tab)).toBeVisible();
    expect(await linkOf(tab)).toMatch(/^\/explore\/why\?from=scale-up\/L\d,sendHosts=24&/);
    expect(complaints).toEqual([]);
  });

  test('says why a band is so wide, in parts that add up', async ({ page: tab }) => {
    // Within what was measured, of a study that tells how its errors grow.
    const scenario = 'adapters/http-1-way/2006/2kb,sizeKb=50';
    await open(tab, `${PATH}?from=${scenario}&measure=documentsPerSecond&seed=1&v=1`);
    await done(tab);
    const why = tab.locator('summary', { hasText: 'Why is this band so wide?' });
    await why.focus();
    await tab.keyboard.press('Enter');
    await expect(page(tab)).toContainText(
      /far away as one setting moved by [\d,]+\s*% of the range/,
    );
    const text = await page(tab)
      .getByText(/^The band is/)
      .first()
      .innerText();
    const sizes = [...text.matchAll(/([\d,.]+)\s*documents\/s/g)].map(([, size = '']) =>
      Number(size.replace(',', '')),
    );
    const [whole = 0, chance = 0, error = 0, distance = 0] = sizes;
    expect(Math.abs(chance + error + distance - whole)).toBeLessThanOrEqual(2);
    const band = tab.locator('[data-band="documentsPerSecond"]').first();
    const [low, high] = [await band.getAttribute('data-low'), await band.getAttribute('data-high')];
    expect(Math.abs(Number(high) - Number(low) - whole)).toBeLessThanOrEqual(1);
  });

  test('is reached from a lab with its scenario', async ({ page: tab }) => {
    await openLab(tab, 'scale-up/lab?config=L2&sendHosts=6&v=1');
    await tab.locator('[data-lab] a[href*="/explore/why?"]').first().click();
    await expect(page(tab)).toBeVisible();
    await expect.poll(() => linkOf(tab)).toContain('from=scale-up/L2,sendHosts=6');
  });

  test('shows the answer first on a phone, and the question when it is asked for', async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 390, height: 844 });
    await open(tab, `${PATH}?from=low-latency/20-A,virtualUsers=4`);
    await expect(tab.getByText('20-A, virtual users 3 → 4: more throughput.')).toBeVisible();
    const wanted = tab.getByRole('combobox', { name: 'I want' });
    await expect(wanted).toBeHidden();
    await tab.getByRole('button', { name: 'Change the question' }).press('Enter');
    await expect(wanted).toBeVisible();
    await tab.getByRole('button', { name: 'Fold the question' }).press('Enter');
    await expect(wanted).toBeHidden();
  });

  for (const width of [1440, 390]) {
    test(`is accessible in light and dark, and fits ${width} px`, async ({ page: tab }) => {
      await tab.setViewportSize({ width, height: 900 });
      await open(tab, QUESTION);
      await done(tab);
      await tab.locator('summary', { hasText: 'Why is this band so wide?' }).click();
      const overflow = () =>
        tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      expect(await violationsInBothThemes(tab)).toEqual([]);
    });
  }
});
