import type { BrowserContext, Page } from '@playwright/test';

/** Pastes by the keyboard alone. */
export async function paste(page: Page, context: BrowserContext, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByRole('textbox', { name: /^Paste what a load test printed/ }).focus();
  await page.keyboard.press('ControlOrMeta+V');
}
