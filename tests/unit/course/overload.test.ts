import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import type { Chapter, Knobs } from '../../../src/course/chapter/types';
import { COURSE } from '../../../src/course/chapters/course';
import { locks } from '../../../src/course/chapters/locks';
import { queue } from '../../../src/course/chapters/queue';
import { curveSlices } from '../../../src/course/figure/curve';
import { tableOf } from '../../../src/course/figure/table';
import { constant, exponential, OUT, to } from '../../../src/course/network/distributions';
import { createEngine } from '../../../src/course/network/engine';
import { overloadOf } from '../../../src/course/network/overload';
import type { Network, Station } from '../../../src/course/network/shapes';
import { FIRST_MS, lastOf, SEED, steady } from '../../../src/course/network/steady';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const ofChapter = (chapter: Chapter, knobs: Knobs) =>
  overloadOf(chapter.network({ ...startOf(chapter), ...knobs }));
const one = (perSecond: number, station: Partial<Station>): Network => ({
  sources: [{ kind: 'open', id: 'in', interarrival: constant(1000 / perSecond), to: to('place') }],
  stations: [{ id: 'place', servers: 1, service: exponential(10), to: OUT, ...station }],
});

/** All corners and the start of a chapter's knobs. */
function* cornersOf({ knobs }: Chapter): Generator<Knobs> {
  const ends = knobs.map(({ id, min, start, max }) => [min, start, max].map((at) => [id, at]));
  const all = ends.reduce<unknown[][]>(
    (lists, list) => lists.flatMap((before) => list.map((end) => [...before, end])),
    [[]],
  );
  for (const corner of all) yield Object.fromEntries(corner as [string, number][]);
}

describe('a place is overloaded', () => {
  it.each([
    ['one server', {}, 100],
    ['two servers', { servers: 2 }, 200],
    ['batches', { batch: { size: 5, waitMs: 100 } }, 500],
    ['a lock, however many servers', { servers: null, takes: 'row', frees: 'row' }, 100],
    [
      'a server that is slow for half of the time',
      { slow: { everyMs: 2, forMs: 1, factor: 2 } },
      75,
    ],
  ])('%s: from its capacity on', (_, station: Partial<Station>, capacity) => {
    expect(overloadOf(one(0.99 * capacity, station))).toBeNull();
    const full = overloadOf(one(capacity, station));
    expect(full?.passesPerSecond).toBeCloseTo(capacity);
    expect(full?.id).toBe(station.takes ?? 'place');
    expect(overloadOf(one(1.5 * capacity, station))?.comesPerSecond).toBeCloseTo(1.5 * capacity);
  });

  it.each([
    ['a delay', { servers: null }],
    ['a place that turns messages away', { capacity: 3, whenFull: 'lose' as const }],
  ])('%s never is', (_, station) => {
    expect(overloadOf(one(10_000, station))).toBeNull();
  });

  it('by what comes to it on all ways, and by no users who wait for their turn', () => {
    const { stations } = one(1, {});
    const source = (id: string, batch: number, share: number) => ({
      kind: 'open' as const,
      id,
      batch,
      interarrival: constant(1000),
      to: [
        { to: 'place', share },
        { to: 'out', share: 1 - share },
      ],
    });
    const both = (share: number) =>
      overloadOf({ sources: [source('a', 60, 1), source('b', 100, share)], stations });
    expect(both(0.39)).toBeNull();
    expect(both(0.41)?.comesPerSecond).toBeCloseTo(101);
    const users = {
      kind: 'closed' as const,
      id: 'u',
      users: 999,
      think: constant(0),
      to: to('place'),
    };
    expect(overloadOf({ sources: [users], stations })).toBeNull();
  });

  it('is named in the order in which messages meet it', () => {
    expect(ofChapter(locks, { load: 110, processors: 2, hold: 12 })?.id).toBe('processors');
    expect(ofChapter(locks, { load: 110, processors: 4, hold: 12 })?.id).toBe('lock');
  });
});

describe.each(COURSE.map((chapter) => [chapter.id, chapter] as const))('%s', (_, chapter) => {
  it('says that a line has no end where it grows, and nowhere else', () => {
    for (const knobs of cornersOf(chapter)) {
      const network = chapter.network(knobs);
      const overload = overloadOf(network);
      const report = steady(engine, network, 20_000);
      const finding = chapter.finding({ knobs, report });
      const grows = /no end|without end|before the last is worked off/.test(finding);
      expect({ knobs, grows }).toEqual({ knobs, grows: overload !== null });
      if (overload === null) continue;
      // By the simulator itself: what is inside after five minutes is what the rates say.
      const run = engine.start(network, SEED);
      run.advance(300_000, Number.MAX_SAFE_INTEGER);
      const inside = run.report();
      run.end();
      const grown = (overload.comesPerSecond - overload.passesPerSecond) * 300;
      if (inside.status === 'running' && grown > 1000)
        expect(inside.inNetwork / grown, JSON.stringify(knobs)).toBeGreaterThan(0.8);
    }
  });
});

describe('of a line without end', () => {
  const at140 = queue.network({ ...startOf(queue), load: 140 });
  const view = { knobs: { ...startOf(queue), load: 140 }, report: steady(engine, at140) };

  it('a run is told of its first minute alone, from empty', () => {
    expect(view.report.status).toBe('unstable');
    expect(view.report.observedMs).toBe(FIRST_MS);
    expect(view.report.nowMs).toBe(FIRST_MS);
    // 15 messages a second too many: 900 in line in the end, on average half of them.
    expect(view.report.inNetwork).toBeGreaterThan(750);
    expect(view.report.inNetwork).toBeLessThan(1050);
  });

  it('no curve has a point', () => {
    const knobs = { ...startOf(queue), work: 16 };
    const points = lastOf(curveSlices(engine, queue, knobs));
    queue.curve.at.forEach((load, index) => {
      expect(points[index] === null, `${load}/s`).toBe(load * 16 >= 1000);
    });
  });

  it('a table names the time that its means are of', () => {
    expect(tableOf(queue, view).columns.slice(3)).toEqual([
      'in line, mean in the first 60\u202fs',
      'wait in the first 60\u202fs, ms',
    ]);
    const calm = { knobs: startOf(queue), report: steady(engine, queue.network(startOf(queue))) };
    expect(tableOf(queue, calm).columns.slice(3)).toEqual(['in line, mean', 'wait, ms']);
  });
});
