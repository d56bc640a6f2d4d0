import { expect } from '@playwright/test';
import { test } from './drawn';
import { collectComplaints } from './site';

// Whoever types an address, or has it from a host that does not tell cases apart, may write it with capitals.
test('an address with capitals leads to its page, with what it asks for', async ({ page }) => {
  await page.goto('/Explore/Compare?a=low-latency/20-A&b=low-latency/20-C#read');
  await page.waitForURL(/\/explore\/compare\?a=low-latency\/20-A&b=low-latency\/20-C/);
  const complaints = collectComplaints(page);
  await page.reload();
  await expect(page.locator('h1')).toContainText('Compare');
  expect(complaints).toEqual([]);
});

test('an address with capitals that no page has stays as it is', async ({ page }) => {
  await page.goto('/Nowhere/At-All');
  await expect(page.locator('h1')).toHaveText('There is no page at this address');
  expect(new URL(page.url()).pathname).toBe('/Nowhere/At-All');
});
