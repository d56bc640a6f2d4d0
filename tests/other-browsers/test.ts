import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { findSystemBrowsers } from '../../scripts/system-browsers.mjs';
import { startFirefox } from './firefox';
import type { Reader, Start } from './reader';
import { startWebKit } from './webkit';

type Engine = 'firefox' | 'webkit';

export interface Options {
  engine: Engine;
  /** A folder for one browser, and its browser. */
  home: string;
  kept: Reader;
}

function start(engine: Engine, how: Start): Promise<Reader> {
  const { firefox, webKitDriver: driver, miniBrowser: browser } = findSystemBrowsers();
  if (engine === 'firefox' && firefox) return startFirefox(firefox, how);
  if (engine === 'webkit' && driver && browser) return startWebKit({ driver, browser }, how);
  throw new Error(`There is no ${engine}: npm run test:browsers says what to install`);
}

const downloadsIn = (home: string) => path.join(home, 'saved');

/** Tests of what every browser does: `reader` is somebody new, whose page must not have complained at the end. */
export const test = base.extend<{ reader: Reader; saved: () => string[] }, Options>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  home: [
    async ({ engine }, use) => {
      const home = mkdtempSync(path.join(tmpdir(), `${engine}-`));
      mkdirSync(downloadsIn(home));
      mkdirSync(path.join(home, '.config'));
      const folder = `XDG_DOWNLOAD_DIR="${downloadsIn(home)}"\n`;
      writeFileSync(path.join(home, '.config', 'user-dirs.dirs'), folder);
      await use(home);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
  kept: [
    async ({ engine, home }, use, { project }) => {
      const baseUrl = project.use.baseURL ?? '';
      const reader = await start(engine, { baseUrl, home, downloads: downloadsIn(home) });
      await use(reader);
      await reader.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  reader: async ({ kept }, use) => {
    await kept.begin();
    await use(kept);
    const complaints = await kept.evaluate(() => sessionStorage.getItem('complaints'));
    expect(complaints, 'what the page complained of').toBeNull();
  },
  /** The texts of files that pages have saved since the test began. */
  saved: async ({ home }, use) => {
    const files = () =>
      readdirSync(downloadsIn(home)).map((name) => path.join(downloadsIn(home), name));
    for (const file of files()) rmSync(file);
    await use(() => files().map((file) => readFileSync(file, 'utf8')));
  },
});

export { expect };
