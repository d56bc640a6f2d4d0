import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { expect, it } from 'vitest';
import { networkShapes } from '../../../scripts/shapes/schema';
import type { Network } from '../../../src/course/network/shapes';

const FILE = path.join(__dirname, '../../../src/course/network/generated/messagebox_network.wasm');

const network: Network = {
  sources: [
    {
      kind: 'closed',
      id: 'users',
      users: 5,
      think: { kind: 'exponential', meanMs: 50 },
      to: [{ to: 'server', share: 1 }],
    },
  ],
  stations: [
    {
      id: 'server',
      servers: 1,
      service: { kind: 'lognormal', meanMs: 10, squaredVariation: 2 },
      takes: 'lock',
      to: [{ to: 'out', share: 1 }],
    },
  ],
  locks: [{ id: 'lock' }],
};

interface Module {
  memory: WebAssembly.Memory;
  input(lengthBytes: number): number;
  output(): number;
  output_length(): number;
  create(seed: number, replication: number): number;
  advance(handle: number, untilMs: number, mostEvents: number): number;
  follow(handle: number, on: number): void;
  report(handle: number): number;
  snapshot(handle: number): number;
  events(handle: number): number;
}

it('answers in the shapes that are declared', async () => {
  const { instance } = await WebAssembly.instantiate(readFileSync(FILE), {});
  const simulator = instance.exports as unknown as Module;
  const text = new TextEncoder().encode(JSON.stringify(network));
  const place = simulator.input(text.length);
  new Uint8Array(simulator.memory.buffer, place, text.length).set(text);
  const run = simulator.create(1, 0);
  simulator.follow(run, 1);
  expect(simulator.advance(run, 1_000, 1e6)).toBe(0);
  const answer = (write: (handle: number) => number) => {
    const length = write(run);
    const bytes = new Uint8Array(simulator.memory.buffer, simulator.output(), length);
    return JSON.parse(new TextDecoder().decode(bytes));
  };
  const answers = {
    report: answer(simulator.report),
    snapshot: answer(simulator.snapshot),
    events: answer(simulator.events),
  };
  const ajv = new Ajv({ allErrors: true });
  const shapes = networkShapes();
  const isDescribed = ajv.compile(shapes.description);
  const isAnswered = ajv.compile(shapes.answers);
  expect([isDescribed(network), isDescribed.errors]).toEqual([true, null]);
  expect([isAnswered(answers), isAnswered.errors]).toEqual([true, null]);
  expect(answers.report.timeMs.count).toBeGreaterThan(50);
});
