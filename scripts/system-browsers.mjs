// Firefox and WebKitGTK from the system's packages, which some tests run in beside Chromium.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './find-browser.mjs';
import { installOutside } from './outside.mjs';

/** Packages of Debian: the browsers, and a display for WebKitGTK, which has no mode without windows. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];
const INSTEAD = `install Firefox, WebKitWebDriver with its MiniBrowser, and xvfb-run yourself (of Debian: ${PACKAGES.join(' ')})`;

/** The browser that WebKitGTK brings for tests lies outside the PATH, in a folder named after its version. */
function findMiniBrowser() {
  const folders = ['/usr/libexec', '/usr/lib'].filter(existsSync);
  const within = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => join(folder, name)),
  ]);
  return within
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join(folder, name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

/** Path of each program that the tests need; undefined for one that is not here. */
export const findSystemBrowsers = () => ({
  firefox: ['firefox-esr', 'firefox'].map(onPath).find(Boolean),
  webKitDriver: onPath('WebKitWebDriver'),
  miniBrowser: findMiniBrowser(),
  display: onPath('xvfb-run'),
});

const systemInstallation = {
  what: 'Firefox, WebKitGTK and a display without a screen as packages of the system, as root',
  why: 'not all of them were found for the tests in other browsers than Chromium',
  commands: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...PACKAGES],
  ],
  instead: INSTEAD,
};

const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Paths of the programs, installed if need be; undefined, with a word on what to do, when one is still missing. */
export function ensureSystemBrowsers({
  find = findSystemBrowsers,
  mayInstall = canInstall(),
  install = installOutside,
  say = console.error,
} = {}) {
  const isThere = (programs) => Object.values(programs).every(Boolean);
  const found = find();
  if (isThere(found)) return found;
  if (mayInstall) install(systemInstallation);
  const now = find();
  if (isThere(now)) return now;
  const missing = Object.keys(now).filter((name) => !now[name]);
  say(`Not found for the tests in other browsers: ${missing.join(', ')}; ${INSTEAD}`);
  return undefined;
}
