import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { sitePaths } from './site';

const budgetKb = 200;
const testCases = sitePaths().filter((path) => /\/test-case-\d+$/.test(path));

for (const path of testCases) {
  test(`/${path} loads at most ${budgetKb} kB of gzipped JavaScript`, async ({ page }) => {
    const scripts = new Map<string, number>();
    const measured: Promise<void>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' || !response.ok()) return;
      const body = response.body();
      measured.push(body.then((bytes) => void scripts.set(response.url(), gzipSync(bytes).length)));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await Promise.all(measured);
    const kilobytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(budgetKb);
  });
}
