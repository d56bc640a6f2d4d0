import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import { queue } from '../../../src/course/chapters/queue';
import { advanceFor, nextPicture } from '../../../src/course/figure/advance';
import {
  clockOf,
  eventsPerPicture,
  FASTEST,
  LAST_PLACE,
  movedPlace,
  placeOf,
  SLOWEST,
  STOPS,
  speedAt,
  toldSpeed,
} from '../../../src/course/figure/speed';
import { createEngine, type NetworkRun } from '../../../src/course/network/engine';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const busy = () => engine.start(queue.network({ ...startOf(queue), load: 100 }), 1);

describe('the slider of speeds', () => {
  it('has thousands of speeds from one message at a time to an hour in a blink', () => {
    const speeds = Array.from({ length: LAST_PLACE + 1 }, (_, place) => speedAt(place));
    expect(new Set(speeds).size).toBeGreaterThan(3000);
    expect(speeds[0]).toBe(SLOWEST);
    expect(speeds.at(-1)).toBe(FASTEST);
    for (const [place, speed] of speeds.entries())
      expect(speed).toBeGreaterThanOrEqual(speeds[place - 1] ?? 0);
  });

  it('has every named speed, and stays where it was put', () => {
    for (const { speed } of STOPS) expect(speedAt(placeOf(speed))).toBe(speed);
    for (const place of [300, 900, 2000, 3000]) expect(placeOf(speedAt(place))).toBe(place);
  });

  it('moves by keys: a tenth of a tenfold, or to the next name', () => {
    expect(speedAt(movedPlace(placeOf(2), 'step', true)) / 2).toBeCloseTo(10 ** 0.1, 2);
    expect(speedAt(movedPlace(placeOf(2), 'step', false)) / 2).toBeCloseTo(10 ** -0.1, 2);
    expect(speedAt(movedPlace(placeOf(2), 'stop', true))).toBe(60);
    expect(speedAt(movedPlace(placeOf(60), 'stop', true))).toBe(3600);
    expect(speedAt(movedPlace(placeOf(60), 'stop', false))).toBe(1);
    expect(movedPlace(0, 'stop', false)).toBe(0);
    expect(movedPlace(LAST_PLACE, 'step', true)).toBe(LAST_PLACE);
  });

  it('tells a speed in words', () => {
    expect(toldSpeed(0.02)).toBe('slowed down 50 times');
    expect(toldSpeed(0.05)).toBe('slowed down 20 times');
    expect(toldSpeed(0.4)).toBe('slowed down 2.5 times');
    expect(toldSpeed(7)).toBe('7.0 times as fast as in life');
    expect(toldSpeed(300)).toBe('5.0 minutes in a second');
    expect(toldSpeed(9000)).toBe('2.5 hours in a second');
    expect(toldSpeed(FASTEST)).toBe('an hour in a blink');
  });

  it('tells how many events have one picture once more than 60 happen in a second', () => {
    expect(eventsPerPicture(200, 0.02)).toBe(1);
    expect(eventsPerPicture(200, 0.3)).toBe(1);
    expect(eventsPerPicture(200, 3)).toBe(10);
    expect(eventsPerPicture(200, FASTEST)).toBe(60_000);
  });

  it('shows a clock as finely as it goes', () => {
    expect(clockOf(20_090, 0.02)).toBe('20.09\u202fs');
    expect(clockOf(20_090.5, SLOWEST)).toBe('20.0905\u202fs');
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
