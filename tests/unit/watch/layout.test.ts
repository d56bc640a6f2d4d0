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
  new Map(marksOf(box, moment).map(({ present, x, y }) => [present.message, { x, y }]));

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
    // Rows turn round at their end, so that whoever moves up goes to the seat beside.
    expect(at(narrow, 0)).toEqual({ x: at(narrow, 3).x, y: at(narrow, 3).y + 17 });
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
    const marks = marksOf(boxOf('rows'), [one, { ...other, place: 'there' }]);
    expect(marks.map(({ present }) => present.message)).toEqual([0]);
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
  const SIZE = 6.5;
  const placed = (box: PlaceBox, count: number, waits = false) =>
    marksOf(box, crowd(...Array.from({ length: count }, () => ({ waits }))));

  /** How far the two nearest marks are from each other. */
  const apart = (marks: readonly { x: number; y: number }[]) =>
    Math.min(
      ...marks.flatMap((one, index) =>
        marks.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      ),
    );

  describe.each([
    ['rows', 300, 140],
    ['rows', 120, 48],
    ['line', 150, 60],
    ['lock', 206, 130],
  ] as const)('%s of %i × %i px', (shape, width, height) => {
    const box = boxOf(shape, width, height);

    it.each([1, 7, 40, 400, 3000])('holds %i messages below its name', (count) => {
      const marks = placed(box, count, true);
      expect(marks).toHaveLength(count);
      for (const { x, y, radius } of marks) {
        expect(x - radius).toBeGreaterThanOrEqual(box.x);
        expect(x + radius).toBeLessThanOrEqual(box.x + width);
        expect(y - radius).toBeGreaterThanOrEqual(box.y + 26 - 2);
        expect(y + radius).toBeLessThanOrEqual(box.y + height);
      }
      if (count > 1 && count < 500) {
        const [{ radius } = { radius: 0 }] = marks;
        expect(apart(marks), 'nobody stands on another').toBeGreaterThanOrEqual(2 * radius);
      }
    });

    it('has full size as long as there is room, and gets smaller only then', () => {
      let fits = 1;
      while (placed(box, fits + 1, true)[0]?.radius === SIZE) fits += 1;
      const full = placed(box, fits, true);
      const rows = new Set(full.map(({ y }) => y)).size;
      const inRow = full.filter(({ y }) => y === full[0]?.y).length;
      const room = shape === 'lock' ? width - 44 - 10 : width;
      expect((inRow + 1) * 17, 'another column').toBeGreaterThan(room - 30);
      expect((rows + 1) * 17, 'another row').toBeGreaterThan(height - 26 - 4);
      expect(placed(box, fits + 1, true)[0]?.radius).toBeLessThan(SIZE);
    });
  });

  it('is a line that folds: who comes next is first, and the next row begins below the last', () => {
    const marks = placed(boxOf('lock', 206, 130), 30, true);
    const [first, second] = marks;
    const turn = marks.findIndex(({ y }) => y !== first?.y);
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    expect(marks[turn]?.x).toBeCloseTo(marks[turn - 1]?.x ?? 0, 9);
    expect(marks[turn]?.y).toBeGreaterThan(first?.y ?? 0);
    expect(marks.map(({ present }) => present.message)).toEqual(marks.map((_, index) => index));
  });

  it('begins at the left where there is no line, and at the right where there is one', () => {
    const [host] = placed(boxOf('rows', 300, 140), 12);
    expect(host?.x).toBeCloseTo(100 + 14.5, 9);
    const [next] = placed(boxOf('line', 300, 140), 60);
    expect(next?.x).toBeCloseTo(400 - 16.5, 9);
  });

  it('of the smallest box holds whoever is there', () => {
    expect(placed(boxOf('rows', 10, 10), 3)).toHaveLength(3);
    expect(placed(boxOf('line', 10, 10), 3)).toHaveLength(3);
  });

  it('of a lock keeps those at it apart from those in line', () => {
    const box = boxOf('lock', 300, 60);
    for (const { x } of placed(box, 9)) expect(x).toBeGreaterThan(400 - 10 - 44);
    for (const { x } of placed(box, 90, true)) expect(x).toBeLessThan(400 - 10 - 44 - 10);
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
