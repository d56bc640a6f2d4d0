import { readCompare } from '../../../src/explore/compare/question';
import type { Simulate } from '../../../src/simulator/batch/simulate';
import type { Report } from '../../../src/simulator/report';
import type { Run } from '../../../src/simulator/types';
import { EXPLORED } from '../../support/explored';

export const studies = new Map(EXPLORED.map((study) => [study.id, study]));
export const ask = (query: string) => readCompare(studies, new URLSearchParams(query)).question;
export const never = new AbortController().signal;

export const report = (
  metrics: Record<string, number | null>,
  more: Partial<Report> = {},
): Report => ({
  modelVersion: '1.0.0',
  digest: '0123456789abcdef',
  status: 'done',
  unstableReason: null,
  simulatedMs: 1,
  events: 1,
  metrics,
  machines: [],
  resources: [],
  series: { stepMs: 1 },
  protocol: { rampUpMs: 0, steadyMs: 1, rampDownMs: 0, rampsCount: false },
  ...more,
});

/** A normal number that depends on these alone. */
export function normalOf(...seeds: number[]): number {
  let state = seeds.reduce((sum, one) => Math.imul(sum ^ one, 0x9e3779b1) + 0x85ebca6b, 77);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

export const USERS = 0;
/** Users times 10 messages a second, and a roundtrip that shares its luck among scenarios of a replication. */
export const lucky =
  (spreadMs: number) =>
  ({ values, seed, replication, protocol }: Run): Report => {
    const users = values[USERS] ?? 0;
    const luck = normalOf(seed, replication, protocol === 'study' ? 1 : 2);
    const own = normalOf(seed, replication, users);
    return report({
      'throughput.median': 10 * users + 0.05 * luck,
      'roundtripTime.median': 100 * users + spreadMs * (luck + own),
    });
  };

/** Answers out of order, as a pool does. */
export const answering =
  (of: (run: Run) => Report, asked: Run[] = []): Simulate =>
  async (runs, { onFinished, signal } = {}) => {
    const reports = runs.map(of);
    for (const [index] of [...runs.entries()].reverse()) {
      signal?.throwIfAborted();
      const [run, one] = [runs[index], reports[index]];
      if (run === undefined || one === undefined) continue;
      asked.push(run);
      onFinished?.(index, one);
    }
    return reports;
  };

export const PAIR = 'a=low-latency/20-A,virtualUsers=2&b=low-latency/20-A,virtualUsers=3&seed=5';
