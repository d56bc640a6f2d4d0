import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const port = process.env.TEST_PORT ?? '4173';
const baseUrl = process.env.BASE_URL ?? '/';

export default defineConfig({
  testDir: 'tests/browser',
  timeout: 240_000, // the accessibility check of a table with hundreds of rows takes its time on a busy machine
  expect: { timeout: 30_000 }, // as long as a look at every text of a large page may take there
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: { baseURL: `http://localhost:${port}${baseUrl}` },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          executablePath: await findBrowser(),
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--disable-quic',
            '--no-first-run',
            '--font-render-hinting=none', // the same widths of text with and without windows
          ],
        },
      },
    },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: port },
    url: `http://localhost:${port}${baseUrl}`,
    timeout: 60_000,
  },
});
