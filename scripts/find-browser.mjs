// Finds a Chromium to test with. Node built-ins only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Those without windows first: what a browser does around a page takes them a sixth of the processor time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Path of a program that is on the PATH. */
export function onPath(name) {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

async function bundledWithPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Path of the browser: CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return names.map(onPath).find(Boolean) ?? (await bundledWithPlaywright());
}
