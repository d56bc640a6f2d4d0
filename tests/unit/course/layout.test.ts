import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/course/chapter/types';
import { COURSE } from '../../../src/course/chapters/course';
import { type Box, HEAD, layoutOf, middleOf } from '../../../src/course/figure/layout';
import { DOT, fits, heldAt, marksOf, serverBoxes } from '../../../src/course/figure/marks';
import { mostServers, rowsOf } from '../../../src/course/figure/rows';
import type { Snapshot } from '../../../src/course/network/shapes';

const line: Place = { kind: 'line', station: 'a', label: 'line' };
const servers: Place = { kind: 'servers', station: 'a', label: 'servers', busy: 'busy' };
const held: Place = { kind: 'held', station: 'a', label: 'held' };
const lockLine: Place = { kind: 'lockLine', lock: 'l', label: 'for the lock', note: '' };
const lock: Place = { kind: 'lock', lock: 'l', station: 'a', label: 'lock' };
const users: Place = { kind: 'users', source: 's', label: 'users', back: 'again' };
const out: Place = { kind: 'out', label: 'out' };
const arrivals: Place = { kind: 'arrivals', source: 's', label: 'arriving' };

const kindsOf = (boxes: readonly Box[]) => boxes.map(({ place }) => place.kind);
const right = ({ x, width }: Box) => x + width;

describe('places in a row', () => {
  it('fill the width, a gap apart, and lines share what the others leave', () => {
    const { boxes, stacked, height } = layoutOf([arrivals, line, servers, held, out], 800);
    expect(stacked).toBe(false);
    expect(kindsOf(boxes)).toEqual(['arrivals', 'line', 'servers', 'held', 'out']);
    expect(boxes[0]?.x).toBe(0);
    for (const [index, box] of boxes.slice(1).entries())
      expect(box.x - right(boxes[index] as Box)).toBeCloseTo(12, 9);
    expect(right(boxes.at(-1) as Box)).toBeCloseTo(800, 9);
    expect(boxes[1]?.width).toBeCloseTo(boxes[3]?.width ?? 0, 9);
    const narrow = layoutOf([arrivals, line, servers, held, out], 700).boxes;
    expect((boxes[1]?.width ?? 0) - (narrow[1]?.width ?? 0)).toBeCloseTo(50, 9);
    for (const index of [0, 2, 4]) expect(boxes[index]?.width).toBe(narrow[index]?.width);
    for (const box of boxes) expect([box.y, box.height]).toEqual([0, height]);
  });

  it('are as high as two servers at least, and higher by a server for each more', () => {
    const heightOf = (rows: number) => layoutOf([line, servers], 800, rows).height;
    expect(heightOf(1)).toBe(heightOf(2));
    expect(heightOf(3) - heightOf(2)).toBe(heightOf(4) - heightOf(3));
    expect(heightOf(3)).toBeGreaterThan(heightOf(2) + 26);
    expect(layoutOf([line, servers], 800).height, 'four are expected').toBe(heightOf(4));
  });

  it('have slimmer servers where they would not fit, and else stand below each other', () => {
    const many = [arrivals, line, servers, line, servers, line, servers, out];
    const [wide, slim] = [layoutOf(many, 900), layoutOf(many, 600)];
    const widthOf = ({ boxes }: typeof wide) =>
      boxes.filter(({ place }) => place.kind === 'servers').map(({ width }) => width);
    expect(new Set(widthOf(wide))).toEqual(new Set([104]));
    expect(slim.stacked).toBe(false);
    expect(new Set(widthOf(slim))).toEqual(new Set([56]));
    expect(right(slim.boxes.at(-1) as Box)).toBeLessThanOrEqual(600.001);
    expect(layoutOf(many, 540).stacked, 'even slim ones have no room').toBe(true);
    expect(layoutOf([line, servers], 519).stacked).toBe(true);
    expect(layoutOf([line, servers], 520).stacked).toBe(false);
  });
});

describe('places below each other', () => {
  const rowsOfBoxes = (boxes: readonly Box[]) =>
    [...new Set(boxes.map(({ y }) => y))].map((y) => kindsOf(boxes.filter((box) => box.y === y)));

  it('have a row for each line with what serves it, without ways in and out', () => {
    const { boxes } = layoutOf([arrivals, line, servers, lockLine, lock, held, out], 330);
    expect(rowsOfBoxes(boxes)).toEqual([['line', 'servers'], ['lockLine', 'lock'], ['held']]);
    for (const box of boxes) expect(right(box)).toBeLessThanOrEqual(330.001);
    expect(rowsOfBoxes(layoutOf([users, line, servers], 330).boxes)).toEqual([
      ['users'],
      ['line', 'servers'],
    ]);
    expect(rowsOfBoxes(layoutOf([arrivals, servers, line], 330).boxes)).toEqual([
      ['servers'],
      ['line'],
    ]);
  });

  it('are as high as what stands in each', () => {
    const heightOf = (...places: Place[]) => layoutOf(places, 330, 4, { a: 1 }).height;
    const low = heightOf(line, servers);
    expect(layoutOf([line, servers], 330, 4, { a: 2 }).height).toBeGreaterThan(low);
    expect(layoutOf([line, servers], 330).height, 'of several, where nobody tells').toBe(
      layoutOf([line, servers], 330, 4, { a: 2 }).height,
    );
    expect(heightOf(held)).toBe(low);
    expect(heightOf(lockLine, lock)).toBeGreaterThan(low);
    expect(heightOf(line, servers, line, servers)).toBe(2 * low);
    const [above, below] = layoutOf([line, servers, lockLine, lock], 330, 4, { a: 1 }).boxes.filter(
      ({ place }) => place.kind !== 'servers' && place.kind !== 'lock',
    );
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBe(below?.y);
  });

  it('let users alone take the whole width', () => {
    const [box] = layoutOf([users, line, servers], 330).boxes;
    expect(box?.place.kind).toBe('users');
    expect([box?.x, box?.width]).toEqual([12, 306]);
  });
});

describe('the way back', () => {
  it('is there where those who are answered come again, and has its words', () => {
    expect(layoutOf([arrivals, line, servers, out], 800).wayBack).toBeNull();
    expect(layoutOf([users, line, servers], 800).wayBack?.label).toBe('again');
    const coming: Place = { ...arrivals, back: 'the next one' } as Place;
    expect(layoutOf([coming, line, servers, out], 800).wayBack?.label).toBe('the next one');
  });

  it.each([800, 330])('goes around the places below them, in %d px', (width) => {
    const { boxes, wayBack, height } = layoutOf([users, line, servers], width);
    const [first, last] = [boxes[0] as Box, boxes.at(-1) as Box];
    const [leaves, turns, low, along, up, enters] = wayBack?.points ?? [];
    expect(leaves).toEqual([right(last), middleOf(last)]);
    expect(turns).toEqual([width - 3, middleOf(last)]);
    expect(enters).toEqual([first.x - 3, middleOf(first)]);
    expect(up).toEqual([3, middleOf(first)]);
    expect(low?.[0]).toBe(width - 3);
    expect(along?.[0]).toBe(3);
    expect(low?.[1]).toBe(along?.[1]);
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    expect(low?.[1]).toBeGreaterThan(bottom);
    expect(height).toBeGreaterThan(low?.[1] ?? height);
  });

  it('leaves from where messages go out', () => {
    const coming: Place = { ...arrivals, back: 'the next one' } as Place;
    const { boxes, wayBack } = layoutOf([coming, line, servers, out], 800);
    expect(wayBack?.points[0]?.[0]).toBe(boxes.at(-1)?.x);
  });

  it('needs a place', () => {
    expect(() => layoutOf([{ ...arrivals, back: 'again' } as Place], 330)).toThrow('no place');
  });
});

it.each([900, 704, 520, 330])('all chapters keep their places apart and inside %d px', (width) => {
  for (const chapter of COURSE) {
    const most = mostServers(chapter);
    const { boxes, height, stacked } = layoutOf(chapter.drawing, width, rowsOf(chapter), most);
    const drawn = chapter.drawing.filter(
      ({ kind }) => !stacked || (kind !== 'arrivals' && kind !== 'out'),
    );
    expect(boxes.map(({ place }) => place)).toEqual(drawn);
    for (const [index, box] of boxes.entries()) {
      expect(box.x >= 0 && right(box) <= width + 0.001, chapter.id).toBe(true);
      expect(box.y + box.height, chapter.id).toBeLessThanOrEqual(height);
      const next = boxes[index + 1];
      if (next?.y === box.y) expect(next.x).toBeGreaterThan(right(box));
      else if (next) expect(next.y, chapter.id).toBeGreaterThanOrEqual(box.y + box.height);
    }
  }
});

const box: Box = { place: servers, x: 100, y: 20, width: 104, height: 160 };
const middle = 20 + HEAD + (160 - HEAD) / 2;

/** A station that serves some messages, with others in line. */
const seen = (
  serving: readonly { server: number; messages: number[]; untilMs?: number }[],
  inLine: number[] = [],
): Snapshot => ({
  nowMs: 150,
  sources: [],
  stations: [
    { id: 'other', line: [91], lineLength: 1, serving: [], lookingAwayUntilMs: null },
    {
      id: 'a',
      line: inLine,
      lineLength: inLine.length,
      serving: serving.map((one) => ({ sinceMs: 100, untilMs: 300, ...one })),
      lookingAwayUntilMs: null,
    },
  ],
  locks: [
    { id: 'm', line: [92], holder: 93 },
    { id: 'l', line: [5, 6], holder: 4 },
  ] as unknown as Snapshot['locks'],
});

describe('servers', () => {
  it('stand below each other around the middle, four in a column', () => {
    const drawn = serverBoxes(box, 6, false);
    expect(drawn.map(({ x }) => x)).toEqual([100, 100, 100, 100, 156, 156]);
    expect(drawn.map(({ y }) => y - (drawn[0]?.y ?? 0))).toEqual([0, 34, 68, 102, 0, 34]);
    expect(drawn.every(({ width, height }) => width === 48 && height === 26)).toBe(true);
    expect(((drawn[0]?.y ?? 0) + (drawn[3]?.y ?? 0) + 26) / 2).toBeCloseTo(middle, 9);
  });

  it('stand two in a column where places are stacked, and alone take the width', () => {
    expect(serverBoxes(box, 4, true).map(({ x }) => x)).toEqual([100, 100, 156, 156]);
    const [one] = serverBoxes(box, 1, false);
    expect(one).toMatchObject({ x: 100, width: 104, over: null });
    expect((one?.y ?? 0) + 13).toBeCloseTo(middle, 9);
  });
});

describe('messages', () => {
  const layout = (...boxes: Box[]) => ({ boxes, wayBack: null, height: 200, stacked: false });
  const at = (place: Place, x = 100): Box => ({ ...box, place, x });

  it('fit as many as there is room for, one at least', () => {
    expect(fits({ ...box, width: 8 })).toBe(1);
    expect(fits({ ...box, width: 8 + 3 * (2 * DOT + 3) })).toBe(3);
    expect(fits({ ...box, width: 7 + 3 * (2 * DOT + 3) })).toBe(2);
  });

  it('stand in line from the server backwards, in the middle', () => {
    const { marks } = marksOf(layout(at(line)), seen([], [7, 8]), () => 1);
    expect(marks).toEqual([
      { message: 7, x: 204 - DOT - 4, y: middle, state: 'waiting' },
      { message: 8, x: 204 - DOT - 4 - 17, y: middle, state: 'waiting' },
    ]);
  });

  it('wait for the lock that a place is about, which one holds', () => {
    const { marks } = marksOf(layout(at(lockLine), at(lock, 300)), seen([]), () => 1);
    expect(marks.map(({ message, state }) => [message, state])).toEqual([
      [5, 'waiting'],
      [6, 'waiting'],
      [4, 'working'],
    ]);
    expect(marks[2]).toMatchObject({ x: 352, y: middle });
    const free = { ...seen([]), locks: [] };
    expect(marksOf(layout(at(lockLine), at(lock)), free, () => 1).marks).toEqual([]);
  });

  it('are served by their own server, those of a batch behind each other', () => {
    const { marks, servers: drawn } = marksOf(
      layout(at(servers)),
      seen([{ server: 1, messages: [7, 8] }]),
      () => 2,
    );
    expect(drawn.a?.map(({ over }) => over)).toEqual([null, 0.25]);
    const own = drawn.a?.[1];
    expect(marks).toEqual([
      { message: 7, x: (own?.x ?? 0) + 16, y: (own?.y ?? 0) + 13, state: 'working' },
      { message: 8, x: (own?.x ?? 0) + 22, y: (own?.y ?? 0) + 13, state: 'working' },
    ]);
  });

  it('are held where their service is over, by then and not before', () => {
    const over = seen([
      { server: 0, messages: [7], untilMs: 150 },
      { server: 1, messages: [8], untilMs: 151 },
    ]);
    expect(heldAt(over, 'a')).toEqual([7]);
    expect(heldAt(over, 'none')).toEqual([]);
    const { marks, servers: drawn } = marksOf(layout(at(servers), at(held, 300)), over, () => 2);
    expect(marks.map(({ message, state }) => `${message} ${state}`)).toEqual([
      '7 waiting',
      '8 working',
      '7 waiting',
    ]);
    expect(drawn.a?.map((one) => one.over)).toEqual([1, 50 / 51]);
  });

  it('have no share of a service that takes no time', () => {
    const at150 = { ...seen([]), nowMs: 100 };
    const [, station] = seen([{ server: 0, messages: [7], untilMs: 100 }]).stations;
    const none = { ...at150, stations: station ? [station] : [] };
    expect(marksOf(layout(at(servers)), none, () => 1).servers.a?.[0]?.over).toBe(0);
  });

  it('are none of a place that is only passed', () => {
    const { marks, servers: drawn } = marksOf(
      layout(at(out), at(arrivals)),
      seen([], [7]),
      () => 1,
    );
    expect([marks, drawn]).toEqual([[], {}]);
  });
});
