import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heldByLane } from '../../../src/charts/marks/fold';
import { startOf } from '../../../src/course/chapter/knobs';
import { locks } from '../../../src/course/chapters/locks';
import { queue } from '../../../src/course/chapters/queue';
import { begin, type Drawn, settleNow, turned } from '../../../src/course/figure/drawn';
import { layoutOf } from '../../../src/course/figure/layout';
import { RUN_OFF, SETTLES_AFTER_MS } from '../../../src/course/figure/settle';
import { createEngine } from '../../../src/course/network/engine';
import type { Snapshot } from '../../../src/course/network/shapes';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
const text = (load: number, work = 8) => JSON.stringify(queue.network({ load, work }));
const START_MS = 20_000;
const begun = (load: number) => begin(engine, text(load), START_MS);
const turnedTo = (drawn: Drawn, load: number, work = 8) =>
  turned(engine, drawn, text(load, work), START_MS);
const inLine = ({ run }: Drawn) => run.snapshot().stations[0]?.lineLength ?? 0;

describe('a drawn run', () => {
  it('begins where it shows what is said of it, with a line that has left the picture', () => {
    expect(begun(50).settling).toBeNull();
    const { settling } = begun(126);
    expect(settling).not.toBeNull();
    expect(begun(140).settling).toBeNull();
    expect(inLine(begun(140))).toBeGreaterThan(RUN_OFF);
  });

  it.each([126, 130, 140])('has run off when the load is turned to %d/s', (load) => {
    const drawn = turnedTo(begun(50), load);
    expect(inLine(drawn)).toBeLessThan(10);
    settleNow(drawn);
    expect(inLine(drawn)).toBeGreaterThanOrEqual(RUN_OFF);
    expect(drawn.settling).toBeNull();
    drawn.run.end();
  });

  it('has more in line then than there is room up to the edge of any figure', () => {
    for (const width of [330, 704, 940]) {
      const [box] = layoutOf(queue, width).boxes;
      if (!box) throw new Error('no database');
      expect(heldByLane({ ...box, x: 0, width: box.x + box.width - 60 })).toBeLessThan(
        RUN_OFF + 60,
      );
    }
  });

  it('runs ahead by some seconds where the line has an end, message by message from what was there', () => {
    const drawn = turnedTo(begun(50), 113);
    expect(drawn.run.snapshot().nowMs).toBe(START_MS);
    settleNow(drawn);
    expect(drawn.run.snapshot().nowMs).toBe(START_MS + SETTLES_AFTER_MS);
    drawn.run.end();
  });

  it('does not carry a line without end over to a load that can be stored', () => {
    const drawn = turnedTo(begun(50), 140);
    settleNow(drawn);
    const back = turnedTo(drawn, 50);
    expect(inLine(back)).toBeLessThan(10);
    expect(back.settling).toBeNull();
    back.run.end();
  });

  it('keeps it while the load is turned from one that is too much to another', () => {
    const drawn = turnedTo(begun(50), 140);
    settleNow(drawn);
    const before = inLine(drawn);
    const more = turnedTo(drawn, 135);
    expect(inLine(more)).toBe(before);
    more.run.end();
  });

  it('looks at the lock where that is what messages wait for', () => {
    const at = (load: number) =>
      JSON.stringify(locks.network({ ...startOf(locks), hold: 12, load }));
    const drawn = turned(engine, begin(engine, at(50), START_MS), at(100), START_MS);
    settleNow(drawn);
    const snapshot: Snapshot = drawn.run.snapshot();
    expect(snapshot.locks[0]?.lineLength).toBeGreaterThanOrEqual(RUN_OFF);
    drawn.run.end();
  });

  it('ends its search where a line hardly grows', () => {
    const drawn = turnedTo(begun(50), 125);
    settleNow(drawn);
    expect(drawn.settling).toBeNull();
    drawn.run.end();
  });
});
