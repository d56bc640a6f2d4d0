import { expect } from '@playwright/test';
import { BUDGET_KB, firstLoadScripts, totalKb } from '../../scripts/firstLoad';
import { test } from './drawn';
import { documentsOfPaths, sitePaths } from './site';

const documents = documentsOfPaths();
const labs = sitePaths().filter((path) =>
  /\/(test-case-\d+|lab|one-message)$|^concepts\//.test(path),
);

for (const path of labs) {
  const title = `/${path} loads at most ${BUDGET_KB} kB of gzipped JavaScript`;
  const annotation = { type: 'document', description: documents.get(path) };
  test(title, { annotation }, async ({ page }) => {
    const scripts = await firstLoadScripts(page, path);
    expect(scripts.length).toBeGreaterThan(0);
    expect(totalKb(scripts)).toBeLessThanOrEqual(BUDGET_KB);
  });
}
