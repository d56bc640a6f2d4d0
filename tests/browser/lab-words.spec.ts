import { expect, type Locator } from '@playwright/test';
import { readSchema } from '../../scripts/replay/catalogue';
import { test } from './drawn';
import { labOf, openGroup, openLab, waitUntilDone } from './lab';

const LABS = {
  'low-latency': 'low-latency/test-case-20',
  capacity: 'capacity/lab',
  'worker-threads': 'worker-threads/lab',
  adapters: 'adapters/lab',
  'scale-up': 'scale-up/lab',
};
const studies = Object.keys(LABS) as (keyof typeof LABS)[];

/** An advanced knob of a study with another value than its default, as it stands in a link; null where there is none. */
function advancedChange(study: keyof typeof LABS) {
  const knob = readSchema(study).knobs.find(
    ({ advanced, kind, group, scale }) =>
      advanced && kind === 'integer' && group !== 'profile' && scale === 'linear',
  );
  return knob ? { id: knob.id, value: knob.default === knob.min ? knob.max : knob.min } : null;
}

/** Names that programs call things by, such as "dispatch_connect_ms" or "virtualUsers". */
const INTERNAL = /\b[a-z]+(?:_[a-z0-9]+)+\b|\b[a-z]{2,}[A-Z][a-zA-Z]*\b/g;

const textsOf = (lab: Locator) =>
  lab.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('code, script, style')) texts.push(node.textContent ?? '');
    }
    return texts.join('\n');
  });

for (const study of studies) {
  const change = advancedChange(study);

  test(`the lab of ${study} calls nothing by a name of its program`, async ({ page }) => {
    const lab = await openLab(page, LABS[study]);
    expect((await textsOf(lab)).match(INTERNAL) ?? []).toEqual([]);
  });

  test(`equal names have equal numbers in the lab of ${study}`, async ({ page }) => {
    const lab = await openLab(page, LABS[study]);
    await page.mouse.wheel(0, 1500);
    const all = await page
      .locator('data[data-kind="simulated"][data-metric]')
      .evaluateAll((data) =>
        (data as HTMLDataElement[])
          .filter((one) => !one.closest('[data-curve], [data-section]:not(#charts)'))
          .map(({ dataset, value }) => [dataset.metric ?? '', Number(value).toPrecision(6)]),
      );
    const byMetric = new Map<string, Set<string>>();
    for (const [metric = '', value = ''] of all) {
      byMetric.set(metric, (byMetric.get(metric) ?? new Set()).add(value));
    }
    expect(byMetric.size).toBeGreaterThan(2);
    const differing = [...byMetric].filter(([, values]) => values.size > 1);
    expect(differing.map(([metric, values]) => [metric, ...values])).toEqual([]);
    await expect(lab).toBeVisible();
  });

  if (change) {
    test(`a link that moves an advanced knob lets it stand among those to turn in ${study}`, async ({
      page,
    }) => {
      const lab = await openLab(page, `${LABS[study]}?${change.id}=${change.value}`);
      const field = lab.locator(`div[data-knob="${change.id}"]`).first();
      await expect(field).toBeVisible();
      await expect(field).toHaveAttribute('data-changed');
    });
  }
}

test('the time of a message is the same in the sentence and in the stages, and named', async ({
  page,
}) => {
  const lab = await openLab(page, LABS['low-latency']);
  const sentence = (await lab.locator('[data-lab-part="explanation"]').textContent()) ?? '';
  const [, whole] = /of the (\d+)\sms that a message takes on average/.exec(sentence) ?? [];
  expect(Number(whole)).toBeGreaterThan(100);
  await expect(page.getByRole('tab', { name: /^Stages/ })).toContainText(`${whole} ms a message`);
  await expect(lab.locator('thead').first()).toContainText('of readings');
  const [, held] = /nearest to full, (\d+)\s%/.exec(sentence) ?? [];
  expect(Number(held)).toBeGreaterThan(0);
});

test('what the sentence names explains itself', async ({ page }) => {
  const lab = await openLab(page, LABS['low-latency']);
  await lab.locator('[data-lab-part="explanation"] a[data-term="dispatcher"]').hover();
  await expect(page.getByRole('tooltip')).toContainText('hands messages to the adapter one by one');
});

test('what lies outside, and tracking that nobody moves, is said in amber', async ({ page }) => {
  const lab = await openLab(page, `${LABS['low-latency']}?virtualUsers=50&sendAndTrack=0`);
  const outside = lab.locator('[data-trust="outside"]');
  await expect(outside).toContainText('virtual users 50 (measured: 2 to 40)');
  const amber = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--ml-note-paper)';
    document.body.append(probe);
    return getComputedStyle(probe).backgroundColor;
  });
  for (const part of [outside, lab.locator('[data-caution]'), lab.locator('[data-band-reason]')]) {
    await expect(part).toHaveCSS('background-color', amber);
  }
  await expect(lab.locator('[data-caution]')).toContainText('no computer has a tracking host');
  await waitUntilDone(page);
});

test('results stay in sight beside the advanced knobs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const lab = await openLab(page, LABS['low-latency']);
  await openGroup(page, 'Advanced');
  await lab.locator('div[data-knob="spindles"]').scrollIntoViewIfNeeded();
  await expect(labOf(page).locator('[data-lab-part="numbers"]')).toBeInViewport();
});
