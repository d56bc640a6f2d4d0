import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import { queue } from '../../../src/course/chapters/queue';
import { advanceFor, nextPicture } from '../../../src/course/figure/advance';
import { clockOf, eventsPerPicture } from '../../../src/course/figure/speed';
import { createEngine, type NetworkRun } from '../../../src/course/network/engine';
import { type NamedSpeed, speedsOf, speedsOfMinutes } from '../../../src/course/speed/namedSpeeds';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const busy = () => engine.start(queue.network({ ...startOf(queue), load: 100 }), 1);

describe('a speed', () => {
  it('has a name, from the slowest to the quickest', () => {
    const told = (speeds: readonly NamedSpeed[]) =>
      speeds.map(({ name, slowed }) => [name, slowed]);
    expect(told(speedsOf(50))).toEqual([
      ['One by one', 500],
      ['Slow motion', 50],
      ['As in life', 1],
    ]);
    expect(told(speedsOf(400))[0]).toEqual(['One by one', 1000]);
    expect(told(speedsOfMinutes(50))).toEqual([
      ['Slow motion', 50],
      ['As in life', 1],
      ['A minute a second', 1 / 60],
    ]);
  });

  it('tells how many events have one picture once more than 60 happen in a second', () => {
    expect(eventsPerPicture(200, 0.02)).toBe(1);
    expect(eventsPerPicture(200, 0.3)).toBe(1);
    expect(eventsPerPicture(200, 3)).toBe(10);
    expect(eventsPerPicture(200, 60)).toBe(200);
  });

  it('shows a clock as finely as it goes', () => {
    expect(clockOf(20_090, 0.02)).toBe('20.09\u202fs');
    expect(clockOf(20_090.5, 0.002)).toBe('20.0905\u202fs');
    expect(clockOf(20_090, 60)).toBe('20\u202fs');
    expect(clockOf(11_160_000, 60)).toBe('3.1\u202fh');
  });
});

describe('a run that is drawn', () => {
  it('reaches the time it is sent to, and no further', () => {
    const run = busy();
    expect(advanceFor(run, 60_000, () => 0)).toBe('reached');
    expect(run.snapshot().nowMs).toBe(60_000);
    run.end();
  });

  it('gives way to the page where there is more to do than there is time for', () => {
    const run = busy();
    let clock = 0;
    const advance = advanceFor(run, 1e9, () => {
      clock += 4;
      return clock;
    });
    expect(advance).toBe('paused');
    const { events } = run.report();
    expect(events).toBeGreaterThan(0);
    expect(events).toBeLessThanOrEqual(3 * 2_000);
    run.end();
  });

  it('steps to what can be seen, event by event', () => {
    const run = busy();
    for (let step = 0; step < 50; step += 1) {
      const before = run.snapshot();
      const after = nextPicture(run);
      expect({ ...after, nowMs: 0 }).not.toEqual({ ...before, nowMs: 0 });
      const moved = Math.abs(
        (after.stations[0]?.lineLength ?? 0) +
          (after.stations[0]?.serving.length ?? 0) -
          (before.stations[0]?.lineLength ?? 0) -
          (before.stations[0]?.serving.length ?? 0),
      );
      expect(moved).toBe(1);
    }
    run.end();
  });

  it('passes over what nobody sees, and stops where nothing ever changes', () => {
    let events = 0;
    const hidden = {
      advance: () => {
        events += 1;
        return 'paused';
      },
      snapshot: () => ({
        nowMs: events,
        sources: [{ id: 's', thinking: events >= 7 ? 1 : 0 }],
        stations: [],
        locks: [],
      }),
    } as unknown as NetworkRun;
    expect(nextPicture(hidden).nowMs).toBe(7);
    expect(nextPicture(hidden).nowMs).toBe(107);
  });
});
