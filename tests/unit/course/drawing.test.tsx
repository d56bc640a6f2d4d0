// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import type { Chapter, Knobs } from '../../../src/course/chapter/types';
import { batches } from '../../../src/course/chapters/batches';
import { checkpoint } from '../../../src/course/chapters/checkpoint';
import { closedLoop } from '../../../src/course/chapters/closedLoop';
import { COURSE } from '../../../src/course/chapters/course';
import { doubt } from '../../../src/course/chapters/doubt';
import { locks } from '../../../src/course/chapters/locks';
import { polling } from '../../../src/course/chapters/polling';
import { queue } from '../../../src/course/chapters/queue';
import { threadPools } from '../../../src/course/chapters/threadPools';
import { Drawing } from '../../../src/course/figure/Drawing';
import { layoutOf } from '../../../src/course/figure/layout';
import { drawnIn, heldAt, lineOf, type Scene } from '../../../src/course/figure/marks';
import { mostServers } from '../../../src/course/figure/mostServers';
import { createEngine } from '../../../src/course/network/engine';
import { overloadOf } from '../../../src/course/network/overload';
import type { Snapshot } from '../../../src/course/network/shapes';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);

function snapshotOf(chapter: Chapter, knobs: Knobs, afterMs = 20_000): Snapshot {
  const run = engine.start(chapter.network(knobs), 3);
  run.advance(afterMs, Number.MAX_SAFE_INTEGER);
  const snapshot = run.snapshot();
  run.end();
  return snapshot;
}

const sceneOf = (chapter: Chapter, knobs: Knobs, snapshot: Snapshot): Scene => ({
  network: chapter.network(knobs),
  snapshot,
  most: mostServers(chapter),
  endless: overloadOf(chapter.network(knobs))?.id ?? null,
  measuredMs: null,
  before: null,
});

/** What stands in each box of a chapter, by the name of the box. */
function drawnOf(chapter: Chapter, knobs: Knobs, snapshot: Snapshot, width = 702) {
  const scene = sceneOf(chapter, knobs, snapshot);
  return Object.fromEntries(
    layoutOf(chapter, width, scene.most).boxes.map((box) => [
      box.place.name,
      { box, ...drawnIn(box, scene) },
    ]),
  );
}

const htmlOf = (chapter: Chapter, knobs: Knobs, snapshot: Snapshot, measuredMs?: number) =>
  renderToStaticMarkup(
    <Drawing
      chapter={chapter}
      network={chapter.network(knobs)}
      snapshot={snapshot}
      glides
      description="a part of the picture"
      measuredMs={measuredMs}
    />,
  );

/** A snapshot with so many in line at each station, of whom the simulator tells the first. */
function crowded(snapshot: Snapshot, count: number): Snapshot {
  const line = Array.from({ length: Math.min(60, count) }, (_, index) => 10_000 + index);
  return {
    ...snapshot,
    stations: snapshot.stations.map((station) => ({ ...station, line, lineLength: count })),
  };
}

describe.each(COURSE)('the drawing of $id', (chapter) => {
  const start = startOf(chapter);
  const end = { ...start, ...chapter.guess.after };

  it.each([start, end])('shows every message that stands or works there', (knobs) => {
    const snapshot = snapshotOf(chapter, knobs);
    const drawn = drawnOf(chapter, knobs, snapshot);
    for (const place of chapter.drawing) {
      const { told, count } = lineOf(place, snapshot);
      const here = drawn[place.name];
      const seats = here?.crowd.seats.length ?? 0;
      if (!here?.runsOut) expect(told.length + seats, place.name).toBe(count);
      for (const message of told)
        expect(here?.marks.find((mark) => mark.message === message)?.state).toBe('waiting');
      const serving = snapshot.stations.find(({ id }) => id === place.servers)?.serving ?? [];
      for (const message of serving.flatMap(({ messages }) => messages))
        expect(here?.marks.some((mark) => mark.message === message)).toBe(true);
    }
  });

  it.each([702, 356])('keeps all in its boxes, thousands too, in %d px', (width) => {
    for (const count of [5, 70, 900, 4_000]) {
      const snapshot = crowded(snapshotOf(chapter, end), count);
      for (const one of Object.values(drawnOf(chapter, end, snapshot, width))) {
        if (one.runsOut) continue;
        const { box } = one;
        const all = [
          ...one.marks,
          ...one.crowd.seats.map((seat) => ({ ...seat, radius: one.crowd.radius })),
        ];
        for (const { x, y, radius } of all) {
          expect(x - radius).toBeGreaterThanOrEqual(box.x);
          expect(x + radius).toBeLessThanOrEqual(box.x + box.width);
          expect(y - radius).toBeGreaterThanOrEqual(box.y + box.head - 6);
          expect(y + radius).toBeLessThanOrEqual(box.y + box.height);
        }
      }
    }
  });

  it('tells its names and counts, and never that there are more than it shows', () => {
    const html = htmlOf(chapter, start, crowded(snapshotOf(chapter, start), 345));
    for (const place of chapter.drawing) {
      expect(html).toContain(place.name);
      if (place.line?.of === 'station') expect(html).toContain(`345 ${place.line.words}`);
    }
    expect(html).not.toMatch(/\d more/);
    if (chapter.back) expect(html).toContain(chapter.back);
  });
});

describe('a line without end', () => {
  const knobs = { ...startOf(queue), load: 140 };
  const snapshot = crowded(snapshotOf(queue, knobs), 400);

  it('runs out of its box and out of the picture, and is counted', () => {
    const here = drawnOf(queue, knobs, snapshot)['the database'];
    expect(here?.runsOut).toBe(true);
    const xs = here?.crowd.seats.map(({ x }) => x) ?? [];
    expect(Math.min(...xs)).toBeLessThan(17); // the next would stand beyond the edge
    expect(htmlOf(queue, knobs, snapshot)).toContain('400 in line, without end');
  });

  it('stays in its box as long as it fits', () => {
    const short = crowded(snapshot, 20);
    expect(drawnOf(queue, knobs, short)['the database']?.runsOut).toBe(false);
  });

  it('is none where as many pass as come, however long it is', () => {
    const busy = { ...startOf(queue), load: 113 };
    expect(drawnOf(queue, busy, snapshot)['the database']?.runsOut).toBe(false);
    expect(htmlOf(queue, busy, snapshot)).not.toContain('without end');
  });
});

describe('what works', () => {
  it('is a permit of its pool, as many as the knobs say, hollow while nobody has it', () => {
    for (const processors of [2, 5, 8]) {
      const knobs = { ...startOf(locks), processors };
      const snapshot = snapshotOf(locks, knobs);
      const pool = drawnOf(locks, knobs, snapshot).processors;
      expect(pool?.servers).toHaveLength(processors);
      const busy = snapshot.stations[0]?.serving.length ?? 0;
      expect(pool?.servers.filter(({ isBusy }) => isBusy)).toHaveLength(busy);
      expect(new Set(pool?.servers.map(({ x, y }) => `${x} ${y}`)).size).toBe(processors);
      expect(htmlOf(locks, knobs, snapshot)).toContain(`${busy} of ${processors} at work`);
    }
  });

  it('holds the lock in its box, with the share of the hold that is over', () => {
    const knobs = { ...startOf(locks), load: 98 };
    const snapshot = snapshotOf(locks, knobs);
    const [lock] = snapshot.locks;
    const here = drawnOf(locks, knobs, snapshot)['publish lock'];
    expect(lock?.holder).not.toBeNull();
    expect(here?.servers).toHaveLength(1);
    expect(here?.servers[0]?.over).toBeGreaterThan(0);
    expect(here?.marks.find(({ message }) => message === lock?.holder)?.state).toBe('working');
    const free = { ...snapshot, locks: [] };
    expect(drawnOf(locks, knobs, free)['publish lock']?.servers[0]?.isBusy).toBe(false);
  });

  it('waits in its permit where it is held up', () => {
    const knobs = { ...startOf(threadPools), ...threadPools.guess.after };
    const snapshot = snapshotOf(threadPools, knobs);
    const held = heldAt(snapshot, 'workers');
    expect(held.length).toBeGreaterThan(0);
    const { workers } = drawnOf(threadPools, knobs, snapshot);
    for (const message of held)
      expect(workers?.marks.find((mark) => mark.message === message)?.state).toBe('waiting');
  });

  it('moves as a batch where it is stored as one', () => {
    const knobs = { ...startOf(batches), size: 5, load: 250 };
    const snapshot = snapshotOf(batches, knobs);
    const serving = snapshot.stations[0]?.serving[0]?.messages ?? [];
    expect(serving.length).toBeGreaterThan(1);
    const { transactions } = drawnOf(batches, knobs, crowded(snapshot, 13));
    expect(transactions?.groups.map(({ isWhole }) => isWhole)).toEqual([true, true, false]);
    for (const message of serving)
      expect(transactions?.marks.find((mark) => mark.message === message)?.state).toBe('working');
    expect(drawnOf(queue, startOf(queue), crowded(snapshot, 13))['the database']?.groups).toEqual(
      [],
    );
  });
});

describe('times', () => {
  it('tell when a sender looks again', () => {
    const knobs = { ...startOf(polling), load: 5 };
    const away = [1, 2, 3, 4, 5, 6, 7, 8]
      .map((second) => snapshotOf(polling, knobs, 1000 * second))
      .find(({ stations }) => stations[0]?.lookingAwayUntilMs !== null);
    if (!away) throw new Error('it never looks away');
    expect(htmlOf(polling, knobs, away)).toMatch(/looks in \d/);
    expect(htmlOf(polling, knobs, away)).toContain('data-away');
    const busy = { ...startOf(polling), load: 115 };
    const found = crowded(snapshotOf(polling, busy), 30);
    const here = {
      ...found,
      stations: found.stations.map((one) => ({ ...one, lookingAwayUntilMs: null })),
    };
    expect(htmlOf(polling, busy, here)).not.toContain('data-away');
  });

  it('tell of a checkpoint, while it is there and before it comes', () => {
    const knobs = startOf(checkpoint);
    expect(htmlOf(checkpoint, knobs, snapshotOf(checkpoint, knobs, 61_000))).toContain(
      'checkpoint: writes take 5 times as long',
    );
    expect(htmlOf(checkpoint, knobs, snapshotOf(checkpoint, knobs, 100_000))).toContain(
      'next checkpoint in 20',
    );
  });

  it('tell how long a measurement still takes', () => {
    const snapshot = snapshotOf(doubt, startOf(doubt), 20_000);
    expect(htmlOf(doubt, startOf(doubt), snapshot, 60_000)).toContain('is over in 40');
  });
});

it('shows where a line ended before the guess was answered', () => {
  const knobs = { ...startOf(queue), ...queue.guess.after };
  const snapshot = snapshotOf(queue, knobs);
  const scene = sceneOf(queue, knobs, snapshot);
  const [box] = layoutOf(queue, 702).boxes;
  if (!box) throw new Error('no database');
  const run = engine.start(queue.network({ ...startOf(queue), ...queue.guess.before }), 3);
  run.advance(100_000, Number.MAX_SAFE_INTEGER);
  const before = run.report();
  run.end();
  expect(drawnIn(box, scene).was).toBeNull();
  const { was } = drawnIn(box, { ...scene, before });
  expect(was?.mean).toBe(before.stations[0]?.meanInLine);
  expect(was?.x).toBeLessThan(box.x + box.width);
  const html = renderToStaticMarkup(
    <Drawing
      chapter={queue}
      network={scene.network}
      snapshot={snapshot}
      glides
      description=""
      before={before}
    />,
  );
  expect(html).toContain('on average before');
});

describe('who leaves', () => {
  const leavingIn = (chapter: Chapter) => {
    const knobs = { ...startOf(chapter), load: 100, users: 20 };
    const snapshot = snapshotOf(chapter, knobs);
    const drawing = (now: Snapshot) => (
      <Drawing
        chapter={chapter}
        network={chapter.network(knobs)}
        snapshot={now}
        glides
        description=""
      />
    );
    const empty = {
      ...snapshot,
      stations: snapshot.stations.map((station) => ({ ...station, line: [], serving: [] })),
    };
    const { container, rerender, unmount } = render(drawing(snapshot));
    rerender(drawing(empty));
    const all = [...container.querySelectorAll('[data-state="leaving"]')];
    unmount();
    return all;
  };

  it('goes on as a request, or comes back as a response', () => {
    const [stored] = leavingIn(queue);
    expect(stored?.tagName).toBe('circle');
    const [answered] = leavingIn(closedLoop);
    expect(answered?.tagName).toBe('rect');
    expect(answered?.getAttribute('style')).toContain('path(');
  });
});
