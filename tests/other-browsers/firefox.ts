import puppeteer, { type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { find } from './find';
import type { Reader, Start } from './reader';

const PATIENCE_MS = 120_000; // on a busy machine

/** Firefox by WebDriver BiDi, which needs no program between. */
export async function startFirefox(
  executablePath: string,
  { baseUrl, home, downloads }: Start,
): Promise<Reader> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: PATIENCE_MS,
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2, // the folder named above
    },
  });
  let context: BrowserContext | undefined;
  let page: Page;
  return {
    async begin() {
      await context?.close();
      context = await browser.createBrowserContext();
      page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.setViewport({ width: 1280, height: 900 });
    },
    async goTo(address) {
      await page.goto(new URL(address, baseUrl).href);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (what, ...args) => page.evaluate(what as never, ...args) as Promise<never>,
    async click(target) {
      const found = await page.evaluateHandle(find, target);
      const element = found.asElement() as ElementHandle<HTMLElement> | null;
      if (!element) throw new Error(`Not on the page: ${JSON.stringify(target)}`);
      await element.click();
    },
    press: (key) => page.keyboard.press(key as 'Enter'),
    end: () => browser.close(),
  };
}
