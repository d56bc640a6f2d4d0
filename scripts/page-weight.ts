/** Lists the JavaScript that the first load of pages of the built site fetches. */
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { BUDGET_KB, firstLoadScripts, totalKb } from './firstLoad';
import { serve } from './serve.mjs';

const inKb = (kilobytes: number) => `${kilobytes.toFixed(1).padStart(8)} kB`;

async function main(paths: readonly string[]): Promise<void> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const { server, url: base } = await serve({ port: process.env.PORT ?? '4174' });
  for (const path of paths) {
    const page = await browser.newPage();
    const scripts = await firstLoadScripts(page, `${base}${path}`);
    for (const { url, gzipKb } of scripts)
      console.log(`${inKb(gzipKb)}  ${url.slice(base.length)}`);
    console.log(`${inKb(totalKb(scripts))}  /${path}, budget ${BUDGET_KB} kB`);
    await page.close();
  }
  server.close();
  await browser.close();
}

const paths = process.argv.slice(2);
main(paths.length > 0 ? paths : ['low-latency/test-case-20']).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
