import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { TestCase } from '../../src/measured/types';
import { open } from './site';

const SIMULATION_MS = 120_000;

/** A configuration of the study with the page that shows it. */
export interface Configuration {
  /** Such as "20-A". */
  id: string;
  testCase: TestCase;
  path: string;
}

/** All published configurations, in the order of the study. */
export const configurations: readonly Configuration[] = Array.from({ length: 21 }, (_, i) => {
  const number = String(i + 1).padStart(2, '0');
  const testCase = JSON.parse(
    readFileSync(`static/data/low-latency/test-case-${number}.json`, 'utf8'),
  ) as TestCase;
  const rows = testCase.tables.find(({ kind }) => kind === 'throughput')?.rows ?? [];
  return rows.map(({ id, label }) => ({
    id,
    testCase,
    path: `low-latency/test-case-${testCase.number}?config=${label}&v=1`,
  }));
}).flat();

export const labOf = (page: Page): Locator => page.locator('[data-lab]');

export async function openLab(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  return labOf(page);
}

/** Waits until the lab shows the result of the full request. */
export async function waitUntilDone(page: Page): Promise<void> {
  await expect(labOf(page)).toHaveAttribute('data-status', 'done', { timeout: SIMULATION_MS });
}

/** A number of the outcome table. */
export async function numberOf(
  page: Page,
  kind: 'measured' | 'simulated' | 'published',
  metric: string,
): Promise<number> {
  const data = labOf(page).locator(`table data[data-kind="${kind}"][data-metric="${metric}"]`);
  return Number(await data.first().getAttribute('value'));
}

/** Everything that tells two results apart: the digest, and the simulated outcomes. */
export async function resultOf(page: Page) {
  const outcomes = labOf(page).locator('table').first();
  const numbers = outcomes.locator('data[data-kind="simulated"]');
  return {
    digest: await labOf(page).locator('[data-digest]').first().getAttribute('data-digest'),
    simulated: await numbers.evaluateAll((all) =>
      all.map((one) => [one.dataset.metric, Number(one.getAttribute('value'))]),
    ),
  };
}

export const slider = (page: Page, label: string): Locator =>
  labOf(page).getByRole('slider', { name: label, exact: true });

export const queryOf = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams);
