// Installs a browser for the tests where none is found, and says so first.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';
import { installOutside } from './outside.mjs';

const INSTEAD = 'install Chromium or Chrome yourself, or name one in CHROMIUM_PATH';
const why = 'no browser was found for the tests';

const playwright = (...options) => [
  process.execPath,
  'node_modules/@playwright/test/cli.js',
  'install',
  ...options,
  'chromium',
];

/** What can be installed here, the best first: only root changes the system, anybody else a folder of their own. */
export function browserInstallations({ isRoot, hasApt }) {
  const own = {
    what: 'Chromium into the folder of Playwright’s browsers',
    why,
    commands: [playwright()],
    instead: INSTEAD,
  };
  if (!isRoot || !hasApt) return [own];
  const asRoot = (what, commands) => ({
    what: `${what}, as root`,
    why,
    commands,
    instead: INSTEAD,
  });
  return [
    asRoot('Chromium without windows as a package of the system', [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', 'chromium-headless-shell'],
    ]),
    asRoot('Chromium as a package of the system', [['apt-get', 'install', '-y', 'chromium']]),
    asRoot('Playwright’s Chromium and packages of the system that it needs', [
      playwright('--with-deps'),
    ]),
  ];
}

/** Path of a browser, installed if need be; undefined when that did not work. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  const installations = browserInstallations({
    isRoot: process.getuid?.() === 0,
    hasApt: spawnSync('which', ['apt-get']).status === 0,
  });
  installations.some((installation) => installOutside(installation));
  const installed = await findBrowser();
  if (!installed) console.error(`No browser for the tests: ${INSTEAD}, then run npm test again`);
  return installed;
}
