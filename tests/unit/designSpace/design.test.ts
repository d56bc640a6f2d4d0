import { describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import type { TestCase } from '../../../src/measured/types';
import { fromParams } from '../../../src/scenario/codec';
import { effectiveValues } from '../../../src/scenario/scenario';
import { knobById } from '../../../src/scenario/schema';
import { countOf } from '../../../src/scenario/trackingPoints';
import { documentedScenario } from '../../../src/studies/low-latency/documented';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import {
  designLink,
  engineOf,
  rolesOf,
} from '../../../src/studies/low-latency/pages/designSpace/design';
import {
  extrapolate,
  scalingRows,
} from '../../../src/studies/low-latency/pages/designSpace/scaling';
import { shortProtocolErrors } from '../../../src/studies/low-latency/pages/designSpace/shortProtocol';
import type { DesignStudy } from '../../../src/studies/low-latency/pages/designSpace/types';

const study = readData<DesignStudy>('studies/design-space.json');
const testCase = readData<TestCase>('low-latency/test-case-20.json');

describe('designLink', () => {
  it('opens the lab with every setting of the design', () => {
    const printed = documentedScenario(knobSchema, testCase, '20-A');
    const context = {
      schema: knobSchema,
      path: '/low-latency/test-case-20',
      prefix: 'low-latency/20-',
      labels: ['A'],
      configurations: { A: printed },
    };
    for (const { settings } of study.surfaces.flatMap(({ points }) => points)) {
      const [path, query] = designLink(testCase, study.base, settings).split('?');
      expect(path).toBe(context.path);
      const { scenario, problems } = fromParams(context, new URLSearchParams(query));
      expect(problems).toEqual([]);
      const values = effectiveValues(knobSchema, printed, scenario.changes);
      for (const [id, value] of Object.entries(settings)) {
        const knob = knobById(knobSchema, id);
        const set = values[id] ?? Number.NaN;
        expect(knob?.kind === 'set' ? countOf(knob, set) : set).toBe(value);
      }
    }
  });
});

describe('text of a design', () => {
  const settings = {
    receiveOnly: 1,
    receiveAndSend: 0,
    sendOnly: 3,
    sendAndTrack: 1,
    maxReceiveIntervalMs: 4,
    batchSize: 20,
    messagingThreads: 1,
  };
  it('names roles that are taken, and settings', () => {
    expect(rolesOf(settings)).toBe('1 receive, 3 send, 1 track');
    expect(engineOf(settings)).toBe('poll 4 ms, batch 20, 1 thread');
  });
});

const run = (workers: number, seconds: number) => ({
  workers,
  startSeconds: 1,
  seconds,
  coordinatorSeconds: 0.4,
});

describe('scaling', () => {
  const timed = {
    ...study,
    scenarios: 20_000,
    scaling: { scenarios: 400, runs: [run(1, 30), run(2, 18), run(1, 20), run(2, 12)] },
  };
  it('takes the fastest run of each number of workers', () => {
    expect(scalingRows(timed)).toMatchObject([
      { workers: 1, runs: 2, seconds: 20, scenariosPerSecond: 20, speedup: 1, efficiency: 1 },
      { workers: 2, runs: 2, seconds: 12, speedup: 20 / 12, efficiency: 20 / 24 },
    ]);
  });
  it('extrapolates by cost per scenario', () => {
    const found = extrapolate(timed);
    expect(found.serialShare).toBeCloseTo(0.2, 12);
    expect(found).toMatchObject({
      msPerScenario: 50,
      coordinatorMsPerScenario: 1,
      mostWorkers: 50,
    });
    expect(found.secondsWith(100)).toEqual({ working: 10, coordinating: 20 });
  });
});

describe('shortProtocolErrors', () => {
  const result = (stable: boolean, throughputPerSecond: number, roundtripMs: number | null) => ({
    stable,
    throughputPerSecond,
    roundtripMs,
  });
  it('separates low latency from the rest and counts agreement', () => {
    const found = shortProtocolErrors({
      ...study,
      lowLatencyMs: 1000,
      shortProtocol: {
        replications: 4,
        points: [
          { number: 1, short: result(true, 110, 330), full: result(true, 100, 300) },
          { number: 2, short: result(true, 90, 2000), full: result(true, 100, 4000) },
          { number: 3, short: result(true, 90, 2000), full: result(false, 100, 4000) },
          { number: 4, short: result(false, 90, null), full: result(false, 100, null) },
        ],
      },
    });
    expect(found).toMatchObject({ compared: 4, agreed: 3, lowLatency: 1, rest: 1 });
    expect(found.throughput.lowLatency.median).toBeCloseTo(0.1, 12);
    expect(found.roundtrip.rest.worst).toBeCloseTo(-0.5, 12);
  });
});
