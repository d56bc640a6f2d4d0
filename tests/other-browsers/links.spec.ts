import { readSchema } from '../../scripts/replay/catalogue';
import { numberOf, resultOf, untilDone, untilQuery, untilScenario } from './lab';
import { addressOf, click, focus, open, slider, untilValue } from './page';
import { expect, test } from './test';

const page20 = 'low-latency/test-case-20';
const model = readSchema('low-latency').modelVersion;
const users = slider('Virtual users');

test('a reloaded or pasted link gives the same numbers', async ({ reader }) => {
  await open(reader, `${page20}?config=A&virtualUsers=1&thinkTimeMs=2000&seed=7`);
  await untilDone(reader);
  const first = await resultOf(reader);
  expect(first.simulated.length).toBeGreaterThan(0);
  await reader.reload();
  await untilDone(reader);
  expect(await resultOf(reader)).toEqual(first);

  const { href } = await addressOf(reader);
  await reader.begin();
  await open(reader, href);
  await untilDone(reader);
  expect(await resultOf(reader)).toEqual(first);
});

test('back and forward restore the scenario', async ({ reader }) => {
  await open(reader, page20);
  const published = await resultOf(reader);
  await click(reader, { css: '[data-lab] label > span', name: '4 users' });
  await untilScenario(reader, 'low-latency/20-B');
  await focus(reader, users);
  await reader.press('ArrowRight');
  await untilQuery(reader, { config: 'B', virtualUsers: '5', model, v: '1' });
  await reader.evaluate(() => history.back());
  await untilValue(reader, users, '4');
  await untilScenario(reader, 'low-latency/20-B');
  await reader.evaluate(() => history.back());
  await untilScenario(reader, 'low-latency/20-A');
  await untilDone(reader);
  expect(await resultOf(reader)).toEqual(published);
  await reader.evaluate(() => history.go(2));
  await untilValue(reader, users, '5');
  await untilQuery(reader, { config: 'B', virtualUsers: '5', model, v: '1' });
});

test('a slider moves by keyboard and the numbers follow', async ({ reader }) => {
  await open(reader, page20);
  const published = await numberOf(reader, 'simulated', 'throughput.median');
  await focus(reader, users);
  await reader.press('ArrowLeft');
  await reader.press('ArrowLeft');
  await untilValue(reader, users, '1');
  await untilQuery(reader, { config: 'A', virtualUsers: '1', model, v: '1' });
  await untilDone(reader);
  expect(await numberOf(reader, 'simulated', 'throughput.median')).toBeLessThan(published * 0.8);
  expect(await numberOf(reader, 'published', 'throughput.median')).toBe(published);
});
