/** Lists the JavaScript that the first load of pages of the built site fetches. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { BUDGET_KB, firstLoadScripts, totalKb } from './firstLoad';

const port = process.env.PORT ?? '4174';
const base = `http://localhost:${port}${process.env.BASE_URL ?? '/'}`;
const inKb = (kilobytes: number) => `${kilobytes.toFixed(1).padStart(8)} kB`;

async function serveBuild(): Promise<ChildProcess> {
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const server = spawn(process.execPath, [docusaurus, 'serve', '--no-open', '--port', port]);
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('http') && resolve());
    server.on('exit', () => reject(new Error('Build the site first: npm run build')));
  });
  return server;
}

async function main(paths: readonly string[]): Promise<void> {
  const server = await serveBuild();
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const path of paths) {
    const page = await browser.newPage();
    const scripts = await firstLoadScripts(page, `${base}${path}`);
    for (const { url, gzipKb } of scripts)
      console.log(`${inKb(gzipKb)}  ${url.slice(base.length)}`);
    console.log(`${inKb(totalKb(scripts))}  /${path}, budget ${BUDGET_KB} kB`);
    await page.close();
  }
  await browser.close();
  server.kill();
}

const paths = process.argv.slice(2);
main(paths.length > 0 ? paths : ['low-latency/test-case-20']).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
