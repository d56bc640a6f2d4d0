import { expect, test } from '@playwright/test';
import { open } from './site';

test('runs off where more comes than can be stored, for whoever watches', async ({ page }) => {
  await open(page, 'concepts/queue');
  const load = page.getByRole('slider', { name: 'Load' });
  const speed = (name: string) => page.getByRole('radio', { name });
  const drawing = page.locator('[data-figure] svg[data-drawing]');
  const count = async () => Number(/(\d+) in line/.exec((await drawing.textContent()) ?? '')?.[1]);
  await expect(speed('Slow motion')).toBeChecked();
  await load.focus();
  await page.keyboard.press('End');
  await expect(speed('As in life')).toBeChecked();
  await expect.poll(count).toBeGreaterThan(100);
  await page.locator('[data-figure][data-settled="true"]').waitFor();
  const plot = page.locator('[data-figure]');
  await expect(plot).toContainText(
    'It grows as long as the run goes on; in the first 60\u202fs its mean was',
  );
  await expect(plot).not.toContainText('Ring: now');
  await page.keyboard.press('Home');
  await expect.poll(count).toBeLessThan(10);
  await expect(speed('Slow motion')).toBeChecked();
  await speed('One by one').check({ force: true });
  await load.focus();
  await page.keyboard.press('End');
  await expect(speed('One by one')).toBeChecked();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  // One by one they would take minutes.
  await expect.poll(count).toBeGreaterThanOrEqual(100);
});

test('has its speeds in a row, and a note that moves nothing', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, 'concepts/backlog');
    const drawing = page.locator('[data-figure] svg[data-drawing]');
    const speeds = page.getByRole('radiogroup', { name: 'Speed' }).getByRole('radio');
    const boxes = await speeds.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(boxes).size).toBe(1);
    const before = await drawing.boundingBox();
    for (const name of ['Slow motion', 'A minute a second']) {
      await page.getByRole('radio', { name }).check({ force: true });
      expect(await drawing.boundingBox()).toEqual(before);
    }
  }
});
