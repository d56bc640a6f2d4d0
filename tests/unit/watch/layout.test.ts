import { describe, expect, it } from 'vitest';
import { layoutOf, marksOf, type PlaceBox } from '../../../src/watch/page/layout';
import type { Present } from '../../../src/watch/run/moment';

/** Messages at the place, in the order in which they came. */
const crowd = (...ones: { waits?: boolean; response?: boolean }[]): Present[] =>
  ones.map(({ waits = false, response = false }, message) => ({
    message,
    kind: response ? ('response' as const) : ('request' as const),
    place: 'here',
    isWaiting: waits,
    stage: { id: 's', label: 's', kind: waits ? 'wait' : 'work' } as Present['stage'],
    span: { part: 0, place: 'here', fromMs: 0, toMs: 1 } as Present['span'],
  }));

const boxOf = (shape: 'rows' | 'line' | 'lock', width = 300, height = 140): PlaceBox => ({
  ...{ x: 100, y: 50, width, height },
  place: { id: 'here', name: 'here', note: '', column: 0, shape },
});

/** Who stands where, by the number of the message. */
const standing = (box: PlaceBox, moment: readonly Present[]) =>
  new Map(marksOf(box, moment).marks.map(({ present, x, y }) => [present.message, { x, y }]));

const at = (places: Map<number, { x: number; y: number }>, message: number) => {
  const place = places.get(message);
  if (place === undefined) throw new Error(`${message} is not drawn`);
  return place;
};

describe('the marks of a place', () => {
  it('has those at work before those who wait, from the left, then in the next row', () => {
    const moment = crowd({ waits: true }, {}, { waits: true }, {});
    const places = standing(boxOf('rows'), moment);
    expect([...places.keys()]).toEqual([1, 3, 0, 2]);
    const [first, second] = [at(places, 1), at(places, 3)];
    expect(second.x).toBeGreaterThan(first.x);
    expect(second.y).toBe(first.y);
    const narrow = standing(boxOf('rows', 50), moment);
    expect(at(narrow, 0)).toEqual({ x: at(narrow, 1).x, y: at(narrow, 3).y + 17 });
  });

  it('has the first of a line at its right end, requests above responses', () => {
    const moment = crowd({}, { response: true }, {}, { response: true }, { waits: true });
    const places = standing(boxOf('line'), moment);
    expect(at(places, 0).x).toBeGreaterThan(at(places, 2).x);
    expect(at(places, 2).x).toBeGreaterThan(at(places, 4).x);
    expect(at(places, 1).x).toBe(at(places, 0).x);
    expect(at(places, 1).y).toBeGreaterThan(at(places, 0).y);
    expect(at(places, 0).x).toBeLessThan(400);
  });

  it('has who holds a lock at it, and those in line for it before it', () => {
    const places = standing(boxOf('lock'), crowd({ waits: true }, {}, { waits: true }));
    expect(at(places, 1).x).toBeGreaterThan(at(places, 0).x);
    expect(at(places, 0).x).toBeGreaterThan(at(places, 2).x);
    expect(at(places, 1).x - at(places, 0).x, 'apart from the line').toBeGreaterThan(30);
  });

  it('has none of other places', () => {
    const [one, other] = crowd({}, {});
    if (!one || !other) throw new Error('nobody');
    const { marks, more } = marksOf(boxOf('rows'), [one, { ...other, place: 'there' }]);
    expect([marks.length, more]).toEqual([1, 0]);
  });

  it('keeps those first who are served next where not all fit', () => {
    const long = crowd(...Array.from({ length: 60 }, () => ({})));
    const shown = [...standing(boxOf('line'), long).keys()];
    expect(shown).toEqual(shown.map((_, index) => index));
    expect(marksOf(boxOf('line'), long).more).toBe(60 - shown.length);
  });
});

describe('the places of a drawing', () => {
  const place = (id: string, column: number) =>
    ({ id, name: id, note: '', column, shape: 'rows' }) as const;
  const columns = [
    { share: 0.3, isPanel: true },
    { share: 0.5, isPanel: false },
  ] as unknown as Parameters<typeof layoutOf>[1];

  it('stand below each other in their column, in order, within the drawing', () => {
    const places = [place('a', 0), place('b', 0), place('c', 1)];
    const { boxes, columns: rects, height, returnY } = layoutOf(places, columns, 1000);
    const [a, b, c] = boxes;
    if (!a || !b || !c) throw new Error('a box is missing');
    expect(b.x).toBe(a.x);
    expect(b.y).toBeGreaterThan(a.y + a.height);
    expect(b.height).toBeCloseTo(a.height);
    expect(c.x).toBeGreaterThan(a.x + a.width);
    expect(c.x + c.width).toBeLessThanOrEqual(1000);
    expect(c.height).toBeGreaterThan(2 * a.height);
    const [panel] = rects;
    if (!panel) throw new Error('no frame');
    expect(a.x).toBeGreaterThan(panel.x);
    expect(a.x + a.width).toBeLessThan(panel.x + panel.width);
    expect(b.y + b.height).toBeLessThan(panel.y + panel.height);
    for (const { y, height: own } of boxes) expect(y + own).toBeLessThan(returnY);
    expect(returnY).toBeLessThan(height);
  });

  it('grows with the longest column, so that each place has room for its name and a row', () => {
    const many = Array.from({ length: 30 }, (_, index) => place(`p${index}`, 1));
    const { boxes } = layoutOf(many, columns, 1000);
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(48);
    const few = layoutOf(many.slice(0, 1), columns, 1000);
    expect(layoutOf(many, columns, 1000).height).toBeGreaterThan(few.height);
  });
});

describe('the room of a place', () => {
  const [BESIDE, SIZE] = [17, 13];
  const placed = (box: PlaceBox, count: number, waits = false) =>
    marksOf(box, crowd(...Array.from({ length: count }, () => ({ waits }))));

  /** How far the two nearest marks are from each other. */
  const apart = (marks: readonly { x: number; y: number }[]) =>
    Math.min(
      ...marks.flatMap((one, index) =>
        marks.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      ),
    );

  it.each([
    ['rows', 300, 140],
    ['rows', 200, 80],
    ['line', 300, 60],
    ['line', 150, 60],
  ] as const)('%s of %i × %i px is taken before marks stand closer', (shape, width, height) => {
    const box = boxOf(shape, width, height);
    let fits = 1;
    while (apart(placed(box, fits + 1).marks) >= SIZE) fits += 1;
    const full = placed(box, fits).marks;
    const ends = (key: 'x' | 'y') => {
      const values = full.map((mark) => mark[key]);
      return [Math.min(...values), Math.max(...values)] as [number, number];
    };
    const [left, right] = ends('x');
    // One more column would not stand inside, and all do.
    expect(left - SIZE / 2).toBeGreaterThanOrEqual(box.x);
    expect(right + SIZE / 2).toBeLessThanOrEqual(box.x + width);
    expect(right - left + SIZE).toBeGreaterThan(width - 2 * BESIDE - 16);
    const [top, bottom] = ends('y');
    expect(top - SIZE / 2, 'below the name').toBeGreaterThanOrEqual(box.y + 26 - 1);
    expect(bottom + SIZE / 2).toBeLessThanOrEqual(box.y + height);
    if (shape === 'rows') expect(bottom + BESIDE + SIZE / 2).toBeGreaterThan(box.y + height - 8);
    expect(placed(box, fits).more).toBe(0);
  });

  it.each([
    ['rows', 120, 48],
    ['rows', 300, 140],
    ['line', 150, 60],
    ['lock', 206, 130],
  ] as const)(
    '%s of %i × %i px is taken by marks that can be told apart before anybody is counted',
    (shape, width, height) => {
      const box = boxOf(shape, width, height);
      let fits = 1;
      while (placed(box, fits + 1, true).more === 0) fits += 1;
      const { marks } = placed(box, fits, true);
      expect(marks).toHaveLength(fits);
      expect(apart(marks)).toBeGreaterThanOrEqual(7 - 1e-9);
      expect(apart(marks), 'close to each other before they are counted').toBeLessThan(8.5);
      for (const { x, y } of marks) {
        expect(x - SIZE / 2).toBeGreaterThanOrEqual(box.x);
        expect(x + SIZE / 2).toBeLessThanOrEqual(box.x + width);
        expect(y - SIZE / 2).toBeGreaterThanOrEqual(box.y + 26 - 1);
        expect(y + SIZE / 2).toBeLessThanOrEqual(box.y + height);
      }
    },
  );

  it('is a line that folds: who comes next is first in the first row', () => {
    const { marks } = placed(boxOf('lock', 206, 130), 30, true);
    const [first, second] = marks;
    const next = marks.find(({ y }) => y !== first?.y);
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    expect(next?.x).toBe(first?.x);
    expect(next?.y).toBeGreaterThan(first?.y ?? 0);
    expect(marks.map(({ present }) => present.message)).toEqual(marks.map((_, index) => index));
  });

  it('has the number of who does not fit beside a name that leaves room, and else behind the last row', () => {
    const narrow = boxOf('rows', 200, 80);
    const beside = placed(narrow, 200);
    expect(beside.moreAt).toEqual({ x: 290, y: 66, anchor: 'end' });
    const named = { ...narrow, place: { ...narrow.place, name: 'a name that is long' } };
    const below = placed(named, 200);
    expect(below.moreAt.y).toBeGreaterThan(beside.moreAt.y);
    expect(below.marks.length, 'its room is taken from the marks').toBeLessThan(
      beside.marks.length,
    );
    expect(placed(boxOf('rows', 231, 80), 200).moreAt.y, 'wide boxes have counts there').toBe(
      below.moreAt.y,
    );
  });

  it('of the smallest box is that of one mark', () => {
    expect(placed(boxOf('rows', 10, 10), 3)).toMatchObject({ more: 3 });
    expect(placed(boxOf('line', 10, 10), 1).marks).toHaveLength(1);
    expect(placed(boxOf('line', 10, 10), 3)).toMatchObject({ more: 2 });
  });

  it('of a lock tells who does not fit, of the line and of those at it', () => {
    const box = boxOf('lock', 300, 60);
    const line = placed(box, 90, true);
    expect(line.marks.length + line.more).toBe(90);
    const held = placed(box, 9);
    expect(held.marks.length + held.more).toBe(9);
    expect(held.more).toBeGreaterThan(0);
    for (const { x } of held.marks) expect(x).toBeGreaterThan(400 - 10 - 44);
    for (const { x } of line.marks) expect(x).toBeLessThan(400 - 10 - 44 - 10);
    expect(line.moreAt.anchor).toBe('start');
  });
});

it('columns have their shares of the width, from its left edge to its right, with equal gaps', () => {
  const shares = [0.2, 0.4, 0.1].map((share) => ({ head: '', share }));
  const { columns, height } = layoutOf([], shares, 1000);
  expect(columns.map(({ width }) => width)).toEqual([199, 399, 99]);
  const [a, b, c] = columns;
  if (!a || !b || !c) throw new Error('a column is missing');
  expect(b.x - (a.x + a.width)).toBeCloseTo(c.x - (b.x + b.width));
  expect(c.x + c.width).toBeCloseTo(999.5);
  expect(a.x).toBe(0.5);
  for (const one of columns) expect(one.y + one.height).toBeLessThan(height);
  const [only] = layoutOf([], shares.slice(0, 1), 1000).columns;
  expect(only?.x).toBe(0.5);
});
