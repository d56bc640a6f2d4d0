// Runs the tests in Firefox and WebKitGTK on the built site; options are those of Playwright, which here only runs them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureSystemBrowsers } from './system-browsers.mjs';

function run() {
  if (!existsSync('build/index.html')) {
    console.error('Build the site first: npm run build');
    return 1;
  }
  const browsers = ensureSystemBrowsers();
  if (!browsers) return 1;
  const config = ['--config', 'playwright.other-browsers.config.mts'];
  const runner = ['node_modules/@playwright/test/cli.js', 'test', ...config];
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const { status } = spawnSync(
    browsers.display,
    [...screen, process.execPath, ...runner, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  return status ?? 1;
}

process.exit(run());
