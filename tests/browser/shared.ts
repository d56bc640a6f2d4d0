import type { BrowserContext } from '@playwright/test';
import { test as base } from './drawn';

/**
 * Tests whose pages share what the browser has fetched and compiled. For tests that leave nothing behind in its storage
 * and do not ask what is fetched.
 */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedContext }, use) => {
    const page = await sharedContext.newPage();
    await use(page);
    await page.close();
  },
});
