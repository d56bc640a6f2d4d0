import { expect, type Page } from '@playwright/test';
import { readData } from '../../scripts/dataFiles';
import { readReplayed } from '../../scripts/evidenceSource';
import { compare } from '../../src/comparison/compare';
import { unexplained } from '../../src/comparison/ledger';
import type { Correction } from '../../src/comparison/reference';
import { whyIncomparable } from '../../src/comparison/studyMetrics';
import { pathOf } from '../../src/scenario/codec';
import { STUDY_IDS } from '../../src/studies/registry';
import { labOf, openLab } from './lab';
import { test } from './shared';

const RUN_MS = 150_000;
const errata = readData<Correction[]>('errata.json');

/** The numbers of a kind that the lab shows, by metric. */
const shown = async (page: Page, kind: 'measured' | 'simulated'): Promise<Map<string, number>> =>
  new Map(
    await labOf(page)
      .locator(`table data[data-kind="${kind}"][data-metric]`)
      .evaluateAll((all) =>
        all.map((one): [string, number] => [
          one.getAttribute('data-metric') ?? '',
          Number(one.getAttribute('value')),
        ]),
      ),
  );

/** Pages carry eight digits of a simulated number. */
const asShown = (value: number | undefined): number => Number(value?.toPrecision(8));

test.describe.configure({ timeout: 2 * RUN_MS });

for (const study of STUDY_IDS) {
  const { results, ledger } = readReplayed(study);
  for (const { configuration, summary } of results) {
    const { scenario, measured, metrics } = configuration;
    test(`${scenario} runs in the browser with the bits of Node, and against its printed numbers`, async ({
      page,
    }) => {
      const lab = await openLab(page, pathOf(scenario).slice(1));
      await expect(lab).toHaveAttribute('data-lab', scenario);
      await lab.getByRole('button', { name: 'Run it here' }).click();
      const ended = summary.status === 'unstable' ? /^Unstable, .* in / : /^Done, .* in /;
      await expect(lab.locator('[data-status] [role="status"]').first()).toHaveText(ended, {
        timeout: RUN_MS,
      });
      await expect(lab.locator('[data-digest]').first()).toHaveAttribute(
        'data-digest',
        summary.digest,
      );

      const simulated = await shown(page, 'simulated');
      const shownMeasured = await shown(page, 'measured');
      for (const [metric, value] of simulated) {
        expect(value, metric).toBe(asShown(summary.metrics[metric]?.mean));
      }
      for (const [metric, value] of shownMeasured) expect(value, metric).toBe(measured[metric]);

      const estimates = Object.fromEntries(
        [...simulated].map(([metric, mean]) => [metric, { mean, low: mean, high: mean }]),
      );
      const comparisons = compare(configuration, estimates, { errata, ledger });
      for (const { metric, measured: printed, tolerance } of comparisons) {
        if (tolerance === null || printed === null) continue;
        expect(shownMeasured.get(metric), metric).toBe(printed);
        expect(simulated.has(metric), metric).toBe(metric in summary.metrics);
      }
      if (whyIncomparable(metrics, scenario) === null) {
        expect(unexplained(ledger, comparisons)).toEqual([]);
      }
      const listed = ledger.filter((entry) => entry.scenario === scenario);
      for (const { metric } of listed) {
        await expect(lab.locator(`[data-ledger="${metric}"]`).first()).toBeVisible();
      }
    });
  }
}
