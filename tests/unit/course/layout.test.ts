import { describe, expect, it } from 'vitest';
import type { Room } from '../../../src/charts/marks/fold';
import type { Chapter } from '../../../src/course/chapter/types';
import { COURSE } from '../../../src/course/chapters/course';
import { layoutOf } from '../../../src/course/figure/layout';
import { mostServers } from '../../../src/course/figure/mostServers';
import { columnOf, isIn, partOf, roomOf, WHOLE } from '../../../src/course/figure/part';

const WIDTHS = [702, 640, 356, 326];
const laidOut = (chapter: Chapter, width: number) => layoutOf(chapter, width, mostServers(chapter));
const right = ({ x, width }: Room) => x + width;
const bottom = ({ y, height }: Room) => y + height;
const overlap = (a: Room, b: Room) =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
const isWithin = (inner: Room, outer: Room) =>
  inner.x >= outer.x &&
  right(inner) <= right(outer) &&
  inner.y >= outer.y &&
  bottom(inner) <= bottom(outer);
const byId = (id: string): Chapter => {
  const found = COURSE.find((chapter) => chapter.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe.each(COURSE)('the picture of $id', (chapter) => {
  it.each(WIDTHS)('holds its boxes in %d px, none over another', (width) => {
    const { boxes, neighbours, height } = laidOut(chapter, width);
    expect(boxes.map(({ place }) => place).sort()).toEqual([...chapter.drawing].sort());
    const all = [...boxes, ...neighbours];
    for (const [index, one] of all.entries()) {
      expect(bottom(one)).toBeLessThanOrEqual(height);
      for (const other of all.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    }
    for (const box of boxes) {
      expect(box.x).toBeGreaterThan(0);
      expect(right(box)).toBeLessThan(width);
      expect(box.height - box.head).toBeGreaterThanOrEqual(26);
    }
  });

  it.each(WIDTHS)('stands in the arrangement of the whole picture in %d px', (width) => {
    const { boxes, frame } = laidOut(chapter, width);
    const order = ['users', 'receive', 'messageBox', 'send', 'backend'];
    for (const one of boxes)
      for (const other of boxes) {
        const [a, b] = [one, other].map(({ place }) => order.indexOf(columnOf(place.at)));
        if ((a ?? 0) < (b ?? 0)) expect(right(one)).toBeLessThan(other.x);
      }
    const stored = boxes.filter(({ place }) => columnOf(place.at) === 'messageBox');
    expect(frame !== null).toBe(stored.length > 0);
    for (const box of boxes)
      if (frame) expect(isWithin(box, frame)).toBe(columnOf(box.place.at) === 'messageBox');
    const depth = ['processors', 'publishLock', 'queue'];
    for (const one of stored)
      for (const other of stored)
        if (depth.indexOf(one.place.at) < depth.indexOf(other.place.at))
          expect(bottom(one)).toBeLessThan(other.y);
  });

  it('is cut out of its neighbours, and shows those of the database that it leaves out', () => {
    const { neighbours, boxes, frame } = laidOut(chapter, 702);
    const columns = boxes.map(({ place }) => columnOf(place.at));
    const names = neighbours.map(({ name }) => name);
    if (!columns.includes('users')) expect(neighbours.some(({ x }) => x < 0)).toBe(true);
    if (!columns.includes('backend')) expect(neighbours.some((one) => right(one) > 702)).toBe(true);
    const inFrame = neighbours.filter((one) => frame && isWithin(one, frame));
    const isWhole = chapter.drawing.some(({ at }) => at === 'messageBox');
    const inside = ['processors', 'publishLock', 'queue'];
    const left = inside.filter((at) => !chapter.drawing.some((place) => place.at === at));
    expect(inFrame).toHaveLength(frame && !isWhole ? left.length : 0);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(WIDTHS)('has its way back around below all boxes, if it has one, in %d px', (width) => {
    const { wayBack, boxes, height } = laidOut(chapter, width);
    const isClosed = chapter
      .network(Object.fromEntries(chapter.knobs.map(({ id, start }) => [id, start])))
      .sources.some(({ kind }) => kind === 'closed');
    expect(wayBack !== null).toBe(isClosed);
    if (wayBack === null) return;
    const [from, low, along, tip] = wayBack.points;
    const last = Math.max(...boxes.map(right));
    expect(from?.x).toBeGreaterThan(Math.max(...boxes.map(({ x }) => x)) - 20);
    expect(from?.x).toBeLessThan(last);
    expect(low?.y).toBeGreaterThan(Math.max(...boxes.map(bottom)));
    expect(low?.y).toBeLessThan(height);
    expect([along?.y, along?.x]).toEqual([low?.y, tip?.x]);
    expect(tip?.x).toBeLessThan(from?.x ?? 0);
    expect(wayBack.label !== '').toBe(width > 480);
  });

  it('leads from box to box, not through one', () => {
    const { ways, boxes } = laidOut(chapter, 702);
    for (const [from, to] of ways) {
      const way = {
        x: Math.min(from.x, to.x),
        y: from.y,
        width: Math.abs(to.x - from.x),
        height: 0.5,
      };
      expect(from.y).toBe(to.y);
      for (const box of boxes) expect(overlap(way, box)).toBe(false);
    }
    expect(ways.length).toBeGreaterThan(0);
  });

  it('is a part of the whole picture', () => {
    const parts = partOf(chapter);
    expect(parts.includes('wayBack')).toBe(chapter.back !== undefined);
    expect(isWithin(roomOf(parts), { x: 0, y: 0, width: WHOLE.width, height: WHOLE.height })).toBe(
      true,
    );
    for (const { place, ...box } of WHOLE.boxes)
      if (isIn(place, parts)) expect(isWithin(box, roomOf(parts))).toBe(true);
  });
});

it('the chapters are at different places of the picture', () => {
  expect(partOf(byId('locks'))).toEqual(['processors', 'publishLock']);
  expect(partOf(byId('polling'))).toEqual(['queue', 'send']);
  expect(partOf(byId('closed-loop'))).toEqual(['users', 'receive', 'wayBack']);
  expect(partOf(byId('queue'))).toEqual(['processors', 'publishLock', 'queue']);
  const places = new Set(COURSE.map((chapter) => partOf(chapter).join()));
  expect(places.size).toBeGreaterThanOrEqual(9);
});

it('those who pass by a host do so below it', () => {
  const chapter = byId('thread-pools');
  const { ways, boxes, frame } = laidOut(chapter, 702);
  const host = boxes.find(({ place }) => place.isPassed);
  const passing = ways.find(([from, to]) => host && from.x < host.x && to.x > right(host));
  expect(passing?.[0].y).toBeGreaterThan(host ? bottom(host) : Number.POSITIVE_INFINITY);
  expect(passing?.[1].x).toBeLessThan(frame?.x ?? 0);
});
