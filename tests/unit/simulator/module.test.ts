import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration, readSchema, WASM_FILE } from '../../../scripts/replay/catalogue';
import { applySettings } from '../../../scripts/replay/options';
import { RefusedScenarioError } from '../../../src/simulator/errors';
import { replicate, replicateToEnd } from '../../../src/simulator/replicate';
import type { Report } from '../../../src/simulator/report';
import type { Run } from '../../../src/simulator/types';
import { bindSimulator, type Simulator, type SimulatorExports } from '../../../src/simulator/wasm';
import { partsOf } from '../../../src/simulator/watch/parts';
import { STUDY_IDS } from '../../../src/studies/registry';

const schema = readSchema('low-latency');
const published = readConfiguration('low-latency/20-A');
const { study, values } = applySettings(published);
const run: Run = { study, values, seed: 1, replication: 0, protocol: 'preview' };

let wasm: SimulatorExports;
let simulator: Simulator;

beforeAll(async () => {
  const { instance } = await WebAssembly.instantiate(readFileSync(WASM_FILE), {});
  wasm = instance.exports as unknown as SimulatorExports;
  simulator = bindSimulator(wasm);
});

function runInSteps(eventsPerStep: number): Report {
  const steps = replicate(simulator, run, eventsPerStep);
  let next = steps.next();
  while (!next.done) {
    next.value.report();
    next = steps.next();
  }
  return next.value;
}

/** Numbers in [0, 1) that are the same in every run of the test. */
function* uniform(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe('the compiled simulator', () => {
  it('declares the knobs that the site was generated with', () => {
    const { archived: _, ...declared } = schema;
    expect(JSON.parse(simulator.schemaJson())).toContainEqual(expect.objectContaining(declared));
  });

  it('declares the parts that notes tell of', () => {
    const declared = JSON.parse(simulator.schemaJson()) as { study: string; parts: unknown }[];
    expect(declared.map(({ study }) => study).sort()).toEqual([...STUDY_IDS].sort());
    for (const { study, parts } of declared) expect(partsOf(study)).toEqual(parts);
  });

  it('reports the same whatever the size of the steps and however often it is asked', () => {
    const whole = replicateToEnd(simulator, run);
    expect(runInSteps(997)).toEqual(whole);
    expect(runInSteps(50_000)).toEqual(whole);
  });

  it('keeps two runs at the same time apart', () => {
    const alone = replicateToEnd(simulator, run);
    const first = replicate(simulator, run, 5000);
    const second = replicate(simulator, { ...run, seed: 2 }, 7000);
    let one = first.next();
    let other = second.next();
    while (!one.done || !other.done) {
      if (!one.done) one = first.next();
      if (!other.done) other = second.next();
    }
    expect(one.value).toEqual(alone);
    expect(other.value.digest).not.toBe(alone.digest);
  });

  it('gives every replication and seed its own streams', () => {
    const digests = [0, 1, 2].flatMap((replication) =>
      [1, 2, 0xffff_ffff].map(
        (seed) => replicateToEnd(simulator, { ...run, seed, replication }).digest,
      ),
    );
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('names the knob that it refuses', () => {
    const index = schema.knobs.findIndex(({ id }) => id === 'virtualUsers');
    const wrong = values.map((value, knob) => (knob === index ? -5 : value));
    expect(() => simulator.start({ ...run, values: wrong })).toThrow(RefusedScenarioError);
    expect(() => simulator.start({ ...run, values: wrong })).toThrow(/^virtualUsers cannot be -5/);
  });

  it.each([[[]], [[Number.NaN]], [Array.from({ length: 5000 }, () => 1)]])(
    'refuses a list of the wrong length or with no number',
    (list) => {
      expect(() => simulator.start({ ...run, values: list })).toThrow(RefusedScenarioError);
    },
  );

  it('does not grow from run to run', () => {
    replicateToEnd(simulator, run);
    const bytes = wasm.memory.buffer.byteLength;
    for (let repetition = 0; repetition < 5; repetition += 1) replicateToEnd(simulator, run);
    expect(wasm.memory.buffer.byteLength).toBe(bytes);
  });

  it('ends and reports whatever the knobs are', () => {
    const random = uniform(2005);
    for (let trial = 0; trial < 40; trial += 1) {
      const drawn = schema.knobs.map(({ min, max }) => {
        const draw = random.next().value;
        // Ends of the range are drawn as often as all that lies between.
        if (draw < 0.25) return min;
        return draw < 0.5 ? max : Math.round(min + random.next().value * (max - min));
      });
      try {
        const report = replicateToEnd(simulator, { ...run, values: drawn });
        expect(['done', 'unstable']).toContain(report.status);
        expect(Object.values(report.metrics).every((value) => value === null || value >= 0)).toBe(
          true,
        );
      } catch (error) {
        expect(error).toBeInstanceOf(RefusedScenarioError);
      }
    }
  });
});
