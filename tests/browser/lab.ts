import { expect, type Locator, type Page } from '@playwright/test';
import { readSchema } from '../../scripts/replay/catalogue';
import { open } from './site';

const SIMULATION_MS = 240_000;

export const labOf = (page: Page): Locator => page.locator('[data-lab]');

/** Opens a page with all outcomes of its lab unfolded, as for a reader who has opened them before. */
export async function openLab(page: Page, path: string): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('messagebox-lab-how-sure', 'open'));
  await open(page, path);
  const lab = labOf(page);
  await lab.locator('[data-fold="how-sure"] [data-late="drawn"]').waitFor();
  return lab;
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

/** Opens the sheet that knobs are in where there is little room. */
export const openSheet = (page: Page): Promise<void> =>
  labOf(page).getByRole('button', { name: 'Knobs', exact: true }).click();

/** Shows all knobs in place of those that the configuration is about. */
export async function openAllKnobs(page: Page): Promise<void> {
  const all = labOf(page).getByRole('button', { name: /^All \d+ knobs$/ });
  if (await all.isVisible()) await all.click();
}

/** Unfolds a group of knobs that stands as a line with its values. */
export async function openGroup(page: Page, group: string): Promise<void> {
  await openAllKnobs(page);
  await labOf(page).getByRole('button', { name: group, exact: true }).click();
}

/** The version of a study's model, which links of its scenarios name. */
export const modelOf = (study: string): string => readSchema(study).modelVersion;

export const queryOf = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams);
