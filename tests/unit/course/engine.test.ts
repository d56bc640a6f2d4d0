import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import { queue } from '../../../src/course/chapters/queue';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const network = queue.network(startOf(queue));

it('refuses a network with the field, its value and what is accepted', () => {
  const [station] = network.stations;
  if (!station) throw new Error('no station');
  const broken = { ...network, stations: [{ ...station, servers: -2 }] };
  expect(() => engine.start(broken, 1)).toThrow(/stations\[0\]\.servers.*-2/);
});

it('gives the same run in slices of any size, and other runs for other seeds', () => {
  const whole = engine.start(network, 3);
  whole.advance(30_000, Number.MAX_SAFE_INTEGER);
  const sliced = engine.start(network, 3);
  for (let at = 7; at < 30_000; at += 7) sliced.advance(at, 5);
  while (sliced.advance(30_000, 1) === 'paused');
  expect(sliced.snapshot()).toEqual(whole.snapshot());
  expect({ ...sliced.report(), events: 0 }).toEqual({ ...whole.report(), events: 0 });
  const other = engine.start(network, 4);
  other.advance(30_000, Number.MAX_SAFE_INTEGER);
  expect(other.report().timeMs.mean).not.toBe(whole.report().timeMs.mean);
  for (const run of [whole, sliced, other]) run.end();
});

it('goes on with every message where it is when its numbers change', () => {
  const run = engine.start(queue.network({ load: 140, work: 16 }), 1);
  run.advance(5_000, Number.MAX_SAFE_INTEGER);
  const before = run.snapshot();
  run.retune(queue.network({ load: 10, work: 2 }));
  expect(run.snapshot()).toEqual(before);
  run.advance(60_000, Number.MAX_SAFE_INTEGER);
  expect(run.snapshot().stations[0]?.lineLength).toBeLessThan(3);
  run.end();
});

it('frees the memory of runs that end', () => {
  for (let count = 0; count < 200; count++) steady(engine, network, 1000);
});
