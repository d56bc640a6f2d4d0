import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const baseUrl = process.env.BASE_URL ?? '/';

/** Paths of every page of the built site, below its base URL. */
export function sitePaths(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    new URL(match[1] ?? '').pathname.slice(baseUrl.length),
  );
}

/** Collects what the page complains about: console errors, exceptions, failed requests. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      complaints.push(`request: ${request.url()}`);
    }
  });
  return complaints;
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}
