import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { notebookNames, readNotebook } from '../../scripts/python/notebook';
import type { Output } from '../../src/python/output';
import { faintTexts, violations } from './accessibility';
import { test } from './drawn';
import { openLab as openStudyLab } from './lab';
import { button, cell, openLab, output, run, START_MS, write } from './pythonLab';
import { open } from './site';

test.describe.configure({ timeout: 240_000 });

/** Pages of notebooks by the name of their file. */
const pages = new Map(
  readdirSync('docs/python').flatMap((file): [string, string][] => {
    const [, name] =
      /generated\/python\/(\w+)\.mdx/.exec(readFileSync(`docs/python/${file}`, 'utf8')) ?? [];
    return name ? [[name, file.replace('.mdx', '')]] : [];
  }),
);

/** Values of the tables and marks of the plots, and lines of text, as a page shows them. */
const shownIn = (page: Page, name: string) =>
  output(page, name).evaluate((element) => ({
    values: [...element.querySelectorAll('td data')].map((data) =>
      Number(data.getAttribute('value')),
    ),
    texts: [...element.querySelectorAll('td')].map((data) => data.textContent),
    printed: [...element.querySelectorAll('pre')].map((text) => text.textContent).join(''),
    marks: element.querySelectorAll('svg circle, svg path[data-mark]').length,
  }));

/** The same of what is recorded. */
function recordedOf(outputs: readonly Output[]) {
  const tables = outputs.flatMap((one) => (one.kind === 'table' ? [one] : []));
  const plots = outputs.flatMap((one) => (one.kind === 'plot' ? [one] : []));
  return {
    values: tables.flatMap(({ rows }) => rows.flat().filter((value) => typeof value === 'number')),
    texts: tables.flatMap(({ texts }) => texts.flat()),
    printed: outputs.map((one) => (one.kind === 'text' ? one.text : '')).join(''),
    marks: plots
      .flatMap(({ series }) => series)
      .reduce((sum, { mark, points }) => sum + (mark === 'line' ? 1 : points.length), 0),
  };
}

for (const name of notebookNames()) {
  test(`the notebook ${name} shows in the page what it shows in Python`, async ({ page }) => {
    const parts = readNotebook(name);
    await open(page, `python/${pages.get(name)}`);
    await button(page, 'Run all').click();
    for (const part of parts) {
      if (part.kind === 'markdown') continue;
      const { name: cellName, recorded } = part.cell;
      await expect(cell(page, cellName)).toHaveAttribute('data-status', 'done', {
        timeout: START_MS,
      });
      if (recorded?.length === 0) {
        await expect(output(page, cellName)).toHaveCount(0);
        continue;
      }
      await expect(output(page, cellName)).not.toHaveAttribute('data-recorded');
      if (part.isLive) continue;
      const shown = await shownIn(page, cellName);
      expect(shown).toEqual(recordedOf(recorded ?? []));
    }
  });
}

test('a lab opens as a program, which gives the numbers of the command line', async ({ page }) => {
  await openStudyLab(page, 'low-latency/test-case-20?config=B&virtualUsers=2&seed=7');
  await page.getByRole('link', { name: 'Open in Python' }).click();
  await expect(cell(page)).toContainText(
    'lab.simulate("low-latency/20-B", virtualUsers=2, seed=7)',
  );
  await run(page);
  const args = ['low-latency/20-B', '--set', 'virtualUsers=2', '--seed', '7', '--json'];
  const rows = JSON.parse(
    execFileSync('npm', ['run', '-s', 'replay', '--', ...args], { encoding: 'utf8' }),
  ) as { metric: string; simulated: number }[];
  const shown = new Map(
    await output(page)
      .locator('tbody tr')
      .evaluateAll((lines) =>
        lines.map((line): [string, number] => [
          line.querySelector('td')?.textContent ?? '',
          // Behind its name, unit and printed value.
          Number(line.querySelector('td:nth-child(4) data')?.getAttribute('value')),
        ]),
      ),
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { metric, simulated } of rows) expect(shown.get(metric)).toBe(simulated);
});

test('what a reader has written is there on the next visit, until it is reset', async ({
  page,
}) => {
  await openLab(page, '?scenario=low-latency/20-A');
  await write(page, 'print("mine")');
  await page.reload();
  await expect(cell(page)).toContainText('print("mine")');
  await expect(cell(page)).toContainText('Your version, kept in this browser');
  // The highlighter colours what no build has seen.
  await expect(cell(page).locator('.tok-string')).toHaveText('"mine"');
  await openLab(page, '?scenario=low-latency/20-B');
  await expect(cell(page)).not.toContainText('mine');
  await openLab(page, '?scenario=low-latency/20-A');
  await button(page, 'Reset program').click();
  await expect(cell(page)).toContainText('low-latency/20-A');
  await page.reload();
  await expect(cell(page)).toContainText('low-latency/20-A');
  await expect(cell(page)).not.toContainText('mine');
});

test('text that comes with an address is never run as a program', async ({ page }) => {
  const evil = '"); import js; js.evil = 1; print("';
  await openLab(page, `?scenario=low-latency/20-A&sendOnly=${encodeURIComponent(evil)}`);
  await expect(page.locator('[role="alert"] [data-field="sendOnly"]')).toContainText(
    'whole numbers from 0 to 12',
  );
  await expect(cell(page)).not.toContainText('evil');
  await run(page);
});

for (const [query, field, message, line] of [
  [
    'scenario=low-latency/20-Z',
    'scenario',
    'low-latency/20-A is used',
    '"low-latency/20-A", seed=1',
  ],
  ['scenario=nonsense', 'scenario', 'and 143 more', '"low-latency/1-A", seed=1'],
  [
    'scenario=low-latency/20-B&sendOnly=99',
    'sendOnly',
    'from 0 to 12',
    '"low-latency/20-B", sendOnly=12, seed=1',
  ],
  ['scenario=low-latency/20-B&sendOnyl=6', 'sendOnyl', 'Did you mean sendOnly?', '20-B", seed=1'],
  ['scenario=low-latency/20-B&lambda=6', 'lambda', 'no setting named', '20-B", seed=1'],
  ['scenario=low-latency/20-B&seed=-3', 'seed', '0 is used', '20-B", seed=0'],
] as const) {
  test(`the link ?${query} is explained, and the nearest is used`, async ({ page }) => {
    await openLab(page, `?${query}`);
    const alert = page.getByRole('alert').filter({ has: page.locator(`[data-field="${field}"]`) });
    await expect(alert).toContainText(message);
    await expect(cell(page)).toContainText(line);
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(message)).toBeHidden();
  });
}

test('a program can send nothing to another site, by no way', async ({ page }) => {
  const arrived: string[] = [];
  const elsewhere = createServer((request, response) => {
    arrived.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'text/javascript');
    response.end('');
  });
  elsewhere.on('upgrade', ({ url }, socket) => {
    arrived.push(url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  const there = `http://127.0.0.1:${port}`;
  const nested = `new Worker(URL.createObjectURL(new Blob(["fetch('${there}/nested')"])))`;
  const ways = [
    `fetch('${there}/fetch')`,
    `fetch(new Request('${there}/request'))`,
    `{ const x = new XMLHttpRequest(); x.open('GET', '${there}/xhr', false); x.send(); }`,
    `new WebSocket('ws://127.0.0.1:${port}/socket')`,
    `new EventSource('${there}/events')`,
    `import('${there}/module.mjs')`,
    `importScripts('${there}/script.js')`,
    `navigator.sendBeacon('${there}/beacon', 'x')`,
    `caches.open('x').then((cache) => cache.add('${there}/cache'))`,
    `new (Object.getPrototypeOf(async () => {}).constructor)("await fetch('${there}/made')")()`,
    nested,
  ];
  const program = [
    'from pyodide.code import run_js',
    'from pyodide.http import open_url, pyfetch',
    'import asyncio, urllib.request',
    `ways = [(lambda way: lambda: run_js(way))(way) for way in ${JSON.stringify(ways)}]`,
    `ways += [lambda: open_url("${there}/open"), lambda: asyncio.ensure_future(pyfetch("${there}/py"))]`,
    `ways += [lambda: urllib.request.urlopen("${there}/urllib")]`,
    'for way in ways:',
    '    try:',
    '        way()',
    '    except BaseException as error:',
    '        print(type(error).__name__, error)',
    'print(len(ways), "tried")',
  ];
  await openLab(page);
  await write(page, program.join('\n'));
  await run(page);
  await expect(output(page)).toContainText(`${ways.length + 3} tried`);
  await expect(output(page)).toContainText(`The address ${there}/fetch lies outside`);
  await expect(output(page)).toContainText('WebSocket is closed to programs');
  // Time for what may have left to arrive.
  await page.waitForTimeout(2000);
  elsewhere.close();
  expect(arrived).toEqual([]);
});

test('a program can load files of the site, and one that is missing ends nothing', async ({
  page,
}) => {
  await openLab(page);
  const cells = new URL('data/cells.csv', page.url()).pathname;
  await write(
    page,
    `from pyodide.http import open_url\nimport js\njs.fetch("/no-such-file")\nprint(open_url("${cells}").readline())`,
  );
  await run(page);
  await expect(output(page)).toContainText('document,table,row,column,printed,value,unit');
  await run(page);
  await expect(page.getByRole('status').filter({ hasText: 'Python is ready' })).toBeVisible();
});

test('a program that never ends is stopped, and the page goes on', async ({ page }) => {
  await openLab(page);
  await write(page, 'print("on its way")\nwhile True:\n    pass');
  await button(page, 'Run').click();
  await expect(output(page)).toContainText('on its way', { timeout: START_MS });
  // The page answers while it runs.
  await page
    .getByRole('button', { name: /color mode|dark mode|light mode/i })
    .first()
    .click();
  const asked = Date.now();
  await button(page, 'Stop').click();
  await expect(cell(page)).toHaveAttribute('data-status', 'stopped');
  expect(Date.now() - asked).toBeLessThan(2000);
  await expect(page.getByRole('status').filter({ hasText: 'Stopped' })).toBeVisible();
  await cell(page).locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('6 * 7');
  await run(page);
  await expect(output(page)).toHaveText('42');
});

test('an exception shows the lines of the program alone', async ({ page }) => {
  await openLab(page);
  await write(page, 'def half(value):\n    return value / 0\n\n');
  await page.keyboard.press('Home');
  await page.keyboard.insertText('half(3)');
  await run(page, 'failed');
  expect((await output(page).innerText()).split('\n')).toEqual([
    'Traceback (most recent call last):',
    '  File "<program>", line 4, in <module>',
    '    half(3)',
    expect.stringMatching(/^ +~+\^+$/),
    '  File "<program>", line 2, in half',
    '    return value / 0',
    '           ~~~~~~^~~',
    'ZeroDivisionError: division by zero',
  ]);
});

test('an unknown knob is refused with the nearest name', async ({ page }) => {
  await openLab(page);
  await write(page, 'import messageboxlab as lab\nlab.simulate("low-latency/20-A", sendOnyl=6)');
  await run(page, 'failed');
  await expect(output(page)).toContainText("Did you mean 'sendOnly'?");
  await expect(output(page)).not.toContainText('simulation.py');
});

test('a package that is not here explains itself', async ({ page }) => {
  await openLab(page);
  await write(page, 'import numpy');
  await run(page, 'failed');
  await expect(output(page)).toContainText('numpy is not here');
});

for (const [file, what] of [
  ['python_stdlib.zip', 'python_stdlib.zip'],
  ['pyodide.asm.wasm', 'pyodide.asm.wasm'],
  ['messageboxlab.json*', 'messageboxlab.json'],
  ['worker.mjs*', 'worker.mjs'],
] as const) {
  test(`without ${what} the page says so, and a second try works`, async ({ page }) => {
    await page.route(`**/python/**/${file}`, (route) => route.abort());
    await page.route(`**/python/${file}`, (route) => route.abort());
    await openLab(page);
    await button(page, 'Run').click();
    const alert = page.getByRole('alert').filter({ hasText: what });
    await expect(alert).toBeVisible({ timeout: START_MS });
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await expect(cell(page)).toHaveAttribute('data-status', 'done', { timeout: START_MS });
  });
}

test('nothing of Python is loaded before it is asked for, and nothing from elsewhere', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openLab(page);
  await page.waitForLoadState('networkidle');
  expect(
    requests.filter((url) => /\/python\/(interpreter|worker|messageboxlab)/.test(url)),
  ).toEqual([]);
  await run(page);
  const origin = new URL(page.url()).origin;
  expect(requests.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual(
    [],
  );
});

test('an open editor, tables, plots and errors are accessible and fit 390 px', async ({ page }) => {
  await open(page, `python/${pages.get('mean_value_analysis')}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, 'Edit cell 1').click();
  await expect(cell(page, 'cell 1').locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\nimport sys; print("warned", file=sys.stderr)');
  await button(page, 'Edit cell 3').click();
  await expect(cell(page, 'cell 3').locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n1 / 0');
  await button(page, 'Run all').click();
  await expect(cell(page, 'cell 3')).toHaveAttribute('data-status', 'failed', {
    timeout: START_MS,
  });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await faintTexts(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390);
});

test('the keyboard alone writes, runs, and leaves the editor', async ({ page }) => {
  await openLab(page);
  await button(page, 'Edit program').focus();
  await page.keyboard.press('Enter');
  await expect(cell(page).locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('print("typed")');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(output(page)).toHaveText('typed', { timeout: START_MS });
  await page.keyboard.press('Tab');
  await expect(cell(page).locator('.cm-content')).not.toBeFocused();
});
