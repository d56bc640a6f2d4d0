import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Gzipped JavaScript that the first load of a test case's page may fetch, in kB (1000 bytes). */
export const BUDGET_KB = 200;

export interface LoadedScript {
  url: string;
  gzipKb: number;
}

async function weigh(response: Response): Promise<LoadedScript> {
  return { url: response.url(), gzipKb: gzipSync(await response.body()).length / 1000 };
}

/** Every script that a page fetches until it is interactive and the network quiet, largest first. */
export async function firstLoadScripts(page: Page, url: string): Promise<LoadedScript[]> {
  const pending: Promise<LoadedScript>[] = [];
  const weighScript = (response: Response) => {
    if (response.request().resourceType() === 'script' && response.ok()) {
      pending.push(weigh(response));
    }
  };
  page.on('response', weighScript);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  page.off('response', weighScript);
  const scripts = await Promise.all(pending);
  return scripts.sort((a, b) => b.gzipKb - a.gzipKb);
}

export const totalKb = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { gzipKb }) => sum + gzipKb, 0);
