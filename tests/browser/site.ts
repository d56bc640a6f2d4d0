import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { filesBelow } from '../support/projectFiles';

const baseUrl = process.env.BASE_URL ?? '/';

/** Paths of every page of the built site, below its base URL. */
export function sitePaths(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    new URL(match[1] ?? '').pathname.slice(baseUrl.length),
  );
}

/** The document that each page is made of, from the top of the project, by the path of the page. */
export function documentsOfPaths(): Map<string, string> {
  const written = filesBelow('docs').filter((file) => file.endsWith('.mdx'));
  const documents = written.map((file): [string, string] => {
    const slug = /^slug: \/(.*)$/m.exec(readFileSync(file, 'utf8'))?.[1];
    return [slug ?? file.replace(/^docs\/|\.mdx$/g, ''), file];
  });
  return new Map([...documents, ['', 'src/pages/index.tsx']]);
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
