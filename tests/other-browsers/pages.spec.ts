import { replayed } from '../support/replayed';
import {
  addressOf,
  attributeOf,
  click,
  focus,
  open,
  slider,
  textOf,
  untilIs,
  untilValue,
} from './page';
import type { Reader } from './reader';
import { expect, test } from './test';

test('a chapter moves, is driven by keys, and judges a number', async ({ reader }) => {
  await open(reader, 'concepts/queue');
  const clock = () => textOf(reader, '[data-figure] figcaption');
  const shown = await clock();
  await expect.poll(clock, { message: 'the figure runs' }).not.toBe(shown);

  const load = slider('Load');
  await focus(reader, load);
  await reader.press('ArrowRight');
  await untilValue(reader, load, '51');
  await expect.poll(async () => (await addressOf(reader)).search).toContain('load=51');

  const exercise = '[data-exercise="number"]';
  const field = `${exercise} input`;
  for (const [digits, status] of [
    [['1', '0'], 'not-yet'],
    [['3', '2'], 'passed'],
  ] as const) {
    await focus(reader, field);
    await reader.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.select(), field);
    for (const digit of digits) await reader.press(digit);
    await reader.press('Enter');
    await untilIs(reader, exercise, 'data-exercise-status', status);
  }
});

/** Numbers of a scenario that Compare shows. */
const compared = (reader: Reader, letter: string, metric: string) =>
  reader.evaluate((css) => {
    const shown = document.querySelector(css);
    return ['value', 'data-low', 'data-high'].map((name) => Number(shown?.getAttribute(name)));
  }, `data[data-metric="${metric}"][data-scenario="${letter}"]`);

test('Compare gives the numbers of the command line', async ({ reader }) => {
  const scenario = 'adapters/http-1-way/2006/2kb';
  const metric = 'documentsPerSecond';
  await open(reader, `explore/compare?a=${scenario}&b=${scenario},hostInstances=2&seed=7&v=1`);
  await untilIs(reader, '[data-explore]', 'data-status', 'done');
  const runs = (await attributeOf(reader, '[data-runs]', 'data-runs')) ?? '';
  await expect.poll(() => textOf(reader, 'thead th')).toContain(`Mean of ${runs} runs`);
  const options = ['--seed', '7', '--replications', runs];
  for (const [letter, own] of [
    ['A', replayed(scenario, ...options)],
    ['B', replayed(scenario, '--set', 'hostInstances=2', ...options)],
  ] as const) {
    const expected = own.find((one) => one.metric === metric);
    const shown = await compared(reader, letter, metric);
    [expected?.simulated, expected?.low, expected?.high].forEach((value, place) => {
      expect(shown[place]).toBeCloseTo(value ?? Number.NaN, 9);
    });
  }
});

test('Python in a page gives the numbers of the command line', async ({ reader }) => {
  await open(reader, 'python?scenario=low-latency/20-B&virtualUsers=2&seed=7');
  const program = 'lab.simulate("low-latency/20-B", virtualUsers=2, seed=7)';
  await expect.poll(() => textOf(reader, '[data-cell="program"]')).toContain(program);
  await click(reader, { css: 'button', name: 'Run' });
  await untilIs(reader, '[data-cell="program"]', 'data-status', 'done');
  const shown = new Map(
    await reader.evaluate(() =>
      [...document.querySelectorAll('[data-cell="program"] [role="log"] tbody tr')].map(
        (line): [string, number] => [
          line.querySelector('td')?.textContent ?? '',
          // Behind its name, unit and printed value.
          Number(line.querySelector('td:nth-child(4) data')?.getAttribute('value')),
        ],
      ),
    ),
  );
  const rows = replayed('low-latency/20-B', '--set', 'virtualUsers=2', '--seed', '7');
  expect(rows.length).toBeGreaterThan(5);
  for (const { metric, simulated } of rows) expect(shown.get(metric), metric).toBe(simulated);
});
