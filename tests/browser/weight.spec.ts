import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { sitePaths } from './site';

const budgetKb = 200;
const testCases = sitePaths().filter((path) => /\/test-case-\d+$/.test(path));

for (const path of testCases) {
  test(`/${path} loads at most ${budgetKb} kB of gzipped JavaScript`, async ({ page }) => {
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script' || !response.ok()) return;
      scripts.set(response.url(), gzipSync(await response.body()).length);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const kilobytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(budgetKb);
  });
}
