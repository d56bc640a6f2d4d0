import { describe, expect, it } from 'vitest';
import { placeAlongLine } from './placeAlongLine';

const line = { begin: 0, end: 200, y: 50, sides: ['above', 'below'] as const };
const wall = (from: number, to: number, y: number, height: number) => ({
  x: from,
  y,
  width: to - from,
  height,
});

describe('the name of a line', () => {
  it('stands at its beginning, on the first side', () => {
    expect(placeAlongLine('nnnn', line, [])).toMatchObject({ x: 0, y: 33 });
    const right = placeAlongLine('nnnn', { ...line, begin: 200, end: 0 }, []);
    expect(right && right.x + right.width).toBe(200);
    expect(placeAlongLine('nnnn', { ...line, sides: ['below'] }, [])?.y).toBe(54);
  });

  it('goes to the other side, or on along the line, from what it would cover', () => {
    expect(placeAlongLine('nnnn', line, [wall(0, 200, 0, 50)])?.y).toBe(54);
    const on = placeAlongLine('nnnn', line, [wall(0, 100, 0, 100)]);
    expect(on?.x).toBeGreaterThanOrEqual(100);
    expect(on?.x).toBeLessThan(106);
  });

  it('covers the least where all is taken, and stays within the line', () => {
    const taken = [wall(-50, 150, 0, 100), wall(150, 250, 40, 60)];
    const place = placeAlongLine('nnnn', line, taken);
    expect(place?.x).toBeGreaterThan(145);
    expect(place && place.x + place.width).toBeLessThanOrEqual(200);
    expect(placeAlongLine('nnnn', { ...line, end: 20 }, [])).toBeUndefined();
  });
});
