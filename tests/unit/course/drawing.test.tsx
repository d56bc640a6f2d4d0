// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import type { Place } from '../../../src/course/chapter/types';
import { COURSE } from '../../../src/course/chapters/course';
import { locks } from '../../../src/course/chapters/locks';
import { queue } from '../../../src/course/chapters/queue';
import { Drawing } from '../../../src/course/figure/Drawing';
import { HEAD, layoutOf } from '../../../src/course/figure/layout';
import { DOT, fits, heldAt, marksOf, serverBoxes } from '../../../src/course/figure/marks';
import { rowsOf } from '../../../src/course/figure/rows';
import type { Snapshot } from '../../../src/course/network/shapes';

const snapshot = (line: number[], serving: number[]): Snapshot => ({
  nowMs: 150,
  sources: [{ id: 'messages', thinking: 0 }],
  stations: [
    {
      id: 'database',
      line,
      lineLength: line.length,
      serving: serving.map((message, server) => ({
        server,
        messages: [message],
        sinceMs: 100,
        untilMs: 200,
      })),
      lookingAwayUntilMs: null,
    },
  ],
  locks: [],
});

describe('a layout', () => {
  it.each([704, 520])('of %i px keeps places apart, in order and inside', (width) => {
    const { boxes, stacked } = layoutOf(queue.drawing, width);
    expect(stacked).toBe(false);
    expect(boxes.map(({ place }) => place.kind)).toEqual(['arrivals', 'line', 'servers', 'out']);
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      expect(box.x + box.width).toBeLessThan(next?.x ?? width + 1);
    }
  });

  it('is as high as what stands above each other in it, and no higher', () => {
    expect(rowsOf(queue)).toBe(1);
    expect(rowsOf(locks)).toBe(4);
    expect(layoutOf(queue.drawing, 704, 1).height).toBeLessThan(
      layoutOf(queue.drawing, 704, 4).height,
    );
    for (const rows of [1, 2, 3, 4]) {
      const { boxes, height } = layoutOf(queue.drawing, 704, rows);
      const box = boxes[2];
      if (!box) throw new Error('no servers');
      const drawn = serverBoxes(box, rows, false);
      expect(Math.min(...drawn.map(({ y }) => y))).toBeGreaterThanOrEqual(HEAD);
      expect(Math.max(...drawn.map((one) => one.y + one.height))).toBeLessThanOrEqual(height);
    }
  });

  it('stacks lines with what serves them where there is no room', () => {
    const { boxes, stacked, height } = layoutOf(queue.drawing, 330);
    expect(stacked).toBe(true);
    expect(boxes.map(({ place }) => place.kind)).toEqual(['line', 'servers']);
    expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThanOrEqual(330);
    expect(Math.max(...boxes.map((box) => box.y + box.height))).toBeLessThanOrEqual(height);
  });
});

describe('messages that are held', () => {
  const held = { ...snapshot([], [7, 8]), nowMs: 200 };

  it('stand in line until there is room for them', () => {
    const layout = layoutOf([{ kind: 'held', station: 'database', label: 'held' }], 704);
    expect(heldAt(snapshot([], [7, 8]), 'database')).toEqual([]);
    expect(marksOf(layout, held, () => 2).marks.map(({ message }) => message)).toEqual([7, 8]);
  });

  it('wait in their servers, where servers are drawn', () => {
    const { marks } = marksOf(layoutOf(queue.drawing, 704), held, () => 2);
    expect(marks.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });
});

describe('marks', () => {
  const layout = layoutOf(queue.drawing, 704);

  it('put the next in line nearest to the server, and who is served inside it', () => {
    const { marks, servers } = marksOf(layout, snapshot([8, 9], [7]), () => 1);
    const at = (message: number) => marks.find((mark) => mark.message === message);
    expect(at(8)?.state).toBe('waiting');
    expect(at(7)?.state).toBe('working');
    expect(at(8)?.x).toBeGreaterThan(at(9)?.x ?? Infinity);
    const [server] = servers.database ?? [];
    expect(server?.over).toBe(0.5);
    expect(at(7)?.x).toBeGreaterThan(server?.x ?? Infinity);
    expect(at(7)?.x).toBeLessThan((server?.x ?? 0) + (server?.width ?? 0));
  });

  it('end where the line has no more room', () => {
    const [, line] = layout.boxes;
    if (!line) throw new Error('no line');
    const many = Array.from({ length: 200 }, (_, index) => index + 1);
    const { marks } = marksOf(layout, snapshot(many, []), () => 1);
    expect(marks).toHaveLength(fits(line));
    expect(Math.min(...marks.map(({ x }) => x))).toBeGreaterThanOrEqual(line.x + DOT - 4);
  });

  it('draws as many servers as there are, none over another', () => {
    const box = layout.boxes[2];
    if (!box) throw new Error('no servers');
    const drawn = serverBoxes(box, 6, false);
    expect(new Set(drawn.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    expect(drawn.every(({ over }) => over === null)).toBe(true);
  });
});

describe('the drawing', () => {
  it('lets messages leave where there is a way out, and else lays none over the last server', () => {
    const leavingIn = (places: readonly Place[]) => {
      const drawing = (serving: number[]) => (
        <Drawing
          places={places}
          rows={1}
          most={{}}
          network={queue.network(startOf(queue))}
          snapshot={snapshot([], serving)}
          glides
          description="a line"
        />
      );
      const { container, rerender, unmount } = render(drawing([7]));
      rerender(drawing([]));
      const { length } = container.querySelectorAll('[data-state="leaving"]');
      unmount();
      return length;
    };
    expect(leavingIn(queue.drawing)).toBe(1);
    expect(leavingIn(queue.drawing.filter(({ kind }) => kind !== 'out'))).toBe(0);
  });

  it('counts who waits, also those who do not fit and those who are not even told of', () => {
    const told = Array.from({ length: 60 }, (_, index) => index + 1);
    const [station, ...others] = snapshot(told, [300]).stations;
    if (!station) throw new Error('no station');
    const long = {
      ...snapshot(told, [300]),
      stations: [{ ...station, lineLength: 200 }, ...others],
    };
    const html = renderToStaticMarkup(
      <Drawing
        places={queue.drawing}
        rows={1}
        most={{}}
        network={queue.network(startOf(queue))}
        snapshot={long}
        glides
        description="a line"
      />,
    );
    const waiting = html.match(/data-state="waiting"/g)?.length ?? 0;
    expect(html).toContain('in line: 200');
    expect(html).toContain(`and ${200 - waiting} more`);
    expect(html.match(/data-state="working"/g)).toHaveLength(1);
  });
});

describe('a closed loop', () => {
  it.each(COURSE.map((chapter) => [chapter.id, chapter] as const))(
    'of %s is drawn with its way back, and nothing else is',
    (_, chapter) => {
      const network = chapter.network(startOf(chapter));
      const closed = network.sources.filter(({ kind }) => kind === 'closed').map(({ id }) => id);
      const withBack = chapter.drawing.flatMap((place) =>
        'back' in place && place.back ? [place.source] : [],
      );
      expect(withBack).toEqual(closed);
      const html = renderToStaticMarkup(
        <Drawing
          places={chapter.drawing}
          rows={rowsOf(chapter)}
          most={{}}
          network={network}
          snapshot={{ nowMs: 0, sources: [], stations: [], locks: [] }}
          glides
          description=""
        />,
      );
      for (const place of chapter.drawing)
        if ('back' in place && place.back) expect(html).toContain(place.back);
    },
  );

  it.each([704, 560, 330])(
    'runs from the last place around the others to the first, in %d px',
    (width) => {
      for (const chapter of COURSE) {
        const { wayBack, boxes, height } = layoutOf(chapter.drawing, width, rowsOf(chapter));
        if (wayBack === null) continue;
        const [first, last] = [boxes[0], boxes.at(-1)];
        const xs = wayBack.points.map(([x]) => x);
        const ys = wayBack.points.map(([, y]) => y);
        expect(xs.at(-1)).toBeLessThan(first?.x ?? 0);
        expect(xs[0]).toBeGreaterThanOrEqual(last?.x ?? width);
        expect(Math.max(...xs)).toBeLessThan(width);
        expect(Math.min(...xs)).toBeGreaterThan(0);
        for (const box of boxes) {
          expect(box.x + box.width).toBeLessThanOrEqual(Math.max(...xs));
          expect(box.y + box.height).toBeLessThanOrEqual(Math.max(...ys));
        }
        expect(Math.max(...ys)).toBeLessThan(height);
      }
    },
  );
});
