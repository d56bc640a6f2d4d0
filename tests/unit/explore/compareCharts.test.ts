import { describe, expect, it } from 'vitest';
import {
  distributionsOf,
  machinesOf,
  markOf,
  planeOf,
  stagesOf,
} from '../../../src/explore/compare/chartProps';
import { pinnedOf } from '../../../src/explore/compare/pinned';
import { readCompare } from '../../../src/explore/compare/question';
import { rowsOf, sharedAndAlone } from '../../../src/explore/compare/rows';
import { NOTHING_MADE } from '../../../src/explore/compare/runs';
import type { Report, Stage } from '../../../src/simulator/report';
import { EXPLORED } from '../../support/explored';

const studies = new Map(EXPLORED.map((study) => [study.id, study]));

const stage = (path: Stage['path'], label: string, meanMs: number): Stage => ({
  id: label,
  label,
  path,
  kind: 'work',
  waitsFor: null,
  meanMs,
});

/** The run `run` of the scenario at `index`: with each, 10 messages a second more and 40 ms less. */
const report = (index: number, run: number): Report => ({
  modelVersion: '1.0.0',
  digest: '0123456789abcdef',
  status: 'done',
  unstableReason: null,
  simulatedMs: 1,
  events: 1,
  metrics: {
    'throughput.median': 100 + 10 * index + run,
    'roundtripTime.median': 300 - 40 * index + 2 * run,
    'cpu.BPI8X-O01': 48 + index,
  },
  machines: [
    {
      name: 'BPI8X-O01',
      group: 'database',
      roles: ['messagebox'],
      processors: 8,
      cpuPercent: 48 + index,
    },
  ],
  resources: [
    { id: 'publishLock', label: 'Publish lock', utilisationPercent: 67 + 5 * index, waitMs: 3 },
  ],
  series: { stepMs: 1 },
  protocol: { rampUpMs: 0, steadyMs: 1, rampDownMs: 0, rampsCount: false },
  distribution: { binMs: 100, counts: [0, 0, 50 + 10 * index, 40 - 10 * index, 0, 6, 4] },
  stages: [
    stage('request', 'Publish', 20 - index),
    stage('request', 'Dispatch', 30 - 10 * index),
    stage('response', 'Publish', 25 - index),
    stage('response', 'Wait', 0.1),
  ],
});

function compared(query: string) {
  const { question } = readCompare(studies, new URLSearchParams(query));
  const reports = question.scenarios.map((_, index) => [report(index, 0), report(index, 1)]);
  const joined = pinnedOf(studies, question, { ...NOTHING_MADE, reports });
  if (joined === null) throw new Error('no runs');
  return { ...joined, shared: sharedAndAlone(rowsOf(joined.pinned)).shared };
}

describe('the charts of a comparison', () => {
  const { pinned, shared } = compared(
    'a=low-latency/20-A&b=low-latency/20-A,sendOnly=6&c=low-latency/20-A,virtualUsers=4',
  );

  it('tell published, changed and never measured scenarios apart', () => {
    expect(pinned.map(markOf)).toEqual([
      { letter: 'A', kind: 'published' },
      { letter: 'B', kind: 'extrapolated' },
      { letter: 'C', kind: 'changed' },
    ]);
  });

  it('have a plane of throughput against roundtrip with all that was measured', () => {
    const plane = planeOf(pinned, shared);
    expect([plane?.xTitle, plane?.yTitle]).toEqual([
      'throughput, messages/s',
      'median roundtrip, ms',
    ]);
    expect(plane?.points.map(({ x, y }) => [x.mean, y.mean])).toEqual([
      [100.5, 301],
      [110.5, 261],
      [120.5, 221],
    ]);
    // Nobody measured so many hosts that send, so that the second has no band.
    expect(plane?.points.map(({ bands }) => bands !== null)).toEqual([false, false, true]);
    const own = plane?.rings.filter(({ isOwn }) => isOwn);
    expect(own).toEqual([{ id: '20-A', x: 96, y: 307, isOwn: true }]);
    expect(plane?.rings.length).toBeGreaterThan(40);
    expect(plane?.title).toBe(
      'Simulated, C has the most throughput and the least median roundtrip',
    );
  });

  it('have no plane where two numbers are not in common', () => {
    const other = compared('a=low-latency/20-A&b=capacity/sustainable');
    expect(planeOf(other.pinned, other.shared)).toBeNull();
  });

  it('have distributions of all runs, with the limit of the study', () => {
    const distributions = distributionsOf(pinned);
    expect(distributions?.limitMs).toBe(500);
    expect(distributions?.scenarios.map(({ histogram }) => histogram.counts[2])).toEqual([
      100, 120, 140,
    ]);
  });

  it('add the stages of both paths up, and tell which differs most', () => {
    const stages = stagesOf(pinned);
    expect(stages?.rows.map(({ label, values }) => [label, values])).toEqual([
      ['Publish', [45, 43, 41]],
      ['Dispatch', [30, 20, 10]],
    ]);
    expect(stages?.rows[1]?.changes.map((change) => change?.mean ?? null)).toEqual([
      null,
      -10,
      -20,
    ]);
    expect(stages?.title).toBe('Dispatch differs most: C −20\u202fms');
  });

  it('show how busy computers and resources are, and which most', () => {
    const machines = machinesOf(pinned, shared);
    expect(machines?.rows.map(({ label, values }) => [label, values])).toEqual([
      ['BPI8X-O01', [48, 49, 50]],
      ['Publish lock', [67, 72, 77]],
    ]);
    expect(machines?.rows[1]?.changes.map((change) => change?.mean ?? null)).toEqual([null, 5, 10]);
    expect(machines?.title).toBe('Busiest: publish lock, A 67\u202f%, B 72\u202f%, C 77\u202f%');
  });
});

describe('what there is of a question', () => {
  const { question } = readCompare(
    studies,
    new URLSearchParams('a=low-latency/20-A&b=low-latency/20-B'),
  );
  const short = report(1, 5);
  it('is nothing before each scenario has a run, then short runs, then those of the study', () => {
    const none = { ...NOTHING_MADE, reports: [[], []] };
    expect(pinnedOf(studies, question, { ...none, previews: [undefined, short] })).toBeNull();
    const first = pinnedOf(studies, question, { ...none, previews: [report(0, 0), short] });
    expect([first?.isPreview, first?.runs]).toEqual([true, 1]);
    expect(first?.pinned.map(({ letter }) => letter)).toEqual(['A', 'B']);
    expect(first?.pinned[1]?.reports).toEqual([short]);
    const full = pinnedOf(studies, question, {
      ...none,
      previews: [report(0, 0), short],
      reports: [[report(0, 0)], [report(1, 0)]],
    });
    expect([full?.isPreview, full?.runs]).toEqual([false, 1]);
    expect(full?.pinned[1]?.reports).toEqual([report(1, 0)]);
  });
});
