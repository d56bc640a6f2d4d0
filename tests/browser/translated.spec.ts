import { expect, type Page } from '@playwright/test';
import { translate } from '../support/translate';
import { test } from './drawn';
import { labOf, waitUntilDone } from './lab';
import { act, chooser } from './random';
import { collectComplaints, open, sitePaths } from './site';

test.describe.configure({ timeout: 600_000 });

const ACTIONS = 20;

/** Pages that change under the reader's hand, each with what it begins with. */
const PAGES = [
  'low-latency/test-case-20?config=A',
  'capacity/lab',
  'adapters/lab',
  'scale-up/lab?config=L3',
  'worker-threads/lab',
  'explore/compare?a=scale-up/L1&b=scale-up/L3',
  'explore/sweep?from=scale-up/S1&over=receiveHosts:1..3/3&runs=1',
  'explore/seek?from=scale-up/L3',
  'explore/why?from=scale-up/L3',
  'explore/day?scenario=capacity/sustainable',
  'explore/sheet?scenario=scale-up/L3',
  'explore/book',
  'explore/watch',
];

/** Goes on to translate the page, into capitals. */
const translatePage = (page: Page) =>
  page.evaluate(
    `(${translate})(document.body, (text) => text.replace(/[^0-9]/g, (one) => one.toUpperCase()))`,
  );

const chapters = () => sitePaths().filter((path) => /^concepts\/(?!overview)/.test(path));

test.describe('a page that a browser translates', () => {
  for (const path of PAGES) {
    test(`goes on working: ${path}`, async ({ page }) => {
      const complaints = collectComplaints(page);
      page.on('dialog', (dialog) => dialog.dismiss());
      await open(page, path);
      await translatePage(page);
      const choose = chooser(path.length * 7919);
      const [name = ''] = path.split('?');
      for (let action = 0; action < ACTIONS; action += 1) {
        await act(page, choose);
        if (new URL(page.url()).pathname.endsWith(name)) continue;
        await open(page, path);
        await translatePage(page);
      }
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.getByText('This page crashed')).toHaveCount(0);
      expect(await page.locator('font').count()).toBeGreaterThan(20);
      expect(complaints).toEqual([]);
    });
  }

  test('goes on working: every chapter', async ({ page }) => {
    const complaints = collectComplaints(page);
    expect(chapters().length).toBeGreaterThanOrEqual(13);
    for (const path of chapters()) {
      await open(page, path);
      await translatePage(page);
      const choose = chooser(path.length * 7919);
      for (let action = 0; action < 8; action += 1) await act(page, choose);
      await expect(page.getByText('This page crashed'), path).toHaveCount(0);
      expect(complaints, path).toEqual([]);
    }
  });

  test('shows the numbers of the run that was made last', async ({ page, context }) => {
    await open(page, 'scale-up/lab?config=L3');
    await waitUntilDone(page);
    await translatePage(page);
    const slider = labOf(page).locator('input[type="range"]').first();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
      await slider.press(key);
      await waitUntilDone(page);
    }
    expect(await labOf(page).locator('font').count()).toBeGreaterThan(50);
    const other = await context.newPage();
    await open(other, page.url().replace(/^\w+:\/\/[^/]+\//, ''));
    await waitUntilDone(other);
    const said = async (one: Page) =>
      (await labOf(one).locator('table, dl, output, [data-section] p').allTextContents()).map(
        (text) => text.toUpperCase().replace(/[\d.]+\s*S(EC)?\b/g, 'TIME'),
      );
    expect(await said(page)).toEqual(await said(other));
  });

  test('changes a text, takes it away and puts another before it', async ({ page }) => {
    await open(page, 'explore');
    const shown = await page.evaluate(`(async () => {
      const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
      const paragraph = document.createElement('p');
      const [mean, value, unit] = ['mean ', '312', ' ms'].map((text) => new Text(text));
      paragraph.append(mean, value, unit);
      document.querySelector('main').append(paragraph);
      const translation = (${translate})(paragraph, (text) => '[' + text + ']');
      const shown = [];
      const note = async () => { await settled(); shown.push(paragraph.textContent); };
      await note();
      value.data = '208';
      await note();
      paragraph.insertBefore(new Text('new '), value);
      await note();
      paragraph.insertBefore(unit, mean);
      await note();
      paragraph.removeChild(value);
      await note();
      translation.disconnect();
      for (const font of paragraph.querySelectorAll('p > font')) font.remove();
      await note();
      return shown;
    })()`);
    expect(shown).toEqual([
      '[mean ][312][ ms]',
      '[mean ][208][ ms]',
      '[mean ][new ][208][ ms]',
      '[ ms][mean ][new ][208]',
      '[ ms][mean ][new ]',
      ' msmean new ',
    ]);
  });
});
