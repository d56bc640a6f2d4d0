import { expect, test } from '@playwright/test';
import { BUDGET_KB, firstLoadScripts, totalKb } from '../../scripts/firstLoad';
import { sitePaths } from './site';

const labs = sitePaths().filter((path) => /\/(test-case-\d+|lab)$|^concepts\//.test(path));

for (const path of labs) {
  test(`/${path} loads at most ${BUDGET_KB} kB of gzipped JavaScript`, async ({ page }) => {
    const scripts = await firstLoadScripts(page, path);
    expect(scripts.length).toBeGreaterThan(0);
    expect(totalKb(scripts)).toBeLessThanOrEqual(BUDGET_KB);
  });
}
