import { expect, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { test } from './drawn';
import { collectComplaints } from './site';

const ready = (page: Page) => page.locator('[data-watch="ready"]').waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figure = (page: Page) => page.getByRole('group', { name: 'Messages on their way' });
const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);

/** From a template to its requests, as a reader goes there. */
async function watch(page: Page, template: string): Promise<void> {
  await page.goto(`your-system?start=${template}`);
  await page.locator('[data-your-system="ready"]').waitFor();
  await page.getByRole('link', { name: 'Watch requests' }).click();
  await ready(page);
  await button(page, 'Pause').click();
}

/** Names of the places at which somebody was in the steps of the run. */
async function seenIn(page: Page, steps: number): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    const texts = await page.locator('svg [data-place] > title').allTextContents();
    for (const text of texts) {
      const [name = '', counts = ''] = text.split(': ');
      if (/in line|at work/.test(counts)) seen.add(name);
    }
    await button(page, 'Step').click();
  }
  return seen;
}

test.describe('the requests of a reader’s own system', () => {
  test('pass the stations that it names, held by its pools, and are followed', async ({ page }) => {
    const complaints = collectComplaints(page);
    await watch(page, 'threads-connections');
    await expect(page).toHaveURL(/\/explore\/watch\?scenario=your-system\/as-drawn.*#s=/);
    await expect(figure(page).locator('figcaption')).toContainText(/\d+ requests? under way/);
    const seen = await seenIn(page, 40);
    for (const name of ['application', 'connections', 'database', 'transfer'])
      expect([...seen]).toContain(name);
    // Nobody waits for a permit while one is left.
    const pool = await place(page, 'pool:connections').locator('title').textContent();
    if (/in line/.test(pool ?? '')) expect(pool).toContain('6 of 6 held');
    await expect(place(page, 'source')).toContainText('60 users');
    await button(page, 'Next').or(button(page, 'Follow a request')).first().click();
    await expect(page.getByText(/^Request [\d,]+ is .* old: /)).toBeVisible();
    const address = page.url();
    const title = await page.getByText(/^Request [\d,]+ is /).innerText();
    // The address alone has the system, the instant and the request.
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(address);
    await ready(page);
    await expect(page.getByText(/^Request [\d,]+ is /)).toHaveText(title);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('are those of the changed system, and lead back to its lab', async ({ page }) => {
    await watch(page, 'read-replica');
    await expect(place(page, 'source')).toContainText('write think');
    const { hash } = new URL(page.url());
    await page.goto(
      `explore/watch?scenario=your-system/as-drawn&replica.count=1&model=1.0.0${hash}`,
    );
    await ready(page);
    await expect(page.getByText('with 1 change')).toBeVisible();
    const back = page.getByRole('link', { name: /^your system/ });
    await back.click();
    await expect(page).toHaveURL(/\/your-system\/lab\?.*replica\.count=1.*#s=/);
  });

  test('are listed by station on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watch(page, 'retries');
    await expect(place(page, 'station:payment')).toContainText(/4 × 40/);
    await expect(place(page, 'away')).toContainText('between tries');
    const [scroll, width] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(scroll).toBeLessThanOrEqual(width ?? 0);
  });
});
