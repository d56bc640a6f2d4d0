// Browsers beside Chromium that the core of the browser tests runs in: those of Playwright that are installed.
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** Every other browser by its name in Playwright, and whether it is installed here. */
export const otherBrowsers = () =>
  [firefox, webkit].map((type) => ({
    name: type.name(),
    isInstalled: existsSync(type.executablePath()),
  }));

/** What a run of the tests says of a browser that is not here. */
export const absence = (name) =>
  `${name} is not installed, so nothing ran in it: npx playwright install --with-deps ${name}`;
