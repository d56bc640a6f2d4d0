import { expect } from '@playwright/test';
import { test } from './drawn';
import { collectComplaints, open } from './site';

// Whoever opens the link that a page shows asks the same, without a word about it.
for (const question of [
  'compare?a=low-latency/20-A&b=capacity/sustainable,sendHosts=3',
  'sweep?from=low-latency/20-A,sendOnly=5&over=virtualUsers:1..3/3&runs=1',
  'seek?from=low-latency/20-A,sendOnly=5',
  'why?from=scale-up/L3,sendHosts=24',
  'day?scenario=low-latency/20-A',
  'sheet?scenario=low-latency/20-A&sendOnly=6',
  'sheet?scenario=low-latency/20-A',
]) {
  test(`the link of explore/${question} asks the same again`, async ({ page }) => {
    const complaints = collectComplaints(page);
    const ready = page.locator('[data-explore="ready"]');
    const shown = page.locator('code[data-link]');
    await open(page, `explore/${question}`);
    await ready.waitFor();
    const link = (await shown.getAttribute('data-link')) ?? '';
    expect(link).toMatch(/model=/);
    await open(page, link.slice(1));
    await ready.waitFor();
    await expect(shown).toHaveAttribute('data-link', link);
    await expect(page.locator('[data-field]')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}
