import { defineConfig } from '@playwright/test';
import type { Options } from './tests/other-browsers/test';

const port = process.env.TEST_PORT ?? '4174';
const baseURL = `http://localhost:${port}${process.env.BASE_URL ?? '/'}`;

/** Playwright only runs these tests: it cannot drive browsers from the system's packages. */
export default defineConfig<object, Options>({
  testDir: 'tests/other-browsers',
  timeout: 480_000, // WebKitGTK draws without a graphics card, which takes its time on a busy machine
  expect: { timeout: 120_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/other-browsers.json' }]],
  outputDir: 'test-results/other-browsers',
  use: { baseURL },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: {
    command: 'node tests/other-browsers/serve.mjs',
    env: { PORT: port },
    url: baseURL,
    timeout: 60_000,
  },
});
