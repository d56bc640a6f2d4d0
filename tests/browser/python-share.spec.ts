import { expect, test } from '@playwright/test';
import { programLink } from '../../src/python/share';
import { button, cell, openLab, write } from './pythonLab';

test('a program that came by a link is shown, not run, and takes the place of nothing', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openLab(page);
  await write(page, 'mine = 1');
  const made = await programLink(new URL('python', page.url()).href, 'print("theirs")');
  const { hash } = new URL('link' in made ? made.link : '');
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, `${hash})`);
  await expect(cell(page)).toContainText('theirs');
  await expect(page.getByText('This program came by a link')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('changed on its way');
  await write(page, 'print("theirs, mended")');
  await button(page, 'Open your own program').click();
  await expect(cell(page)).toContainText('mine = 1');
  await page.goBack();
  await expect(cell(page)).toContainText('theirs, mended');
  // Half a link is told, and the reader's own program stands.
  await page.evaluate(
    (fragment) => {
      window.location.hash = fragment;
    },
    hash.slice(0, -9),
  );
  await expect(page.getByRole('alert')).toContainText('cut short or changed');
  await expect(cell(page)).toContainText('mine = 1');
  await expect(page).toHaveURL(/python$/);
  expect(requests.filter((url) => /\/python\/(interpreter|worker)/.test(url))).toEqual([]);
});
