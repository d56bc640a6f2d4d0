import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readData } from '../../scripts/dataFiles';
import { readReplayed } from '../../scripts/evidenceSource';
import { compare } from '../../src/comparison/compare';
import { outdated, unexplained } from '../../src/comparison/ledger';
import type { Correction } from '../../src/comparison/reference';
import { whyIncomparable } from '../../src/comparison/studyMetrics';
import type { Exported } from '../../src/lab/view/exportResult';
import { pathOf } from '../../src/scenario/codec';
import { lowLatency } from '../../src/studies/low-latency/metrics';
import { STUDY_IDS } from '../../src/studies/registry';
import { asShown, bitsOf } from '../support/publishedBits';
import { labOf, openLab } from './lab';
import { test as base } from './shared';

const RUN_MS = 150_000;

/** Tests that go on in the page of the test before: a study has up to 88 configurations on one page. */
const test = base.extend<object, { keptPage: Page }>({
  keptPage: [
    async ({ sharedContext }, use) => {
      const page = await sharedContext.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: ({ keptPage }, use) => use(keptPage),
});

/** The lab at a scenario, which is turned to as by going back where its page is open. */
async function labAt(page: Page, path: string) {
  const [place = '', query = ''] = path.split('?');
  if (!new URL(page.url()).pathname.endsWith(place)) return openLab(page, path.slice(1));
  await page.evaluate((search) => {
    history.pushState(null, '', search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `?${query}`);
  return labOf(page);
}

const errata = readData<Correction[]>('errata.json');

/** The numbers of a kind in the tables of the lab, by metric. */
const shown = (page: Page, kind: 'measured' | 'simulated'): Promise<[string, number][]> =>
  labOf(page)
    .locator(`table data[data-kind="${kind}"][data-metric]`)
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-metric') ?? '', Number(one.getAttribute('value'))]),
    );

/** All that the page knows of the result on show. */
async function exported(page: Page): Promise<Exported['result'] & Exported> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    labOf(page).getByRole('button', { name: 'Export JSON' }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

test.describe.configure({ timeout: 2 * RUN_MS });

for (const [scenario, why] of Object.entries(lowLatency.incomparable)) {
  test(`${scenario} says why it is not compared`, async ({ page }) => {
    const lab = await openLab(page, pathOf(scenario).slice(1));
    await expect(lab.getByText(why).first()).toBeVisible();
  });
}

for (const study of STUDY_IDS) {
  const { results, ledger } = readReplayed(study);
  for (const { configuration, summary } of results) {
    const { scenario, measured, metrics } = configuration;
    const title = `${scenario} runs in the browser with the bits of Node, and against its printed numbers`;
    test(title, async ({ page }) => {
      const lab = await labAt(page, pathOf(scenario));
      await expect(lab).toHaveAttribute('data-lab', scenario);
      const status = lab.locator('[data-status] [role="status"]').first();
      await expect(status).toHaveText(/^Precomputed/);
      await lab.getByRole('button', { name: 'Run it here' }).click();
      const ended = summary.status === 'unstable' ? /^Unstable, .* in / : /^Done, .* in /;
      await expect(status).toHaveText(ended, { timeout: RUN_MS });

      const run = await exported(page);
      expect(run.quality).toBe('full');
      expect(bitsOf(run.summary)).toEqual(bitsOf(summary));
      for (const [metric, value] of Object.entries(measured)) {
        expect(run.measuredOfBase[metric] ?? null, metric).toBe(value);
      }

      const simulated = await shown(page, 'simulated');
      expect(simulated.length).toBeGreaterThan(0);
      for (const [metric, value] of simulated) {
        expect(value, metric).toBe(asShown(run.summary.metrics[metric]?.mean));
      }
      for (const [metric, value] of await shown(page, 'measured')) {
        expect(value, metric).toBe(measured[metric]);
      }

      const listed = ledger.filter((entry) => entry.scenario === scenario);
      const comparisons = compare(configuration, run.summary.metrics, { errata, ledger });
      if (whyIncomparable(metrics, scenario) === null) {
        expect(unexplained(ledger, comparisons)).toEqual([]);
        expect(outdated(listed, comparisons)).toEqual([]);
      } else {
        await expect(lab.getByText('not compared').first()).toBeVisible();
      }
      for (const { metric } of listed) {
        await expect(lab.locator(`[data-ledger="${metric}"]`).first()).toBeVisible();
      }
    });
  }
}
