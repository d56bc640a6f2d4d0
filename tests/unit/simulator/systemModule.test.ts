import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { expect, it } from 'vitest';
import { systemShapes } from '../../../scripts/shapes/schema';
import type { System } from '../../../src/system/document';
import type { SystemReport } from '../../../src/system/report';

const REPOSITORY = path.join(__dirname, '../../..');
const FILE = path.join(REPOSITORY, 'src/system/generated/messagebox_system.wasm');
const SCHEMA = path.join(REPOSITORY, 'static/schemas/system.schema.json');

const SYSTEMS: System[] = [
  {
    users: 20,
    thinkMs: 500,
    stations: [{ name: 'db', kind: 'processors', count: 4, demandMs: 8 }],
  },
  {
    version: 1,
    name: 'Checkout',
    classes: [
      { name: 'buyers', users: 9, thinkMs: { meanMs: 40, spread: 'constant' }, priority: 1 },
      {
        name: 'mails',
        arrivalsPerSecond: [
          { fromMs: 0, perSecond: 20 },
          { fromMs: 900, perSecond: 5 },
        ],
        demandsMs: { app: 2 },
        route: ['app', { at: 'stock', share: 0.5, timeoutMs: 30, retries: { most: 2 } }],
      },
    ],
    stations: [
      { name: 'app', kind: 'processors', count: 16, demandMs: 5, sharing: 'shared' },
      { name: 'stock', kind: 'queue', demandMs: 4, spread: 0.5, limit: 3, whenFull: 'refuse' },
      { name: 'connections', kind: 'pool', count: 2, over: ['stock'] },
    ],
    route: { in: { app: 1 }, app: { stock: 0.4, out: 0.6 }, stock: { out: 1 } },
    measured: [{ users: 1, throughputPerSecond: 46, responseMs: { mean: 21 } }],
  },
];

interface Module {
  memory: WebAssembly.Memory;
  input(lengthBytes: number): number;
  output(): number;
  check(): number;
  create(seed: number, replication: number): number;
  conduct(handle: number, mostEvents: number): number;
  report(handle: number): number;
}

it('takes documents and reports in the shapes that are published', async () => {
  const { instance } = await WebAssembly.instantiate(readFileSync(FILE), {});
  const simulator = instance.exports as unknown as Module;
  const ajv = new Ajv({ allErrors: true });
  const isDescribed = ajv.compile(JSON.parse(readFileSync(SCHEMA, 'utf8')));
  const isReported = ajv.compile(systemShapes().report);
  const answer = (length: number) => {
    const bytes = new Uint8Array(simulator.memory.buffer, simulator.output(), length);
    return JSON.parse(new TextDecoder().decode(bytes));
  };
  for (const system of SYSTEMS) {
    expect([isDescribed(system), isDescribed.errors]).toEqual([true, null]);
    const text = new TextEncoder().encode(JSON.stringify(system));
    const place = simulator.input(text.length);
    new Uint8Array(simulator.memory.buffer, place, text.length).set(text);
    const { ok, document } = answer(simulator.check());
    expect([ok, isDescribed(document), isDescribed.errors]).toEqual([true, true, null]);
    const handle = simulator.create(1, 0);
    while (simulator.conduct(handle, 100_000) === 1);
    const report: SystemReport = answer(simulator.report(handle));
    expect([isReported(report), isReported.errors]).toEqual([true, null]);
    expect([report.status, report.responseMs.count > 10]).toEqual(['done', true]);
  }
});
