import type { BrowserContext, Page } from '@playwright/test';

/** What a load test of a web server and its database printed, two requests at a time in the database. */
export const LEVELS = `users,throughputPerSecond,responseMeanMs,p50,p90,p99
1,64.96,16.29,14.36,30.66,53.5
2,129.03,16.42,14.29,31.22,51.29
4,203.18,20.51,18.49,36.65,60.52
8,220.15,36.6,34.27,57.24,83.53
16,220.44,73.21,70.58,97.57,124.65
32,220.85,144.19,143.06,174.98,202.91
64,216.32,292.91,292.87,334.92,370.35
`;

/** Pastes by the keyboard alone. */
export async function paste(page: Page, context: BrowserContext, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const field = page.getByRole('textbox', { name: /^Paste what a load test printed/ });
  const opens = page.getByRole('button', { name: 'Add or paste' });
  if (!(await field.isVisible()) && (await opens.isVisible())) await opens.press('Enter');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
}
