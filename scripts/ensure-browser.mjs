// Installs a browser for the tests where none is found.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('which', ['apt-get']).status === 0;
  return (
    isRoot && hasApt && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])
  );
}

function installFromPlaywright() {
  return run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'install',
    '--with-deps',
    'chromium',
  ]);
}

/** Path of a browser, installed if need be; undefined when that did not work. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('Installing Chromium for the browser tests');
  if (!installFromDebian()) installFromPlaywright();
  const installed = await findBrowser();
  if (!installed) {
    console.error(
      'No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run npm test again',
    );
  }
  return installed;
}
