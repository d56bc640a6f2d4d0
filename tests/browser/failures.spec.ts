import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import { numberOf, openLab, slider, waitUntilDone } from './lab';

const page20 = 'low-latency/test-case-20';
const quick = `${page20}?config=A&virtualUsers=1&thinkTimeMs=2000&seed=7`;
/** What engines say to engineers. */
const RAW =
  /magic word|CompileError|TypeError|ReferenceError|is not defined|Unexpected token|undefined/;
/** Longer than two silent workers are waited for. */
const FAILED_MS = 90_000;

test.describe.configure({ timeout: 240_000 });

/** Lets every request for the simulator's module be answered by `answer`. */
const routeModule = (page: Page, answer: Parameters<Page['route']>[1]) =>
  page.route('**/*.wasm', answer);

const MODULE = 'src/simulator/generated/messagebox_sim.wasm';

const CASES: readonly (readonly [
  what: string,
  prepare: (page: Page) => Promise<unknown>,
  words: string,
])[] = [
  [
    'is not there',
    (page) =>
      routeModule(page, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
      ),
    'HTTP status 404',
  ],
  [
    'is a page',
    (page) =>
      routeModule(page, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Portal</h1>' }),
      ),
    'arrived incomplete, or is something else',
  ],
  [
    'is cut off',
    (page) =>
      routeModule(page, (route) =>
        route.fulfill({
          contentType: 'application/wasm',
          body: readFileSync(MODULE).subarray(0, 100_000),
        }),
      ),
    'arrived incomplete, or is something else',
  ],
  ['cannot be reached', (page) => routeModule(page, (route) => route.abort()), 'did not arrive'],
  [
    'never comes',
    async (page) => {
      // Whether a worker has gone silent is asked twenty times as often: it is waited for less long.
      await page.addInitScript(() => {
        const { setInterval } = window;
        const oftener = (act: () => void, everyMs = 0) => setInterval(act, everyMs / 20);
        Object.assign(window, { setInterval: oftener });
      });
      await routeModule(page, () => {});
    },
    'has not answered',
  ],
  [
    'has no workers to run in',
    (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
    'This browser runs no web workers',
  ],
  [
    'has workers that cannot start',
    (page) =>
      page.addInitScript(() => {
        window.Worker = class extends Worker {
          constructor() {
            super('/no-such-worker.js');
          }
        };
      }),
    'A script that runs the simulator did not arrive',
  ],
  [
    'is forbidden to start workers',
    (page) =>
      page.addInitScript(() => {
        window.Worker = class {
          constructor() {
            throw new DOMException('Failed to construct Worker', 'SecurityError');
          }
        } as unknown as typeof Worker;
      }),
    'This browser runs no web workers',
  ],
];

for (const [what, prepare, words] of CASES) {
  test(`a simulator that ${what} is named in plain words, and the lab goes on`, async ({
    page,
  }) => {
    const exceptions: string[] = [];
    page.on('pageerror', (error) => exceptions.push(error.message));
    await prepare(page);
    const lab = await openLab(page, quick);
    await expect(lab).toHaveAttribute('data-status', 'failed', { timeout: FAILED_MS });
    const status = lab.getByRole('status').first();
    await expect(status).toContainText(words);
    expect(await status.innerText()).not.toMatch(RAW);
    // The precomputed numbers stay, and the knobs turn.
    expect(await numberOf(page, 'measured', 'throughput.median')).toBe(96);
    expect(await numberOf(page, 'published', 'throughput.median')).toBeGreaterThan(0);
    await expect(lab.getByRole('button', { name: 'Retry' })).toBeVisible();
    await slider(page, 'Send only').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(page.url()).searchParams.get('sendOnly')).toBe('5');
    await lab.getByText('4 users', { exact: true }).click();
    await expect(lab).toHaveAttribute('data-lab', 'low-latency/20-B');
    expect(exceptions).toEqual([]);
  });
}

test('a simulator that comes late is waited for', async ({ page }) => {
  await routeModule(page, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  await openLab(page, quick);
  await waitUntilDone(page);
});

test('without WebAssembly the lab says so', async ({ page }) => {
  // Workers have an engine of their own: its script is given none.
  await page.route('**/*.js', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    const isWorker = body.includes('messagebox_sim');
    await route.fulfill({
      response,
      body: isWorker ? `self.WebAssembly = undefined;${body}` : body,
    });
  });
  const lab = await openLab(page, quick);
  await expect(lab).toHaveAttribute('data-status', 'failed', { timeout: FAILED_MS });
  await expect(lab.getByRole('status').first()).toContainText('does not run WebAssembly');
  // What the page still fetches then is answered before the page closes.
  await page.unrouteAll({ behavior: 'wait' });
});
