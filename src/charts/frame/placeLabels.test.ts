import { describe, expect, it } from 'vitest';
import { type Box, boxAround, covered, type LabelRequest, placeLabels } from './placeLabels';

const bounds: Box = { x: 0, y: 0, width: 400, height: 300 };
const request = (id: string, x: number, y: number, required = true): LabelRequest => ({
  id,
  x,
  y,
  radius: 5,
  lines: [{ text: `measured ${id}`, bold: true }, { text: '96/s, 307 ms' }],
  required,
});

describe('placeLabels', () => {
  it('prefers the right side, near the mark and without a leader', () => {
    const labels = placeLabels([request('20-A', 100, 100)], [], bounds);
    expect(labels).toMatchObject([{ anchor: 'start', leader: null }]);
  });

  it('keeps labels apart, clear of marks and inside the plot', () => {
    const points = [request('a', 380, 150), request('b', 370, 160), request('c', 350, 155)];
    const marks = points.map((point) => boxAround(point.x, point.y, 6));
    const labels = placeLabels(points, marks, bounds);
    expect(labels).toHaveLength(3);
    for (const [index, { box }] of labels.entries()) {
      expect(covered(box, marks)).toBe(0);
      expect(
        covered(
          box,
          labels.slice(index + 1).map((other) => other.box),
        ),
      ).toBe(0);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(400);
    }
    expect(labels.some((label) => label.leader)).toBe(true);
  });

  it('leaves out an optional label without room', () => {
    const wall: Box[] = [{ x: 0, y: 0, width: 400, height: 300 }];
    expect(placeLabels([request('a', 100, 100, false)], wall, bounds)).toHaveLength(0);
    expect(placeLabels([request('a', 100, 100)], wall, bounds)).toHaveLength(1);
  });
});
