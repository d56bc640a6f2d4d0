import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './drawn';
import { openLab, waitUntilDone } from './lab';
import { open } from './site';

/** Saves a figure and gives the name and the bytes of its file. */
async function saved(page: Page, figure: Locator, format: 'SVG' | 'PNG') {
  const toggle = figure.getByRole('button', { name: /^Save:/ });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  const downloading = page.waitForEvent('download');
  await figure.getByRole('button', { name: `Save as ${format}` }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const titleOf = (figure: Locator) => figure.locator('figcaption > span').first().innerText();

/** What a reader of the file would miss: words, marks and where it is from, without anything of the site. */
async function expectStandalone(page: Page, text: string) {
  const found = await page.evaluate((source) => {
    const svg = new DOMParser().parseFromString(source, 'image/svg+xml');
    const all = [...svg.querySelectorAll('*')];
    return {
      error: svg.querySelector('parsererror')?.textContent ?? null,
      styled: all.filter((one) => one.hasAttribute('class')).length,
      links: all.filter((one) => one.hasAttribute('href') || one.localName === 'image').length,
      foreign: svg.querySelectorAll('foreignObject, script').length,
      undefinedMarks: [...source.matchAll(/url\(#([^)]+)\)/g)].filter(
        ([, id]) => svg.getElementById(id ?? '') === null,
      ).length,
      texts: [...svg.querySelectorAll('text')].map((one) => one.textContent ?? ''),
      marks: svg.querySelectorAll('path, circle, rect, line').length,
      faces: svg.querySelector('style')?.textContent?.match(/@font-face/g)?.length ?? 0,
      background: svg.querySelector('rect')?.getAttribute('fill'),
    };
  }, text);
  expect(found.error).toBeNull();
  expect([found.styled, found.links, found.foreign, found.undefinedMarks]).toEqual([0, 0, 0, 0]);
  expect(/var\(--|url\((?!"?(data:|#))|@import/.exec(text)?.[0] ?? null).toBeNull();
  expect(found.faces).toBeGreaterThan(0);
  expect(found.background).toBe('rgb(255, 255, 255)');
  expect(found.marks).toBeGreaterThan(4);
  return found.texts.join(' ');
}

test('a figure of the course is saved with its numbers, as light as paper, with its link', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'concepts/queue?load=100');
  await page.locator('[data-figure][data-settled="true"]').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  const figure = page.locator('[data-figure] > fieldset > figure');
  const { name, bytes } = await saved(page, figure, 'SVG');
  expect(name).toMatch(/^concepts-queue-.*\.svg$/);
  const texts = await expectStandalone(page, bytes.toString('utf8'));
  expect(texts).toContain('At 100/s the database is busy');
  for (const part of ['Busy share of the time', 'in line', '/concepts/queue?load=100'])
    expect(texts).toContain(part);
  expect(texts).toMatch(/MessageBox Lab \d+\.\d+\.\d+/);
  expect(texts).not.toContain('Pause');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('figures of a lab name document, table and scenario', async ({ page }) => {
  await openLab(page, 'low-latency/test-case-20?config=B&tracking=0');
  await waitUntilDone(page);
  const tabs = page.locator('#charts').getByRole('tab');
  const count = await tabs.count();
  expect(count).toBeGreaterThan(3);
  const names = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    await tabs.nth(index).click();
    const figure = page.locator('[id^="chart-"]:not([hidden]) figure').first();
    const { name, bytes } = await saved(page, figure, 'SVG');
    names.add(name);
    const texts = await expectStandalone(page, bytes.toString('utf8'));
    const [word = ''] = (await titleOf(figure)).split(' ');
    expect(texts).toContain(word);
    expect(texts).toContain('Tuning for Low Latency Messaging, 20-B, Table 79');
    expect(texts).toContain('config=B');
  }
  expect(names.size).toBe(count);
});

/** Centres of the dots that are seen, from a corner, in px, in the order of reading. */
const dotsIn = (root: Element, [left, top]: readonly [number, number]) =>
  [...root.querySelectorAll('circle')]
    .filter((dot) => {
      const { fill, stroke } = getComputedStyle(dot);
      return [fill, stroke].some((paint) => paint !== 'none' && !paint.endsWith(', 0)'));
    })
    .map((dot) => dot.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => [x + width / 2 - left, y + height / 2 - top, width])
    .sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);

test('the dots of a saved figure stand where the page has them, as large', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openLab(page, 'low-latency/test-case-20?config=B');
  await waitUntilDone(page);
  const figure = page.locator('[data-lab-part="stage"] figure');
  const svg = (await saved(page, figure, 'SVG')).bytes.toString('utf8');
  await page.mouse.move(0, 0);
  const read = `(${dotsIn.toString()})`;
  const onPage = await figure.evaluate((root, source) => {
    const { left, top } = root.getBoundingClientRect();
    // biome-ignore lint/security/noGlobalEval: the function of the test itself
    return globalThis.eval(source)(root, [left, top]);
  }, read);
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  // The figure stands 20 px from the edges of its file.
  const inFile = await page.evaluate(
    // biome-ignore lint/security/noGlobalEval: the function of the test itself
    (source) => globalThis.eval(source)(document.body, [20, 20]),
    read,
  );
  expect(inFile.length).toBeGreaterThan(40);
  expect(inFile).toHaveLength(onPage.length);
  const apart = inFile.flat().map((px: number, index: number) => px - onPage.flat()[index]);
  expect(Math.max(...apart.map(Math.abs))).toBeLessThan(0.5);
});

test('a topology is saved with its computers, roles and arrows', async ({ page }) => {
  await open(page, 'low-latency/test-case-20?config=A#chart-topology');
  const figure = page.locator('#chart-topology figure').first();
  const { bytes } = await saved(page, figure, 'SVG');
  const text = bytes.toString('utf8');
  const texts = await expectStandalone(page, text);
  for (const part of ['BizTalk computers', 'SQL Server computers', 'Receive', 'Send'])
    expect(texts).toContain(part);
  expect(text.match(/<g transform="translate\([^"]*matrix\(/g)?.length).toBeGreaterThan(3);
});

test('a PNG has twice the size of its drawing, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'concepts/queue');
  const figure = page.locator('[data-figure] > fieldset > figure');
  await page.getByRole('button', { name: 'Pause' }).click();
  const svg = (await saved(page, figure, 'SVG')).bytes.toString('utf8');
  const { name, bytes } = await saved(page, figure, 'PNG');
  expect(name).toMatch(/\.png$/);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const height = Number(/ height="(\d+)"/.exec(svg)?.[1]);
  expect(width).toBeGreaterThan(300);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);
  await expect(figure.getByRole('status').first()).toContainText(`Saved as ${name}`);
});

test('the formats open and close by keyboard', async ({ page }) => {
  await open(page, 'concepts/queue');
  const toggle = page.locator('[data-figure]').getByRole('button', { name: /^Save:/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save as SVG' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save as SVG' })).toBeHidden();
  await expect(toggle).toBeFocused();
});
