import { describe, expect, it } from 'vitest';
import { HEIGHT, pictureOf, WIDTH } from '../../../src/picture/plan';
import type { PlannedBox } from '../../../src/watch/run/plan';

const right = ({ x, width }: PlannedBox) => x + width;
const bottom = ({ y, height }: PlannedBox) => y + height;
const overlap = (a: PlannedBox, b: PlannedBox) =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);

describe.each([
  { receive: 1, send: 1 },
  { receive: 2, send: 7 },
  { receive: 4, send: 11 },
  { receive: 14, send: 26 },
])('the picture with $receive receivers and $send senders', (hosts) => {
  const plan = pictureOf(hosts);

  it('has a box for every host, and for every place of the database', () => {
    const of = (kind: string) => plan.boxes.filter(({ place }) => place.startsWith(kind)).length;
    expect([of('receive:'), of('send:')]).toEqual([hosts.receive, hosts.send]);
    expect(plan.boxes.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['users', 'processors', 'publishLock', 'queue', 'backend']),
    );
  });

  it('keeps its boxes apart and within its edges', () => {
    for (const [index, box] of plan.boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(right(box)).toBeLessThanOrEqual(WIDTH);
      expect(bottom(box)).toBeLessThanOrEqual(HEIGHT);
      for (const other of plan.boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

  it('has room for a name and a row of marks in every box of up to eight in a column', () => {
    for (const { place, height } of plan.boxes)
      if (hosts.send <= 11 || !place.includes(':')) expect(height, place).toBeGreaterThan(40);
  });

  it('has what the database does within the database', () => {
    const [frame] = plan.frames as [PlannedBox];
    const inside = plan.boxes.filter(({ place }) =>
      ['processors', 'publishLock', 'queue'].includes(place),
    );
    for (const box of inside) {
      expect(box.x).toBeGreaterThan(frame.x);
      expect(right(box)).toBeLessThan(right(frame));
      expect(box.y).toBeGreaterThan(frame.y);
      expect(bottom(box)).toBeLessThan(bottom(frame));
    }
  });
});
