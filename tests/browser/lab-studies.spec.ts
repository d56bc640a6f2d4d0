import { expect, type Page } from '@playwright/test';
import { test } from './drawn';
import {
  labOf,
  modelOf,
  numberOf,
  openAllKnobs,
  openLab,
  queryOf,
  resultOf,
  slider,
  waitUntilDone,
} from './lab';

test.describe.configure({ timeout: 180_000 });

for (const [study, labels] of [
  ['worker-threads', ['200', '200-throttled', '100', '25']],
  ['scale-up', ['S1', 'S2', 'S3', 'L1', 'L2', 'L3']],
] as const) {
  test(`the configurations of ${study} stand in printed order`, async ({ page }) => {
    const lab = await openLab(page, `${study}/lab`);
    await expect(lab).toHaveAttribute('data-lab', `${study}/${labels[0]}`);
    const names = await lab
      .getByRole('radiogroup', { name: 'Configuration' })
      .locator('label strong')
      .allInnerTexts();
    expect(names).toEqual(labels);
  });
}

/** A slider moved by keyboard, and whether the number gets larger. */
for (const { path, label, key, field, metric, rises } of [
  {
    path: 'capacity/lab',
    label: 'Offered rate',
    key: 'PageDown',
    field: 'ratePerSecond',
    metric: 'spoolRows.peak',
    rises: false,
  },
  {
    path: 'adapters/lab?config=http-1-way/2006/2kb',
    label: 'Host instances',
    key: 'End',
    field: 'hostInstances',
    metric: 'documentsPerSecond',
    rises: true,
  },
  {
    path: 'adapters/lab?config=file-local/2006/2kb',
    label: 'Document size',
    key: 'PageUp',
    field: 'sizeKb',
    metric: 'documentsPerSecond',
    rises: false,
  },
  {
    path: 'scale-up/lab?config=L3',
    label: 'Process hosts',
    key: 'Home',
    field: 'processHosts',
    metric: 'orchestrationsPerSecond',
    rises: false,
  },
]) {
  test(`${label} of ${path} changes link and numbers and can be reset`, async ({ page }) => {
    const lab = await openLab(page, path);
    await waitUntilDone(page);
    const before = await resultOf(page);
    const published = await numberOf(page, 'simulated', metric);
    if (!(await slider(page, label).isVisible())) await openAllKnobs(page);
    await slider(page, label).focus();
    await page.keyboard.press(key);
    await expect.poll(() => queryOf(page)).toHaveProperty(field);
    await waitUntilDone(page);
    const changed = expect.poll(() => numberOf(page, 'simulated', metric), { timeout: 60_000 });
    await (rises ? changed.toBeGreaterThan(published) : changed.toBeLessThan(published));
    expect(await numberOf(page, 'published', metric)).toBe(published);
    await lab.getByRole('button', { name: `Reset ${label}` }).click();
    await expect.poll(() => queryOf(page)).not.toHaveProperty(field);
    await waitUntilDone(page);
    expect(await resultOf(page)).toEqual(before);
  });
}

for (const path of [
  'adapters/lab?config=soap-2-way/2006/200kb&ssl=on&seed=7',
  'scale-up/lab?config=L2&masterProcessors=8&seed=7',
]) {
  test(`${path} gives the same numbers when reloaded and when pasted`, async ({
    page,
    browser,
  }) => {
    const lab = await openLab(page, path);
    await waitUntilDone(page);
    const first = await resultOf(page);
    const scenario = await lab.getAttribute('data-lab');
    await page.reload();
    await waitUntilDone(page);
    expect(await resultOf(page)).toEqual(first);

    const other = await browser.newContext();
    const pasted = await other.newPage();
    const pastedLab = await openLab(pasted, page.url());
    await waitUntilDone(pasted);
    await expect(pastedLab).toHaveAttribute('data-lab', scenario ?? '');
    expect(await resultOf(pasted)).toEqual(first);
    await other.close();
  });
}

for (const { query, scenario, messages, kept } of [
  {
    query: 'capacity/lab?config=overdriven&rate8=-5&ratePerSecond=1e9',
    scenario: 'capacity/overdrive',
    messages: { config: 'overdriven', rate8: '-5', ratePerSecond: '1e9' },
    kept: {
      config: 'overdrive',
      rate8: '0',
      ratePerSecond: '400',
      model: modelOf('capacity'),
      v: '1',
    },
  },
  {
    query: 'adapters/lab?config=http-1-way/2007/2kb&sizeKb=99999&sendAdapter=htpp',
    scenario: 'adapters/http-1-way/2006/2kb',
    messages: { config: 'http-1-way/2007/2kb', sizeKb: '99999', sendAdapter: 'htpp' },
    kept: { config: 'http-1-way/2006/2kb', sizeKb: '1024', model: modelOf('adapters'), v: '1' },
  },
  {
    query: 'adapters/lab?config=http-1-way/2004sp1/2kb&receiveAdapter=pop3',
    scenario: 'adapters/http-1-way/2004sp1/2kb',
    messages: { version: 'POP3' },
    kept: {
      config: 'http-1-way/2004sp1/2kb',
      receiveAdapter: 'pop3',
      version: '2006',
      model: modelOf('adapters'),
      v: '1',
    },
  },
  {
    query: 'scale-up/lab?config=l3&processHosts=99&masterProcessors=none',
    scenario: 'scale-up/L3',
    messages: { config: 'l3', processHosts: '99', masterProcessors: 'none' },
    kept: { config: 'L3', processHosts: '24', model: modelOf('scale-up'), v: '1' },
  },
]) {
  test(`the link ${query} is repaired with a message`, async ({ page }) => {
    const lab = await openLab(page, query);
    await expect(lab).toHaveAttribute('data-lab', scenario);
    for (const [field, given] of Object.entries(messages)) {
      const message = lab.getByRole('alert').locator(`[data-field="${field}"]`);
      await expect(message).toContainText(given);
      await expect(message).toContainText('accepted');
    }
    await expect.poll(() => queryOf(page)).toEqual(kept);
    await waitUntilDone(page);
  });
}

const part = (page: Page, label: string) =>
  labOf(page).getByRole('combobox', { name: label, exact: true });

/** The options of a select. */
const offered = (page: Page, label: string) =>
  part(page, label)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

test('test case, version and file size choose the combination, by keyboard too', async ({
  page,
}) => {
  const lab = await openLab(page, 'adapters/lab');
  await part(page, 'Test case').selectOption('file-unc');
  await expect(lab).toHaveAttribute('data-lab', 'adapters/file-unc/2004sp1/2kb');
  await part(page, 'Version').focus();
  await page.keyboard.press('ArrowDown');
  await expect(lab).toHaveAttribute('data-lab', 'adapters/file-unc/2006/2kb');
  await part(page, 'File size').selectOption('200kb');
  await expect(lab).toHaveAttribute('data-lab', 'adapters/file-unc/2006/200kb');
  expect(await numberOf(page, 'measured', 'documentsPerSecond')).toBe(25.3);
  await expect.poll(() => queryOf(page)).toEqual({ config: 'file-unc/2006/200kb', v: '1' });
  await page.goBack();
  await expect(lab).toHaveAttribute('data-lab', 'adapters/file-unc/2006/2kb');
  await expect(part(page, 'File size')).toHaveValue('2kb');
});

test('combinations that nobody measured are not offered', async ({ page }) => {
  const lab = await openLab(page, 'adapters/lab?config=http-1-way/2004sp1/200kb');
  expect(await offered(page, 'Test case')).toHaveLength(25);
  expect(await offered(page, 'Version')).toEqual(['2004sp1', '2006']);
  expect(await offered(page, 'File size')).toEqual(['2kb', '200kb']);
  await part(page, 'Test case').selectOption('ssl-soap-2-way');
  await expect(lab).toHaveAttribute('data-lab', 'adapters/ssl-soap-2-way/2004sp1/2kb');
  expect(await offered(page, 'File size')).toEqual(['2kb']);
  await part(page, 'Test case').selectOption('sharepoint');
  await expect(lab).toHaveAttribute('data-lab', 'adapters/sharepoint/2006/2kb');
  expect(await offered(page, 'Version')).toEqual(['2006']);
  expect(await offered(page, 'File size')).toEqual(['2kb', '200kb']);
});

for (const [path, metric, value] of [
  ['low-latency/test-case-20', 'throughput.median', 96],
  ['adapters/lab', 'documentsPerSecond', 97.3],
  ['scale-up/lab', 'orchestrationsPerSecond', 280],
] as const) {
  test(`${path} tells its story without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(labOf(page)).toHaveAttribute('data-status', 'done');
    expect(await numberOf(page, 'measured', metric)).toBe(value);
    expect(await numberOf(page, 'simulated', metric)).toBeGreaterThan(0);
    await context.close();
  });
}
